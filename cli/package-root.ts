import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that Blockwork itself is in, whether it runs from its sources or from their bundle. */
export const packageRoot = findPackageRoot(import.meta.dirname);

function findPackageRoot(folder: string): string {
  return existsSync(join(folder, "schema", "page-schema.ts")) ? folder : findPackageRoot(dirname(folder));
}
