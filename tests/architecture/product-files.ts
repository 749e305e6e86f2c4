import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { engineFolders } from "../../cli/files/package-root.ts";
import { type Import, importsOf } from "../support/imports-of.ts";
import { packageRoot } from "../support/package-root.ts";

/** The folders of the product from left to right; an import may only point left. */
export const layers: readonly string[] = engineFolders;

/** The files of the product itself, tests and what is generated left out. */
export const files = layers.flatMap((layer) =>
  readdirSync(join(packageRoot, layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(packageRoot.length + 1)
        .split(sep)
        .join("/"),
    )
    .filter((file) => !/\.test\.tsx?$/.test(file)),
);
export const sources = files.filter((file) => /\.(tsx?|js)$/.test(file));

/** Whether a script writes a file: from the catalogues of texts, or from the drawings of icons. */
export const isWritten = (file: string) =>
  file.startsWith("editing/messages/compiled/") || file === "admin/ui/icons/icons.ts";

/** An import, and the file that it is in. */
export interface Use extends Import {
  readonly from: string;
}

export const uses: readonly Use[] = sources.flatMap((from) =>
  importsOf(packageRoot, from).map((found) => ({ from, ...found })),
);
export const layerOf = (file: string) => file.split("/")[0] ?? "";
export const usesIn = (folder: string) => uses.filter(({ from }) => from.startsWith(`${folder}/`));

/** The uses that break a rule, as lines that say what to change. */
export function breaches(found: readonly Use[], isAllowed: (use: Use) => boolean): string[] {
  return found.filter((use) => !isAllowed(use)).map(({ from, written }) => `${from} imports ${written}`);
}
