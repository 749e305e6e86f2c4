import { SiteError } from "../../files/site-error.ts";
import { neededPackages } from "../../installed-packages.js";
import { type IslandKind, ofModule } from "./block-island.ts";
import type { CreatedFiles } from "./created-files.ts";
import { newBlock } from "./new-block.ts";

interface NewPackage {
  readonly name: string;
  /** Of this Blockwork. */
  readonly version: string;
  readonly island: IslandKind | undefined;
}

/** A package of blocks that sites share, in a folder of its name, with a first block. */
export function newPackage({ name, version, island }: NewPackage): CreatedFiles {
  const [, folder = ""] = /^(?:@[a-z0-9-]+\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (folder === "")
    throw new SiteError(
      `A package can't be called "${name}".\n  Use lower case letters, digits and hyphens, such as studio-blocks.`,
    );
  const prefix = folder.replace(/-blocks$/, "");
  const block = `${prefix}-notes`;
  const made = newBlock({
    ...{ name: block, registry: undefined, hasTypes: false },
    ...{ own: [], installed: [], languages: [], island },
  });
  const files = { "package.json": manifest(name, version), ...made.files };
  const variable = prefix.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const ofPackage = `import { blocks as ${variable} }${ofModule(name)}`;
  return {
    id: folder,
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])),
    next: [
      `Install it in a site: npm install ./${folder}`,
      `Add its blocks in the site's blocks/index.ts: ${ofPackage} export const blocks = [...${variable}];`,
      `Place one on a page: { "id": "${block}", "type": "${block}", "props": { "title": "…" } }`,
      `Make another: site new block ${prefix}-gallery --root ${folder}`,
    ],
  };
}

const manifest = (name: string, version: string) =>
  `${JSON.stringify(
    {
      name,
      version: "0.1.0",
      type: "module",
      exports: "./blocks/index.ts",
      blocks: "blocks",
      files: ["blocks"],
      peerDependencies: {
        blockwork: `^${version}`,
        ...Object.fromEntries(
          neededPackages()
            .filter(({ isPeer }) => isPeer)
            .map(({ name, range }) => [name, range]),
        ),
      },
    },
    null,
    2,
  )}\n`;
