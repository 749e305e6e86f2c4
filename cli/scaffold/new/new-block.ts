import { blocks as builtIn } from "../../../blocks/index.ts";
import { humanizeKey } from "../../../editing/labels/schema/humanize-key.ts";
import { registryFile } from "../../assets/own-code/load-blocks.ts";
import { SiteError } from "../../files/site-error.ts";
import { type IslandKind, islandFiles, ofModule } from "./block-island.ts";
import { textFiles } from "./block-texts.ts";
import type { CreatedFiles } from "./created-files.ts";

interface NewBlock {
  readonly name: string;
  readonly registry: string | undefined;
  readonly hasTypes: boolean;
  /** The types of the site's own blocks, those of its packages too. */
  readonly own: readonly string[];
  /** The packages that the site's package.json names. */
  readonly installed: readonly string[];
  /** What its island does; undefined without one. */
  readonly island: IslandKind | undefined;
  /** Of its texts, beside English. */
  readonly languages: readonly string[];
}

export function newBlock({ name, registry, hasTypes, own, installed, ...more }: NewBlock): CreatedFiles {
  const { island, languages } = more;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new SiteError(
      `A block can't be called "${name}".\n  Use lower case letters, digits and hyphens, such as price-list.`,
    );
  if (builtIn.some(({ type }) => type === name))
    throw new SiteError(
      `There is a block "${name}" in Blockwork.\n  Choose another name. To replace Blockwork's, write one of this type yourself, in blocks/${name}.`,
    );
  if (own.includes(name))
    throw new SiteError(`The site has a block "${name}" already, from a package.\n  Choose another name.`);
  const registered = registry === undefined ? newRegistry(name) : withBlock(registry, name);
  const texts = textsOf(name);
  const files = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [`blocks/${name}/${file}`, text]),
  );
  const missing = tools.filter((tool) => !installed.includes(tool));
  return {
    id: name,
    files: {
      ...files,
      ...textFiles({ name, languages, hasIsland: island !== undefined }),
      ...(island && islandFiles({ name, component: componentOf(name), kind: island })),
      ...(registered !== undefined && { [registryFile]: registered }),
      ...(!hasTypes && { "tsconfig.json": tsconfig }),
    },
    next: [
      ...(registered === undefined
        ? [`Add ${variableOf(name)} of "./${name}/index.ts" to the list in ${registryFile}.`]
        : []),
      `Place it on a page: { "id": "${name}", "type": "${name}", "props": { "title": "…" } }`,
      "Run site schema, so that code editors know it.",
      ...(missing.length > 0
        ? [`For its types and its test: npm install --save-dev ${missing.join(" ")}`]
        : []),
      `Run its test: npx vitest run blocks/${name}`,
    ],
  };
}

const tools = ["typescript", "@types/react", "@types/react-dom", "vitest"];

const camelCase = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** What JavaScript keeps for itself, and what blocks/index.ts exports. */
const takenVariables =
  /^(?:arguments|await|blocks|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|formats|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;
/** What the files import. */
const takenComponents = /^(?:Island|Resolved|Section)$/;

function variableOf(name: string): string {
  const variable = camelCase(name);
  return takenVariables.test(variable) ? `${variable}Block` : variable;
}

function componentOf(name: string): string {
  const variable = camelCase(name);
  const component = variable.charAt(0).toUpperCase() + variable.slice(1);
  return takenComponents.test(component) ? `${component}Block` : component;
}

const importOf = (name: string) => `import ${variableOf(name)}${ofModule(`./${name}/index.ts`)}\n`;

const newRegistry = (name: string) => `${importOf(name)}\nexport const blocks = [${variableOf(name)}];\n`;

function withBlock(text: string, name: string): string | undefined {
  const list = /export const blocks(?::[^=]+)? = \[([\w\s,]*)\]/.exec(text);
  if (!list || new RegExp(`\\b${variableOf(name)}\\b`).test(text.replace(/"[^"]*"/g, ""))) return undefined;
  const [, names = ""] = list;
  const end = list.index + list[0].length - 1;
  const before = text.slice(0, end).trimEnd();
  const separator = names.trim() === "" || before.endsWith(",") ? "" : ",";
  const gap = names.includes("\n") ? "\n  " : separator === "" && names.trim() === "" ? "" : " ";
  const close = names.includes("\n") ? ",\n" : "";
  return `${importOf(name)}${before}${separator}${gap}${variableOf(name)}${close}${text.slice(end)}`;
}

const tsconfig = `${JSON.stringify({ extends: "blockwork/tsconfig", include: ["blocks"] }, null, 2)}\n`;

function textsOf(name: string): Readonly<Record<string, string>> {
  const component = componentOf(name);
  return {
    "schema.ts": `import { type ObjectSchema, title }${ofModule("blockwork")}

export const schema = {
  type: "object",
  title: "${humanizeKey(name)}",
  description: "What it is for, in a sentence.",
  properties: {
    title,
    items: {
      type: "array",
      title: "Items",
      description: "The lines, in order.",
      items: { type: "string", title: "Item", description: "One line.", minLength: 1 },
      default: [],
    },
  },
  required: ["title"],
} as const satisfies ObjectSchema;
`,
    "view.tsx": `import { fillInCount, type Resolved, Section, useMessages, usePage }${ofModule("blockwork")}
import { messages }${ofModule("./messages.ts")}
import type { schema }${ofModule("./schema.ts")}

export function ${component}({ title, items }: Resolved<typeof schema>) {
  const { language } = usePage();
  const { count } = useMessages(messages);
  return (
    <Section name="${name}" title={title}>
      <p>{fillInCount(count, items.length, language)}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
`,
    "style.scss": `.${name} {
  ul {
    padding-inline-start: 1.25em;
  }
}
`,
    "sample.ts": `import type { Authored }${ofModule("blockwork")}
import type { schema }${ofModule("./schema.ts")}

export const sample = {
  title: "${humanizeKey(name)}",
  items: ["The first line", "The second line"],
} satisfies Authored<typeof schema>;
`,
    [`${name}.test.tsx`]: `import { sampleProps }${ofModule("blockwork")}
import { renderToStaticMarkup }${ofModule("react-dom/server")}
import { expect, it }${ofModule("vitest")}
import { sample }${ofModule("./sample.ts")}
import { schema }${ofModule("./schema.ts")}
import { ${component} }${ofModule("./view.tsx")}

it("shows its title", () => {
  const html = renderToStaticMarkup(<${component} {...sampleProps(schema, sample)} />);
  expect(html).toContain(sample.title);
});
`,
    "index.ts": `import { defineBlock }${ofModule("blockwork")}
import { messages }${ofModule("./messages.ts")}
import { sample }${ofModule("./sample.ts")}
import { schema }${ofModule("./schema.ts")}
import { ${component} }${ofModule("./view.tsx")}

export default defineBlock({
  type: "${name}",
  purpose: "content",
  icon: "box",
  schema,
  view: ${component},
  messages,
  sample,
});
`,
  };
}
