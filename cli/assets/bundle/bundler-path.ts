import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";

/** What of a path Vite reads as something else than a part of a name. */
const misread = ["?", ...(sep === "/" ? ["\\"] : [])];
/** Vite's styles and assets are addresses, which end at a #. Node puts a path in the place of each * of the packages in it. */
const misreadInEditor = ["#", "*", ...misread];

/**
 * Why scripts can't be bundled where Blockwork and a site are, which are absolute paths, and what to do; undefined where
 * they can. The path of a site without code of its own may be any.
 */
export function bundlerPathFault(root: string, engine = packageRoot): string | undefined {
  const hasCode = ["index.ts", "islands.ts"].some((name) => existsSync(join(root, "blocks", name)));
  const inEngine = misreadInEditor.find((character) => engine.includes(character));
  if (inEngine !== undefined) return faultOf("Blockwork is", engine, inEngine);
  const inSite = hasCode ? misread.find((character) => root.includes(character)) : undefined;
  return inSite && faultOf("The site is", root, inSite);
}

/** Why Blockwork could not be used below the folder of a new site, where it is installed; undefined where it could. */
export function newSiteFault(root: string): string | undefined {
  const found = misreadInEditor.find((character) => root.includes(character));
  return found && faultOf("The site would be", root, found);
}

function faultOf(what: string, path: string, character: string): string {
  const reader = character === "*" ? "Node, which runs Blockwork," : "Vite, which bundles scripts,";
  return `${what} in ${path}, and ${reader} can't read a path with "${character}".\n  Rename the folder, or move to one without "${character}" in its path.`;
}

/** Throws a SiteError where the scripts of a site can't be bundled because of a path. */
export function assertBundlable(root: string): void {
  const fault = bundlerPathFault(root);
  if (fault !== undefined) throw new SiteError(fault);
}
