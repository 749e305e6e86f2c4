import { type CollectionName, collections } from "../../schema/collections/index.ts";
import type { EntryDocument } from "../edits/site-document.ts";
import { nameOfTitle } from "../edits/words/name-of-title.ts";
import { emptyValue } from "../form/empty-value.ts";

interface Asked {
  readonly title: string;
  /** A sentence or two. */
  readonly summary: string;
  /** The id of a post's category. */
  readonly category?: string | undefined;
  /** 2026-01-31. */
  readonly today: string;
  /** Of the newest entry, whose author and place are most likely those of the next. */
  readonly like: Readonly<Record<string, unknown>> | undefined;
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A new entry with everything that its collection requires, as far as it can be known; what can't be is empty. */
export function newEntry(collection: CollectionName, asked: Asked): EntryDocument {
  const { title, summary, category, today, like = {} } = asked;
  const empty = emptyValue(collections[collection]) as Record<string, unknown>;
  const taken = ["location", "author", "projectType"].filter((key) => Object.hasOwn(empty, key) && like[key]);
  const month = `${months[Number(today.slice(5, 7)) - 1]} ${today.slice(0, 4)}`;
  const known: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(taken.map((key) => [key, like[key]])),
    title,
    excerpt: summary,
    description: summary,
    date: today,
    lastModified: today,
    completedDate: month,
    metaTitle: title,
    metaDescription: summary,
    ...(category && { category }),
  };
  const frontMatter = Object.fromEntries(
    Object.entries(empty).map(([key, value]) => [key, Object.hasOwn(known, key) ? known[key] : value]),
  );
  return { frontMatter, body: "" };
}

/** In characters. */
const longest = 80;

/** A file's name for an entry with a title: "Loft Rooms & Dormers" is loft-rooms-dormers. */
export function entryIdOfTitle(title: string): string {
  return nameOfTitle(title, longest);
}

/** Names that some disk has for its devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Why an entry's file can't be called so, in a sentence. */
export function idRefusal(id: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(id) || id.length > 100 || device.test(id))
    return "Use small letters, digits and hyphens, such as loft-rooms.";
  return taken.includes(id) ? "There is one of this name already." : undefined;
}
