import { posix } from "node:path";
import { circlesIn } from "./circles.ts";
import { sources, type Use, uses } from "./product-files.ts";

/**
 * The rings of neighbouring folders, at any depth and of any length: folders of which each leads to every other by what its
 * files import. Of `a/b/c.ts` importing `a/d/e.ts`, the step is from `a/b` to `a/d`. The files that are directly in a folder are
 * in its room `a/`, beside its subfolders.
 */
export function ringsOfFolders(imports: readonly Pick<Use, "from" | "file">[]): string[][] {
  const steps = new Map<string, string[]>();
  const stepsOf = (room: string) => steps.get(room) ?? steps.set(room, []).get(room) ?? [];
  for (const { from, file } of imports) {
    if (!file || posix.dirname(from) === posix.dirname(file)) continue;
    const [one, other] = neighbours(from, file);
    stepsOf(one).push(other);
    stepsOf(other);
  }
  return circlesIn(steps).toSorted();
}

/** The two folders, below the one that both files have in common, that an import leads from and to. */
function neighbours(from: string, to: string): readonly [string, string] {
  const [a, b] = [posix.dirname(from).split("/"), posix.dirname(to).split("/")];
  let depth = 0;
  while (depth < a.length && depth < b.length && a[depth] === b[depth]) depth++;
  const room = (parts: readonly string[]) =>
    depth === parts.length ? `${parts.join("/")}/` : parts.slice(0, depth + 1).join("/");
  return [room(a), room(b)];
}

/** The folders of the schema layer from left to right: each is imported only by those right of it. */
export const schemaFolders = [
  "text",
  "formats",
  "problems",
  "sources",
  "telephone",
  "fields",
  "block",
  "migrations",
  "site",
  "model",
  "json-schema",
  "validators",
  "parse",
];

/** The folders of the editing layer from left to right: each is imported only by those right of it. */
export const editingFolders = [
  "host",
  "messages",
  "document",
  "edits",
  "source-text",
  "theme",
  "labels",
  "diff",
  "routes",
  "table",
];

/** The folders of the editor from left to right: each is imported only by those right of it. */
export const editorFolders = [
  "ui",
  "diff",
  "sync",
  "publish",
  "remote-drafts",
  "site",
  "view",
  "check",
  "media",
  "preview",
  "fields",
  "writing",
  "features",
  "app",
];

/** The folders of the command line from left to right: each is imported only by those right of it. */
export const cliFolders = [
  "files",
  "report",
  "write",
  "incremental",
  "assets",
  "pipeline",
  "dev",
  "conformance",
  "scaffold",
  "commands",
];

/** The place of a file of the editor in that order; -1 for a file in no folder of it. */
export function editorOrder(file: string): number {
  return editorFolders.indexOf(file.split("/")[1] ?? "");
}

/** The feature that a file belongs to; undefined for any other file. */
export function featureOf(file: string): string | undefined {
  return /^admin\/features\/([^/]+)\//.exec(file)?.[1];
}

/** The files that a block's folder has by convention, which its index.ts gathers. */
const blockFiles = ["schema", "sample", "check", "structured-data", "view", "island", "enhance"];

function isPartOfBlock(file: string, importer: string): boolean {
  const { dir, name } = posix.parse(file);
  return /^blocks\/[a-z]/.test(dir) && blockFiles.includes(name) && importer === `${dir}/index.ts`;
}

/**
 * Files that one neighbour in the same folder imports and nothing else, and that have no test of their own. Those could
 * be a part of that neighbour. What is imported lazily or from a test is counted as imported.
 */
export function onlyForNeighbour(
  layer: string,
  tested: ReadonlySet<string>,
  lazy: ReadonlySet<string>,
): string[] {
  const importers = new Map<string, Set<string>>();
  for (const { from, file } of uses) {
    if (file) importers.set(file, (importers.get(file) ?? new Set()).add(from));
  }
  return sources.filter((file) => {
    if (!file.startsWith(`${layer}/`) || tested.has(file) || lazy.has(file)) return false;
    const [only, ...others] = importers.get(file) ?? [];
    if (only === undefined || others.length > 0 || isPartOfBlock(file, only)) return false;
    return posix.dirname(only) === posix.dirname(file);
  });
}
