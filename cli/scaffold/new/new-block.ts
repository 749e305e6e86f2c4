import { humanizeKey } from "../../../admin/labels/schema/humanize-key.ts";
import { blocks as builtIn } from "../../../blocks/index.ts";
import { SiteError } from "../../files/site-error.ts";
import { islandFiles, islandLine, ofModule } from "./block-island.ts";
import type { CreatedFiles } from "./created-files.ts";

interface NewBlock {
  readonly name: string;
  readonly registry: string | undefined;
  readonly hasTypes: boolean;
  readonly island?: { readonly registry: string | undefined };
}

const registryFile = "blocks/index.ts";

export function newBlock({ name, registry, hasTypes, island }: NewBlock): CreatedFiles {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new SiteError(
      `A block can't be called "${name}".\n  Use lower case letters, digits and hyphens, such as price-list.`,
    );
  if (builtIn.some(({ type }) => type === name))
    throw new SiteError(`There is a block "${name}" in Blockwork.\n  Choose another name.`);
  const registered = registry === undefined ? newRegistry(name) : withBlock(registry, name);
  const texts = textsOf(name);
  const files = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [`blocks/${name}/${file}`, text]),
  );
  const made = island && islandFiles(name, componentOf(name), island.registry);
  return {
    id: name,
    files: {
      ...files,
      ...made?.files,
      ...(registered !== undefined && { [registryFile]: registered }),
      ...(!hasTypes && { "tsconfig.json": tsconfig }),
    },
    next: [
      ...(registered === undefined
        ? [`Add ${variableOf(name)} of "./${name}/index.ts" to the list in ${registryFile}.`]
        : []),
      ...(made && !made.isRegistered ? [`Add ${islandLine(name)} to blocks/islands.ts.`] : []),
      `Place it on a page: { "id": "${name}", "type": "${name}", "props": { "title": "…" } }`,
      "Run site schema, so that code editors know it.",
      "For types in your code editor: npm install --save-dev typescript @types/react",
    ],
  };
}

const variableOf = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function componentOf(name: string): string {
  const variable = variableOf(name);
  return variable.charAt(0).toUpperCase() + variable.slice(1);
}

const importOf = (name: string) => `import ${variableOf(name)}${ofModule(`./${name}/index.ts`)}\n`;

const newRegistry = (name: string) => `${importOf(name)}\nexport const blocks = [${variableOf(name)}];\n`;

function withBlock(text: string, name: string): string | undefined {
  const list = /export const blocks(?::[^=]+)? = \[([\w\s,]*)\]/.exec(text);
  if (!list) return undefined;
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
    "view.tsx": `import { type Resolved, Section }${ofModule("blockwork")}
import type { schema }${ofModule("./schema.ts")}

export function ${component}({ title, items }: Resolved<typeof schema>) {
  return (
    <Section name="${name}" title={title}>
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
    "index.ts": `import { defineBlock }${ofModule("blockwork")}
import { sample }${ofModule("./sample.ts")}
import { schema }${ofModule("./schema.ts")}
import { ${component} }${ofModule("./view.tsx")}

export default defineBlock({
  type: "${name}",
  purpose: "content",
  icon: "box",
  schema,
  view: ${component},
  sample,
});
`,
  };
}
