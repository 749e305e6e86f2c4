import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const packageRoot = findPackageRoot(import.meta.dirname);

function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, "schema", "page-schema.ts"))) return folder;
  if (dirname(folder) === folder)
    throw new Error(
      `Blockwork is not whole: no folder above ${import.meta.dirname} has schema/page-schema.ts.`,
    );
  return findPackageRoot(dirname(folder));
}
