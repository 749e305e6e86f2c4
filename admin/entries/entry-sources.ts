import { fillDefaults } from "../../schema/fill-defaults.ts";
import { type MarkdownValue, readMarkdown, splitFrontMatter } from "../../schema/markdown-source.ts";
import type { Model } from "../../schema/model.ts";
import type { Problem } from "../../schema/problem.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import type { EntrySource, Source } from "../../schema/source.ts";
import type { EditorState } from "../edits/editor-state.ts";
import { collectionOf, entryIdOf } from "../edits/entry-file.ts";
import { idsInOrder, isOrderFile } from "../edits/order-file.ts";
import { sameValue } from "../edits/same-value.ts";
import type { EntryDocument, EntryDocuments } from "../edits/site-document.ts";
import type { EditorContent, EditorEntry } from "../host/editor-content.ts";

/** An entry's file as it is being edited: read as the command line reads it. */
interface EditedFile {
  readonly text: string;
  readonly source?: EntrySource;
  /** With defaults filled in, whether it has mistakes or not; nothing for a text that can't be read. */
  readonly entry?: EditorEntry;
  readonly problems: readonly Problem[];
}

export interface EditedFiles {
  readonly sources: readonly EntrySource[];
  readonly entries: readonly EditorEntry[];
  /** By collection, the ids of those that are sorted by hand; the same map as long as no order has changed. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** What keeps files from being read. */
  readonly problems: readonly Problem[];
}

type Opened = Pick<EditorContent, "entries" | "model">;
type Known = Pick<EditorState, "entries" | "savedEntries" | "entryText">;

/** A function that gives the entries' files as they are being edited; a file is read again only when its text is another. */
export function createEntrySources({ entries, model }: Opened): (state: Known) => EditedFiles {
  const files = new Map(entries.map((entry) => [entry.file, openedFile(entry)]));
  let last: { readonly of: Known; readonly files: EditedFiles } | undefined;
  return (state) => {
    if (last?.of.entries === state.entries && last.of.savedEntries === state.savedEntries) return last.files;
    const edited = Object.keys(state.entries).flatMap((file): EditedFile[] => {
      const collection = collectionOf(file);
      const text = state.entryText(file);
      const document = state.entries[file];
      if (text === undefined || !document || isOrderFile(file)) return [];
      if (!Object.hasOwn(model.collections, collection)) return [];
      const known = files.get(file);
      const now = known?.text === text ? known : readFile({ file, collection, text, document }, model, known);
      files.set(file, now);
      return [now];
    });
    const sources = edited.flatMap(({ source }) => source ?? []);
    const read = edited.flatMap(({ entry }) => entry ?? []);
    const orders = ordersIn(state.entries, last?.files.orders);
    const all = { sources, entries: read, orders, problems: edited.flatMap(({ problems }) => problems) };
    last = { of: state, files: all };
    return all;
  };
}

function ordersIn(
  documents: EntryDocuments,
  before: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<string, readonly string[]> {
  const files = Object.keys(documents).filter(isOrderFile);
  const now = new Map(files.map((file) => [collectionOf(file), idsInOrder(documents[file])]));
  return sameValue([...before], [...now]) ? before : now;
}

/** A file of which is known what it says; where something stands in it is looked up when somebody asks. */
function openedFile(entry: EditorEntry): EditedFile {
  const { file, collection, id, text, document, body } = entry;
  let read: Source | undefined;
  const source: Source = {
    file,
    text,
    value: { frontMatter: document.frontMatter, body } satisfies MarkdownValue,
    locate(place) {
      read ??= readMarkdown(file, text).source;
      return read?.locate(place) ?? { line: 1, column: 1 };
    },
  };
  return { text, source: { collection, id, source }, entry, problems: [] };
}

interface Written {
  readonly file: string;
  readonly collection: string;
  readonly text: string;
  readonly document: EntryDocument;
}

function readFile(
  { file, collection, text, document }: Written,
  { collections }: Model,
  before: EditedFile | undefined,
): EditedFile {
  // While the text is typed, the front matter stays what it was.
  if (before?.entry?.document.frontMatter === document.frontMatter) {
    return openedFile({ ...before.entry, text, document, body: splitFrontMatter(text).body });
  }
  const { source, problems } = readMarkdown(file, text);
  if (!source) return { text, problems };
  const id = entryIdOf(file);
  const { frontMatter, body } = source.value as MarkdownValue;
  const schema = collections[collection]?.fields;
  const fields = (schema ? fillDefaults(schema, frontMatter) : frontMatter) as EntryConfig["fields"];
  const entry = { file, collection, id, text, document, fields, body };
  return { text, source: { collection, id, source }, entry, problems };
}
