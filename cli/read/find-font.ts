import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./load-blocks.ts";

const scope = "node_modules/@fontsource-variable";

/** A face that is installed: the folder of its package, and its file. */
export interface FoundFont {
  readonly folder: string;
  readonly source: string;
}

/** Where a face is installed, in the site's folder or in ours. */
export function findFont(root: string, name: string): FoundFont | undefined {
  return [root, packageRoot]
    .map((base) => join(base, scope, name))
    .map((folder) => ({ folder, source: join(folder, "files", `${name}-latin-wght-normal.woff2`) }))
    .find(({ source }) => existsSync(source));
}

/** The names of the faces that are installed: those that are installed in the site's folder or in ours. */
export function installedFonts(root: string): string[] {
  const names = [root, packageRoot].flatMap((base) => {
    const folder = join(base, scope);
    return existsSync(folder) ? readdirSync(folder) : [];
  });
  return [...new Set(names)].filter((name) => findFont(root, name));
}
