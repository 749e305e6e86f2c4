import type { ServedFile } from "../../editing/host/served-content.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures/pictures.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import type { MarkdownValue } from "../../schema/sources/markdown-source.ts";
import type { EditorContent, EditorEntry } from "../sync/content/editor-content.ts";

export type OpenedSite = Pick<
  EditorContent,
  "model" | "files" | "publicFiles" | "described" | "fontNames" | "today" | "now" | "future"
> & { readonly iconNames: readonly string[] };

/** Must be structured-cloneable. */
export function openedSite(content: EditorContent): OpenedSite {
  const { model, files, publicFiles, fontNames, today, now, future, icons, media, pictureStorage } = content;
  // Descriptions of pictures are edited too; only those of missing pictures stay as they were opened.
  const described = pictureStorage ? content.described.filter((name) => !media.has(name)) : content.described;
  return { model, files, publicFiles, described, fontNames, today, now, future, iconNames: icons.names };
}

/** An entry as the worker checks it. */
export interface CheckedEntry extends Pick<EditorEntry, "file" | "collection" | "id" | "text"> {
  /** What `text` says; missing where the worker has to parse it. */
  readonly parsed?: MarkdownValue;
}

/** The files that are checked with a config. */
export interface SiteFiles {
  /** By file. */
  readonly entries: ReadonlyMap<string, CheckedEntry>;
  /** By the name of the picture. */
  readonly media: ReadonlyMap<string, MediaMetadata>;
  /** The ids in their order, by collection. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  readonly patterns: readonly ServedFile[];
  /** Files that could not be read when they were opened, with the text that repairs them. */
  readonly repaired: readonly CheckedEntry[];
  /** Problems of files that are not checked here, as the server has found them. */
  readonly fileProblems: readonly Problem[];
}

/** What has changed in a map since the last request. */
interface MapChanges<T> {
  readonly set: readonly (readonly [string, T])[];
  readonly deleted: readonly string[];
}

/** What the worker needs for a check: the config, and what has changed in the rest. */
export interface CheckRequest extends Omit<SiteFiles, "entries" | "media"> {
  readonly config: { readonly file: string; readonly text: string };
  /** Since the last request, by file. */
  readonly entries: MapChanges<CheckedEntry>;
  /** Since the last request, by the name of the picture. */
  readonly media: MapChanges<MediaMetadata>;
}

export function changesOf<T>(before: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>): MapChanges<T> {
  return {
    set: [...now].filter(([key, value]) => before.get(key) !== value),
    deleted: [...before.keys()].filter((key) => !now.has(key)),
  };
}

export function applyChanges<T>(map: Map<string, T>, { set, deleted }: MapChanges<T>): void {
  for (const key of deleted) map.delete(key);
  for (const [key, value] of set) map.set(key, value);
}
