import { inOrder } from "../../renderer/resolve/queries.ts";
import type { CollectionName } from "../../schema/collections/index.ts";
import type { EntryFiles } from "../edits/site-document.ts";
import type { EditorContent, EditorEntry } from "../host/editor-content.ts";

/** An entry as it stands in a list. */
export interface ListedEntry {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  /** Whether another entry of the collection has the same title, so that the file's name has to tell them apart. */
  readonly sharesTitle: boolean;
  readonly picture: string;
  /** 2026-01-31; nothing for a date that is none. */
  readonly date: string | undefined;
  /** The title of its category, or what else says what it is. */
  readonly kind: string;
  readonly categoryId: string | undefined;
  /** Whether visitors don't see it until its date. */
  readonly isFuture: boolean;
  readonly change: "new" | "changed" | undefined;
}

interface Listing {
  readonly content: Pick<EditorContent, "entries" | "today" | "future">;
  readonly savedEntries: EntryFiles;
}

/** The entries of a collection in the site's order: posts from the newest, projects by number, categories as told. */
export function listEntries(
  collection: CollectionName,
  { content, savedEntries }: Listing,
): readonly ListedEntry[] {
  const { entries, today, future } = content;
  const own = inOrder(entries, collection) as EditorEntry[];
  const categories = new Map(
    entries.flatMap(({ collection: of, id, fields }) =>
      of === "categories" ? [[id, textOf(fields.title) || id]] : [],
    ),
  );
  const titles = new Map<string, number>();
  for (const { fields } of own) titles.set(titleKey(fields), (titles.get(titleKey(fields)) ?? 0) + 1);
  return own.map(({ id, file, fields, document }) => {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(textOf(fields.date)) ? textOf(fields.date) : undefined;
    const categoryId = textOf(fields.category) || undefined;
    const saved = savedEntries[file];
    return {
      id,
      file,
      title: textOf(fields.title).trim() || "Without a title",
      sharesTitle: (titles.get(titleKey(fields)) ?? 0) > 1,
      picture: textOf(fields.image),
      date,
      kind: categoryId ? (categories.get(categoryId) ?? categoryId) : textOf(fields.projectType),
      categoryId,
      isFuture: collection === "posts" && !future && date !== undefined && date > today,
      change: saved ? (saved.document === document ? undefined : "changed") : "new",
    };
  });
}

/** Those whose title, kind or file has every wanted word, in a category if one is wanted. */
export function findEntries(
  entries: readonly ListedEntry[],
  { wanted, category }: { readonly wanted: string; readonly category: string | undefined },
): readonly ListedEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, kind, id, categoryId }) => {
    const text = `${title} ${kind} ${id}`.toLowerCase();
    return (!category || categoryId === category) && words.every((word) => text.includes(word));
  });
}

function titleKey(fields: EditorEntry["fields"]): string {
  return textOf(fields.title).trim().toLowerCase();
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
