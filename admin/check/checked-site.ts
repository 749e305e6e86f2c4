import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { MarkdownValue } from "../../schema/markdown-source.ts";
import type { Problem } from "../../schema/problem.ts";
import type { EditorContent, EditorEntry } from "../sync/content/editor-content.ts";

/** What stays the same while a site is edited. */
export type OpenedSite = Pick<
  EditorContent,
  "model" | "files" | "publicFiles" | "described" | "fontNames" | "today" | "future"
> & { readonly iconNames: readonly string[] };

/** What of an opened site the checks need, as it can be sent to a worker. */
export function openedSite(content: EditorContent): OpenedSite {
  const { model, files, publicFiles, fontNames, today, future, icons, media, kept } = content;
  // What is said of a picture is edited with it, so only what is said of nothing stays as it was opened.
  const described = kept ? content.described.filter((name) => !media.has(name)) : content.described;
  return { model, files, publicFiles, described, fontNames, today, future, iconNames: icons.names };
}

/** An entry's file. `parsed` is what the text says, where that is known; without it the text has to be read. */
export interface CheckedEntry extends Pick<EditorEntry, "file" | "collection" | "id" | "text"> {
  readonly parsed?: MarkdownValue;
}

/** What changes while a site is edited, by file names and picture names where there are many. */
export interface SiteFiles {
  readonly entries: ReadonlyMap<string, CheckedEntry>;
  readonly media: ReadonlyMap<string, MediaFacts>;
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** Files that could not be read when they were opened, with the text that is to repair them. */
  readonly repaired: readonly CheckedEntry[];
  /** What is wrong with files that the editor can't read again, such as pictures. */
  readonly ofReading: readonly Problem[];
}

/** The entries of a map that are not those of an earlier one. */
export interface MapChanges<T> {
  readonly set: readonly (readonly [string, T])[];
  readonly deleted: readonly string[];
}

export interface CheckRequest extends Omit<SiteFiles, "entries" | "media"> {
  readonly config: { readonly file: string; readonly text: string };
  readonly entries: MapChanges<CheckedEntry>;
  readonly media: MapChanges<MediaFacts>;
}

/** Compares values by identity. */
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
