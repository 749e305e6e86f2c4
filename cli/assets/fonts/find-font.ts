import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { packageRoot } from "../../files/package-root.ts";

const scope = "@fontsource-variable";

export type FontStyle = "normal" | "italic";

export interface InstalledFont {
  /** The folder of its package, absolute, symbolic links followed. */
  readonly folder: string;
  /** The file of one subset of its letters, such as `latin`; undefined if it has none. */
  file(subset: string, style?: FontStyle): string | undefined;
  about(): FontAbout;
}

/** What the metadata of an installed font says; absent members are not in it. */
interface FontAbout {
  /** The name that people read. */
  readonly title?: string;
  /** Such as `serif` or `sans-serif`. */
  readonly category?: string;
  /** The least and the greatest weight, separated by a space. */
  readonly weights?: string;
}

/** Finds a font as Node finds a package: from the site's folder or one above it, or else from ours. */
export function findFont(root: string, name: string): InstalledFont | undefined {
  const found = lookupFolders(root)
    .map((folder) => join(folder, scope, name))
    .find(
      (folder) => existsSync(fontFile(folder, name, "latin")) || existsSync(join(folder, "metadata.json")),
    );
  if (found === undefined) return undefined;
  const folder = realpathSync(found);
  return {
    folder,
    file: (subset, style) => [fontFile(folder, name, subset, style)].find((file) => existsSync(file)),
    about: () => readAbout(join(folder, "metadata.json")),
  };
}

function readAbout(file: string): FontAbout {
  if (!existsSync(file)) return {};
  const { family, category, variable } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly family?: string;
    readonly category?: string;
    readonly variable?: { readonly wght?: { readonly min: string; readonly max: string } };
  };
  const range = variable?.wght;
  return {
    ...(family !== undefined && { title: family }),
    ...(category !== undefined && { category }),
    ...(range && { weights: `${range.min} ${range.max}` }),
  };
}

export function installedFonts(root: string): string[] {
  const names = lookupFolders(root).flatMap((folder) => {
    const packages = join(folder, scope);
    return existsSync(packages) ? readdirSync(packages) : [];
  });
  return [...new Set(names)].filter((name) => findFont(root, name)).sort();
}

/** Where Node looks for a package, the nearest folder first. */
function lookupFolders(root: string): string[] {
  return possibleFolders(root).filter((folder) => existsSync(join(folder, scope)));
}

export function fontPlaces(root: string): string[] {
  return possibleFolders(root).map((folder) => join(folder, scope));
}

function possibleFolders(root: string): string[] {
  const from = (folder: string) => createRequire(join(folder, "site.js")).resolve.paths(scope) ?? [];
  return [...new Set([root, realpathOf(root), packageRoot].flatMap(from))];
}

function realpathOf(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : dirname(folder);
}

function fontFile(folder: string, name: string, subset: string, style: FontStyle = "normal"): string {
  return join(folder, "files", `${name}-${subset}-wght-${style}.woff2`);
}
