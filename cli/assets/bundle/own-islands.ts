import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { blockPackages } from "../../files/block-packages.ts";
import { importedAs, pathFrom } from "../../files/site-path.ts";

/**
 * What of a site's own code, and of the packages of blocks that it has, runs in the visitor's browser: absolute paths of
 * blocks/islands.ts, and of modules by name.
 */
export interface OwnIslands {
  readonly list: string | undefined;
  readonly islands: Readonly<Record<string, string>>;
  readonly enhancements: Readonly<Record<string, string>>;
}

/**
 * The islands and enhancements of a site and its packages of blocks, by their folders and by its list; undefined where
 * there are none. Of two with one name, the site's counts.
 */
export function findOwnIslands(root: string): OwnIslands | undefined {
  const folder = join(root, "blocks");
  if (!existsSync(folder)) return undefined;
  const folders = [
    ...blockPackages(root)
      .map(({ blocks }) => blocks)
      .reverse(),
    folder,
  ].flatMap(foldersIn);
  const found = (files: readonly string[]) =>
    Object.fromEntries(
      folders.flatMap((each) => {
        const file = files.map((name) => join(each, name)).find((path) => existsSync(path));
        return file === undefined ? [] : [[basename(each), file] as const];
      }),
    );
  const list = join(folder, "islands.ts");
  const own = {
    list: existsSync(list) ? list : undefined,
    islands: found(["island.tsx", "island.jsx", "island.ts", "island.js"]),
    enhancements: found(["enhance.ts", "enhance.js"]),
  };
  const isEmpty = Object.keys({ ...own.islands, ...own.enhancements }).length === 0;
  return isEmpty && own.list === undefined ? undefined : own;
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isFile() && /^[a-z][a-z0-9-]*$/.test(entry.name))
    .map(({ name }) => join(folder, name))
    .sort();
}

export const islandFiles = (root: string, { list, islands, enhancements }: OwnIslands): string[] =>
  [...(list === undefined ? [] : [list]), ...Object.values(islands), ...Object.values(enhancements)].map(
    (file) => pathFrom(root, file),
  );

/** The source of a module that exports `islands`, `enhancements` and `list`, whose lines count before folders. */
export function islandsModule({ list, islands, enhancements }: OwnIslands): string {
  const linesOf = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(
      ([name, file]) => `${JSON.stringify(name)}: () => import(${importedAs(file)}),`,
    );
  const exported = (name: string, files: Readonly<Record<string, string>>) =>
    `export const ${name} = { ${linesOf(files).join(" ")} ...list.${name} };`;
  return [
    list === undefined ? "const list = {};" : `import * as list from ${importedAs(list)};`,
    exported("islands", islands),
    exported("enhancements", enhancements),
    "export { list };",
  ].join("\n");
}
