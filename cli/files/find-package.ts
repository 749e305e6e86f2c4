import { createRequire } from "node:module";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

/** The file of the first of some packages that a site has, else that is installed beside Blockwork. */
export function findPackage(root: string, names: readonly string[]): string | undefined {
  for (const folder of [root, packageRoot])
    for (const name of names)
      try {
        return createRequire(join(folder, "package.json")).resolve(name);
      } catch {
        // The next one may be there.
      }
  return undefined;
}
