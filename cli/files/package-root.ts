import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const packageRoot = findPackageRoot(import.meta.dirname);

/** The folders of our own code, from left to right; an import only points left. */
export const engineFolders = ["schema", "blocks", "renderer", "editing", "admin", "cli"];

function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, "schema/public.ts"))) return folder;
  if (dirname(folder) === folder)
    throw new Error(`Blockwork is not whole: no folder above ${import.meta.dirname} has schema/public.ts.`);
  return findPackageRoot(dirname(folder));
}
