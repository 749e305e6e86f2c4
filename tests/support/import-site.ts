import { symlink } from "node:fs/promises";
import { join } from "node:path";
import type { ImportRow } from "./import-rows.ts";
import { packageRoot } from "./package-root.ts";
import { makeFolder } from "./temporary-folder.ts";

const definition = ({
  name,
  definition = "",
}: ImportRow) => `import { defineBlock, Island, Section } from "blockwork";
import Probe from "./probe.tsx";

const schema = {
  type: "object", title: "${name}", description: "${name}.",
  properties: { title: { type: "string", title: "Heading", description: "The heading." } },
  required: ["title"],
} as const;

export default defineBlock({
  type: "import-${name}", purpose: "content", icon: "box", schema, ${definition}
  view: ({ title }) => (
    <Section name="import-${name}" title={title}>
      <Island name="import-${name}" hydrateOn="load" component={Probe} props={{}} />
    </Section>
  ),
  sample: { title: "${name}" },
});
`;

/** A site with a block for each row, all on its one page, as its author has it: packages beside it, and no engine. */
export async function importSite(
  rows: readonly ImportRow[],
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  const identifier = (name: string) => `own_${name.replaceAll("-", "_")}`;
  const index = rows.map(({ name }) => `import ${identifier(name)} from "./import-${name}/index.tsx";`);
  const islands = rows.map(({ name }) => `"import-${name}": () => import("./import-${name}/probe.tsx"),`);
  const files: Record<string, string | Uint8Array> = {
    ...others,
    "blocks/index.ts": `${index.join("\n")}\nexport const blocks = [${rows.map(({ name }) => identifier(name))}];\n`,
    "blocks/islands.ts": `export const islands = {\n${islands.join("\n")}\n};\n`,
    "site.config.json": JSON.stringify({
      configVersion: 2,
      site: { url: "https://www.imports.example", name: "Imports" },
      pages: [
        {
          id: "home",
          path: "/",
          title: "Imports",
          description: "What an own block may import.",
          blocks: [
            { id: "top", type: "heading", props: { title: "Imports" } },
            ...rows.map(({ name }) => ({ id: name, type: `import-${name}`, props: { title: name } })),
          ],
        },
      ],
    }),
  };
  for (const row of rows) {
    files[`blocks/import-${row.name}/index.tsx`] = definition(row);
    files[`blocks/import-${row.name}/probe.tsx`] = row.island;
    for (const [name, text] of Object.entries(row.files ?? {}))
      files[`blocks/import-${row.name}/${name}`] = text;
    Object.assign(files, row.siteFiles);
  }
  const root = await makeFolder(files);
  await symlink(join(packageRoot, "node_modules"), join(root, "node_modules"));
  return root;
}
