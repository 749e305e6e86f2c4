import { realpathSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { themeFile } from "../../assets/read-theme.ts";
import { packageRoot } from "../../files/package-root.ts";
import { isOutside, pathFrom } from "../../files/site-path.ts";

export interface WatchedSite {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
}

export type SourceChange = "content" | "styles" | "blocks" | "code";

export interface SiteFiles {
  /** Absolute: the site's, and our own where it is not an installed package. */
  readonly folders: readonly string[];
  /** Whether an absolute path, or something below it, can matter. */
  isWatched(path: string): boolean;
  changeOf(path: string): SourceChange | undefined;
}

const codeFolders = ["blocks", "renderer", "schema", "admin"];
const contentFolders = ["content", "public"];
const themeFolder = "theme";

export function siteFiles({ root, config }: WatchedSite): SiteFiles {
  const installed = packageRoot.split(sep).includes("node_modules");
  const folders = root === packageRoot || installed ? [root] : [root, packageRoot];
  const configs = [config, ...linkedFrom(root, config)];
  return {
    folders,
    isWatched: (path) =>
      folders.some((folder) => isWatched(inside(folder, path), folder === root ? configs : undefined)),
    changeOf(path) {
      const file = folders.map((folder) => inside(folder, path)).find((found) => found !== undefined);
      const change = file === undefined ? undefined : changeOf(file, configs);
      const isOwn = change === "code" && root !== packageRoot && inside(root, path) !== undefined;
      return isOwn ? "blocks" : change;
    },
  };
}

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
    configs.some((config) => `${config}/`.startsWith(`${file}/`))
  );
}

function changeOf(file: string, configs: readonly string[]): SourceChange | undefined {
  if (configs.includes(file)) return "content";
  const name = basename(file);
  if (/^\.|~$|\.(?:tmp|swp)$/.test(name) && !file.startsWith("public/")) return undefined;
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

function isBelow(file: string, folders: readonly string[]): boolean {
  const [top = ""] = file.split("/");
  return folders.includes(top);
}

function inside(folder: string, path: string): string | undefined {
  return isOutside(folder, path) ? undefined : pathFrom(folder, path);
}
