import { basename, isAbsolute, join, relative, sep } from "node:path";
import { watch } from "chokidar";
import { packageRoot } from "../read/load-blocks.ts";
import type { Change } from "./live-reload.ts";

export interface WatchedSite {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
}

/** For an editor that writes a file in two steps, or several files at once; in milliseconds. */
const pause = 30;

const codeFolders = ["blocks", "renderer", "schema"];

/**
 * Calls back when the config, the content, the blocks or the styles of a site change, or our own code where it is
 * not an installed package; once for what changes together. Resolves when nothing is missed any more.
 */
export async function watchSite(
  { root, config }: WatchedSite,
  onChange: (changes: readonly Change[]) => void,
): Promise<{ close(): Promise<void> }> {
  const installed = packageRoot.split(sep).includes("node_modules");
  const folders = root === packageRoot || installed ? [root] : [root, packageRoot];
  const waiting = new Set<Change>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folders, {
    ignoreInitial: true,
    ignored: (path) =>
      !folders.some((folder) => isWatched(inside(folder, path), folder === root ? config : undefined)),
  });
  watcher.on("all", (_, path) => {
    const file = folders.map((folder) => inside(folder, path)).find((found) => found !== undefined);
    const change = file === undefined ? undefined : changeOf(file, config);
    if (!change) return;
    waiting.add(change);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changes = [...waiting];
      waiting.clear();
      onChange(changes);
    }, pause);
  });
  await new Promise<void>((ready) => watcher.once("ready", () => ready()));
  return {
    close() {
      clearTimeout(timer);
      return watcher.close();
    },
  };
}

/** Whether a path, or something below it, can matter. */
function isWatched(file: string | undefined, config: string | undefined): boolean {
  if (file === undefined) return false;
  if (file === "" || file === config || config?.startsWith(`${file}/`)) return true;
  const [top = ""] = file.split("/");
  return codeFolders.includes(top) || (config !== undefined && top === "content");
}

/** What a changed file is a part of; nothing for tests and for what editors and we ourselves write for a moment. */
function changeOf(file: string, config: string): Change | undefined {
  if (file === config) return "content";
  const name = basename(file);
  if (/^\.|~$|\.(?:tmp|swp)$/.test(name)) return undefined;
  if (file.startsWith("content/")) return "content";
  if (name.endsWith(".scss")) return "styles";
  return /(?<!\.test)\.[jt]sx?$/.test(name) ? "code" : undefined;
}

function inside(folder: string, path: string): string | undefined {
  const way = relative(folder, join(path));
  return way.startsWith("..") || isAbsolute(way) ? undefined : way.split(sep).join("/");
}
