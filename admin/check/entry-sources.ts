import { collectionOf, entryIdOf } from "../../editing/document/entry.ts";
import { idsInOrder, isOrderFile } from "../../editing/document/order.ts";
import { isPatternFile } from "../../editing/document/pattern.ts";
import type { EntryDocument, EntryDocuments } from "../../editing/document/site-document.ts";
import { sameValue } from "../../editing/document/value.ts";
import { fillDefaults } from "../../schema/fields/fill-defaults.ts";
import type { Model } from "../../schema/model/model.ts";
import type { EntryConfig } from "../../schema/site/site-config.ts";
import { splitFrontMatter } from "../../schema/sources/split-front-matter.ts";
import type { EditorContent, EditorEntry } from "../sync/content/editor-content.ts";
import type { EditorData } from "../sync/state/editor-state.ts";
import { entryText } from "../sync/state/selectors.ts";
import type { CheckedEntry } from "./checked-site.ts";

interface EditedFile {
  readonly entry: EditorEntry;
  readonly checked: CheckedEntry;
}

/** The site's entries with all changes, for screens and for the checks. */
interface EditedFiles {
  /** Without orders, patterns and pictures. */
  readonly entries: readonly EditorEntry[];
  /** The same entries for the checks, by file. */
  readonly checked: ReadonlyMap<string, CheckedEntry>;
  /** By collection, for those that are sorted by hand; the same map as long as no order has changed. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** With those that can't be read. */
  readonly patterns: readonly FileText[];
}

interface FileText {
  readonly file: string;
  readonly text: string;
}

type Opened = Pick<EditorContent, "entries" | "model" | "patterns">;
type Known = Pick<EditorData, "entries" | "savedEntries" | "baseEntries">;

/** Memoized by an entry's text. */
export function createEntrySources({ entries, model, patterns }: Opened): (state: Known) => EditedFiles {
  const files = new Map(entries.map((entry) => [entry.file, unchanged(entry)]));
  const unreadable = patterns.flatMap(({ file, text, document }) => (document ? [] : [{ file, text }]));
  let last: { readonly of: Known; readonly files: EditedFiles } | undefined;
  return (state) => {
    if (last?.of.entries === state.entries && last.of.savedEntries === state.savedEntries) return last.files;
    const edited = Object.keys(state.entries).flatMap((file): EditedFile[] => {
      const collection = collectionOf(file);
      if (!Object.hasOwn(model.collections, collection) || isOrderFile(file)) return [];
      const text = entryText(state, file);
      const document = state.entries[file];
      if (text === undefined || !document) return [];
      const known = files.get(file);
      const now =
        known?.entry.text === text ? known : editedFile({ file, collection, text, document }, model, known);
      files.set(file, now);
      return [now];
    });
    const all = {
      entries: edited.map(({ entry }) => entry),
      checked: new Map(edited.map(({ checked }) => [checked.file, checked])),
      orders: ordersIn(state.entries, last?.files.orders),
      patterns: [...unreadable, ...patternTexts(state)],
    };
    last = { of: state, files: all };
    return all;
  };
}

function patternTexts(state: Known): readonly FileText[] {
  return Object.keys(state.entries).flatMap((file) => {
    const text = isPatternFile(file) ? entryText(state, file) : undefined;
    return text === undefined ? [] : [{ file, text }];
  });
}

function ordersIn(
  documents: EntryDocuments,
  before: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<string, readonly string[]> {
  const files = Object.keys(documents).filter(isOrderFile);
  const now = new Map(files.map((file) => [collectionOf(file), idsInOrder(documents[file])]));
  return sameValue([...before], [...now]) ? before : now;
}

function unchanged(entry: EditorEntry): EditedFile {
  const { file, collection, id, text, document, body } = entry;
  const parsed = { frontMatter: document.frontMatter, body };
  return { entry, checked: { file, collection, id, text, parsed } };
}

interface Written {
  readonly file: string;
  readonly collection: string;
  readonly text: string;
  readonly document: EntryDocument;
}

function editedFile(
  { file, collection, text, document }: Written,
  { collections }: Model,
  before: EditedFile | undefined,
): EditedFile {
  const { body } = splitFrontMatter(text);
  const { frontMatter } = document;
  // While only the body is typed, the front matter need not be parsed.
  if (before?.checked.parsed && before.entry.document.frontMatter === frontMatter) {
    return unchanged({ ...before.entry, text, document, body });
  }
  const id = entryIdOf(file);
  const schema = collections[collection]?.fields;
  const fields = (schema ? fillDefaults(schema, frontMatter) : frontMatter) as EntryConfig["fields"];
  const entry = { file, collection, id, text, document, fields, body };
  return { entry, checked: { file, collection, id, text } };
}
