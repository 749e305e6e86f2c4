import type { EntryFiles } from "../../../editing/document/site-document.ts";
import { entryLabel } from "../../../editing/labels/entry-label.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { isFuture } from "../../../renderer/resolve/entries/published.ts";
import { type Collection, entryPicture, type Model } from "../../../schema/model/model.ts";
import type { EditorContent, EditorEntry } from "../../sync/content/editor-content.ts";
import { entriesInOrder } from "./collection/entries-in-order.ts";
import { type EntryFilter, type FilterChoice, matchesFilter } from "./collection/entry-filters.ts";

/** An entry in the list of its collection. */
export interface ListedEntry {
  readonly entry: EditorEntry;
  readonly id: string;
  readonly file: string;
  readonly title: string;
  /** Whether another entry of the collection has the same title, so that the file's name has to tell them apart. */
  readonly sharesTitle: boolean;
  /** The name of its picture; empty if it has none. */
  readonly picture: string;
  /** When it is published, as YYYY-MM-DD; undefined if it says no date. */
  readonly date: string | undefined;
  /** What tells entries apart besides the title, such as the category; empty if nothing does. */
  readonly kind: string;
  /** Undefined if the entry names none; it is then in the site's main language. */
  readonly language: string | undefined;
  readonly isDraft: boolean;
  /** Whether visitors don't see it until its date. */
  readonly isFuture: boolean;
  /** Whether it was created or changed since the last save; undefined if neither. */
  readonly change: "new" | "changed" | undefined;
}

interface Listing {
  readonly content: Pick<EditorContent, "entries" | "today" | "future" | "model">;
  readonly savedEntries: EntryFiles;
  readonly order: readonly string[];
  readonly language: string;
  readonly filters: readonly EntryFilter[];
}

export function listEntries(
  collection: Collection,
  { content, savedEntries, order, language, filters }: Listing,
): readonly ListedEntry[] {
  const { entries, today, future, model } = content;
  const { published = "" } = collection;
  const own = entriesInOrder(entries, collection, { model, order, language });
  const titleOf = titlesOf(collection, content);
  const titles = new Map<string, number>();
  for (const entry of own) {
    const key = titleOf(entry).toLowerCase();
    titles.set(key, (titles.get(key) ?? 0) + 1);
  }
  const kindOf = kindsIn(filters);
  return own.map((entry) => {
    const { id, file, fields, document } = entry;
    const [date] = /^\d{4}-\d{2}-\d{2}/.exec(textOf(fields[published])) ?? [];
    const saved = savedEntries[file];
    return {
      entry,
      id,
      file,
      title: titleOf(entry) || entryWords().untitled,
      sharesTitle: (titles.get(titleOf(entry).toLowerCase()) ?? 0) > 1,
      picture: entryPicture(collection, fields) ?? "",
      date,
      kind: kindOf(entry),
      language: textOf(fields.language) || undefined,
      isDraft: fields.draft === true,
      isFuture: isFuture(date, { today, future }),
      change: saved ? (saved.document === document ? undefined : "changed") : "new",
    };
  });
}

function titlesOf(
  { label, fields }: Collection,
  { entries, model }: Listing["content"],
): (entry: EditorEntry) => string {
  if (label === "id") return ({ id }) => id;
  const schema = fields.properties[label];
  const other = schema?.type === "string" ? schema.entry : undefined;
  const labels = new Map(
    entries
      .filter(({ collection }) => collection === other)
      .map((entry) => [entry.id, entryLabel(model, entry)]),
  );
  return (entry) => {
    const written = textOf(entry.fields[label]).trim();
    return labels.get(written) ?? written;
  };
}

function kindsIn(filters: readonly EntryFilter[]): (entry: EditorEntry) => string {
  const telling = filters.filter(
    ({ field, choices }) => field !== "language" && choices[0]?.value !== "true",
  );
  const labels = telling.map(({ field, choices }) => ({
    field,
    labels: new Map(choices.map(({ value, label }) => [value, label])),
  }));
  return ({ fields }) => {
    for (const { field, labels: known } of labels) {
      const values = [fields[field]].flat().flatMap((value) => textOf(value) || []);
      if (values.length > 0) return values.map((value) => known.get(value) ?? value).join(", ");
    }
    return "";
  };
}

interface Wanted {
  readonly wanted: string;
  readonly chosen: FilterChoice;
  readonly main: string;
}

export function findEntries(
  entries: readonly ListedEntry[],
  { wanted, chosen, main }: Wanted,
): readonly ListedEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ entry, title, kind, id }) => {
    const text = `${title} ${kind} ${id}`.toLowerCase();
    return words.every((word) => text.includes(word)) && matchesFilter(entry, chosen, main);
  });
}

export function collectionNamed({ collections }: Model, name: string | undefined): Collection | undefined {
  return (name === undefined ? undefined : collections[name]) ?? Object.values(collections)[0];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
