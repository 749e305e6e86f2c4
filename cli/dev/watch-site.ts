import { realpathSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { packageRoot } from "../package-root.ts";
import { themeFile } from "../read/read-theme.ts";
import { isOutside, pathFrom } from "../site-path.ts";
import { watchFolders } from "./watch-folders.ts";

export interface WatchedSite {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
}

/** What of the sources changed: `blocks` is the site's own code, `code` the engine's. */
export type SourceChange = "content" | "styles" | "blocks" | "code";

/** For an editor that writes a file in two steps, or several files at once. */
const pauseMs = 20;

const codeFolders = ["blocks", "renderer", "schema", "admin"];
const contentFolders = ["content", "public"];
/** The site's own styles, and where what they import may be. */
const themeFolder = "theme";

/**
 * Calls back when the config, the content, the blocks or the styles of a site change, or our own code where it is
 * not an installed package; once for what changes together.
 */
export function watchSite(
  { root, config }: WatchedSite,
  onChange: (changes: readonly SourceChange[]) => void,
): { close(): void } {
  const installed = packageRoot.split(sep).includes("node_modules");
  const folders = root === packageRoot || installed ? [root] : [root, packageRoot];
  const configs = [config, ...linkedFrom(root, config)];
  const waiting = new Set<SourceChange>();
  let timer: NodeJS.Timeout | undefined;
  const { close } = watchFolders({
    folders,
    isWatched: (path) =>
      folders.some((folder) => isWatched(inside(folder, path), folder === root ? configs : undefined)),
    onChange(path) {
      const file = folders.map((folder) => inside(folder, path)).find((found) => found !== undefined);
      const change = file === undefined ? undefined : changeOf(file, configs);
      if (!change) return;
      const isOwn = change === "code" && root !== packageRoot && inside(root, path) !== undefined;
      waiting.add(isOwn ? "blocks" : change);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const changes = [...waiting];
        waiting.clear();
        onChange(changes);
      }, pauseMs);
    },
  });
  return {
    close() {
      clearTimeout(timer);
      close();
    },
  };
}

/** The file that a config which is a symbolic link leads to, if that is in the site. */
function linkedFrom(root: string, config: string): string[] {
  try {
    return [inside(realpathSync(root), realpathSync(join(root, config))) ?? config];
  } catch {
    return [];
  }
}

/** Whether a path, or something below it, can matter. The site's own folder has configs and content. */
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

/** What a changed file is a part of; nothing for tests and for what editors and we ourselves write for a moment. */
function changeOf(file: string, configs: readonly string[]): SourceChange | undefined {
  if (configs.includes(file)) return "content";
  const name = basename(file);
  if (/^\.|~$|\.(?:tmp|swp)$/.test(name) && !file.startsWith("public/")) return undefined;
  if (contentFolders.some((folder) => file.startsWith(`${folder}/`))) return "content";
  // The editor's own styles are bundled with it.
  if (name.endsWith(".scss")) return file.startsWith("admin/") ? "code" : "styles";
  return /(?<!\.test)\.[jt]sx?$/.test(name) ? "code" : undefined;
}

function inside(folder: string, path: string): string | undefined {
  return isOutside(folder, path) ? undefined : pathFrom(folder, path);
}
