import { existsSync, realpathSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { themeFile } from "../../assets/read-theme.ts";
import { engineFolders, packageRoot } from "../../files/package-root.ts";
import { isOutside, pathFrom } from "../../files/site-path.ts";
import { marker } from "../../write/output-marker.ts";

export interface WatchedSite {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
}

/** `block-styles` are those that the site's own blocks import, which are bundled with them. */
export type SourceChange = "content" | "styles" | "block-styles" | "blocks" | "code";

export interface SiteFiles {
  /** Absolute: the site's, and our own where it is not an installed package. */
  readonly folders: readonly string[];
  /** Whether an absolute path, or something below it, can matter. */
  isWatched(path: string): boolean;
  /** What a change of this file means; undefined if nothing. */
  changeOf(path: string): SourceChange | undefined;
}

/** A change of `cli` is seen by who starts it again. */
const codeFolders = engineFolders.filter((folder) => folder !== "cli");
const contentFolders = ["content", "public"];
const themeFolder = "theme";

export function siteFiles({ root, config }: WatchedSite): SiteFiles {
  const installed = packageRoot.split(sep).includes("node_modules");
  const folders = root === packageRoot || installed ? [root] : [root, packageRoot];
  const configs = [config, ...linkedFrom(root, config)];
  return {
    folders,
    isWatched: (path) =>
      folders.some((folder) => isWatched(inside(folder, path), folder === root ? configs : undefined)) ||
      (root !== packageRoot && mayBeImported(root, path)),
    changeOf(path) {
      const file = folders.map((folder) => inside(folder, path)).find((found) => found !== undefined);
      const change = file === undefined ? undefined : changeOf(file, configs);
      const own = root === packageRoot ? undefined : inside(root, path);
      return own === undefined ? change : ownChange(own, change);
    },
  };
}

/** Own blocks import from anywhere in their site: a library beside them, a JSON file, what a tsconfig extends. */
function mayBeImported(root: string, path: string): boolean {
  const file = inside(root, path);
  if (file === undefined || !existsSync(join(root, "blocks"))) return false;
  const isHidden = file.split("/").some((name) => name === "node_modules" || name.startsWith("."));
  return !isHidden && !existsSync(join(path, marker));
}

function ownChange(file: string, change: SourceChange | undefined): SourceChange | undefined {
  if (change === "code" || isSetting(file)) return "blocks";
  const name = basename(file);
  const isTheme = file === themeFile || isBelow(file, [themeFolder]);
  const isCode = !isTheme && !isScratch(name) && !/\.test\.\w+$|\.md$/.test(name);
  if (change === "content" || !isCode) return change;
  // The names of the classes of a CSS module hang on what is in it.
  return styleName.test(name) && !/\.module\.\w+$/.test(name) ? "block-styles" : "blocks";
}

const styleName = /\.(?:css|scss|sass|less|styl|stylus|pcss)$/;

const isSetting = (file: string) =>
  /^(?:(?:vite|postcss|tailwind)\.config\.\w+|tsconfig\.json|\.env(?:\.[\w.]+)?)$/.test(file);

function linkedFrom(root: string, config: string): string[] {
  try {
    return [inside(realpathSync(root), realpathSync(join(root, config))) ?? config];
  } catch {
    return [];
  }
}

function isWatched(file: string | undefined, configs: readonly string[] | undefined): boolean {
  if (file === undefined) return false;
  const [top = ""] = file.split("/");
  if (file === "" || codeFolders.includes(top)) return true;
  if (configs === undefined) return false;
  return (
    contentFolders.includes(top) ||
    top === themeFolder ||
    file === themeFile ||
    isSetting(file) ||
    configs.some((config) => `${config}/`.startsWith(`${file}/`))
  );
}

function changeOf(file: string, configs: readonly string[]): SourceChange | undefined {
  if (configs.includes(file)) return "content";
  const name = basename(file);
  if (isScratch(name) && !file.startsWith("public/")) return undefined;
  if (isBelow(file, contentFolders)) return "content";
  // Perhaps a folder, of which only its own name is known once it is somewhere else.
  if (!name.includes(".")) {
    if (isBelow(file, codeFolders)) return "code";
    return isBelow(file, [themeFolder]) ? "styles" : undefined;
  }
  // The editor's own styles are bundled with it.
  if (name.endsWith(".scss")) return file.startsWith("admin/") ? "code" : "styles";
  return /(?<!\.test)\.[jt]sx?$/.test(name) ? "code" : undefined;
}

const isScratch = (name: string) => /^\.|~$|\.(?:tmp|swp)$/.test(name);

function isBelow(file: string, folders: readonly string[]): boolean {
  const [top = ""] = file.split("/");
  return folders.includes(top);
}

function inside(folder: string, path: string): string | undefined {
  return isOutside(folder, path) ? undefined : pathFrom(folder, path);
}
