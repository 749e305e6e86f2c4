/** The end of an import in a file that is made; written out, it would be taken for one of this file. */
export const ofModule = (module: string) => ` from ${JSON.stringify(module)};`;

/** What an island does first, by which its code is loaded. */
export const islandKinds = ["clicks", "address", "draws"] as const;
export type IslandKind = (typeof islandKinds)[number];

const hydrateOn: Readonly<Record<IslandKind, string>> = {
  clicks: "interaction",
  address: "query",
  draws: "visible",
};

interface NewIsland {
  readonly name: string;
  readonly component: string;
  readonly kind: IslandKind;
}

export const islandFiles = ({ name, component, kind }: NewIsland): Readonly<Record<string, string>> => ({
  [`blocks/${name}/island.tsx`]: island(component, kind),
  [`blocks/${name}/view.tsx`]: view(name, component, kind),
  [`blocks/${name}/style.scss`]: style(name),
});

const stateOf: Readonly<Record<"address" | "other", { readonly imports: string; readonly state: string }>> = {
  address: {
    imports: `import { useMessages, useQueryState }${ofModule("blockwork")}`,
    state: `const [order, setOrder] = useQueryState("order", "");
  const isReversed = order === "reversed";
  const setReversed = (isOn: boolean) => setOrder(isOn ? "reversed" : "");`,
  },
  other: {
    imports: `import { useMessages }${ofModule("blockwork")}
import { useState }${ofModule("react")}`,
    state: "const [isReversed, setReversed] = useState(false);",
  },
};

const island = (
  component: string,
  kind: IslandKind,
) => `${stateOf[kind === "address" ? kind : "other"].imports}
import { messages }${ofModule("./messages.ts")}

interface ${component}IslandProps {
  readonly items: readonly string[];
}

export default function ${component}Island({ items }: ${component}IslandProps) {
  const { reverse } = useMessages(messages);
  ${stateOf[kind === "address" ? kind : "other"].state}
  return (
    <>
      <button type="button" aria-pressed={isReversed} onClick={() => setReversed(!isReversed)}>
        {reverse}
      </button>
      <ul>
        {(isReversed ? items.toReversed() : items).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
`;

const style = (name: string) => `.${name} {
  ul {
    padding-inline-start: 1.25em;
  }

  @media (scripting: none) {
    button {
      display: none;
    }
  }
}
`;

const view = (
  name: string,
  component: string,
  kind: IslandKind,
) => `import { fillInCount, Island, type Resolved, Section, useMessages, usePage }${ofModule("blockwork")}
import ${component}Island${ofModule("./island.tsx")}
import { messages }${ofModule("./messages.ts")}
import type { schema }${ofModule("./schema.ts")}

export function ${component}({ title, items }: Resolved<typeof schema>) {
  const { language } = usePage();
  const { count } = useMessages(messages);
  return (
    <Section name="${name}" title={title}>
      <p>{fillInCount(count, items.length, language)}</p>
      <Island
        name="${name}"
        hydrateOn="${hydrateOn[kind]}"
        component={${component}Island}
        props={{ items }}
        messages={messages}
      />
    </Section>
  );
}
`;
