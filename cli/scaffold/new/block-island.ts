/** The end of an import in a file that is made; written out, it would be taken for one of this file. */
export const ofModule = (module: string) => ` from ${JSON.stringify(module)};`;

export const viewTexts = { count: { one: "{count} item", other: "{count} items" } };
export const catalogue = (texts: object) => `${JSON.stringify(texts, null, 2)}\n`;

export const islandFiles = (name: string, component: string): Readonly<Record<string, string>> => ({
  [`blocks/${name}/island.tsx`]: island(component),
  [`blocks/${name}/view.tsx`]: view(name, component),
  [`blocks/${name}/style.scss`]: style(name),
  [`blocks/${name}/messages/en.json`]: catalogue({ ...viewTexts, reverse: "Last one first" }),
});

const island = (component: string) => `import type { MessagesOf }${ofModule("blockwork")}
import { useState }${ofModule("react")}
import type { messages }${ofModule("./messages.ts")}

interface ${component}IslandProps {
  readonly items: readonly string[];
  readonly texts: Pick<MessagesOf<typeof messages>, "reverse">;
}

export default function ${component}Island({ items, texts }: ${component}IslandProps) {
  const [isReversed, setReversed] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={isReversed} onClick={() => setReversed(!isReversed)}>
        {texts.reverse}
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
) => `import { fillInCount, Island, type Resolved, Section, useMessages, usePage }${ofModule("blockwork")}
import ${component}Island${ofModule("./island.tsx")}
import { messages }${ofModule("./messages.ts")}
import type { schema }${ofModule("./schema.ts")}

export function ${component}({ title, items }: Resolved<typeof schema>) {
  const { language } = usePage();
  const { reverse, count } = useMessages(messages);
  return (
    <Section name="${name}" title={title}>
      <p>{fillInCount(count, items.length, language)}</p>
      <Island
        name="${name}"
        hydrateOn="interaction"
        component={${component}Island}
        props={{ items, texts: { reverse } }}
      />
    </Section>
  );
}
`;
