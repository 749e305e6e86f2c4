import type { Collection, Model } from "../../schema/model/model.ts";
import type { EntryConfig } from "../../schema/site/site-config.ts";
import { collectionOf, entryIdOf } from "../document/entry.ts";
import { isOrderFile } from "../document/order.ts";
import { isPatternFile, patternCollection, patternIn, patternNameOf } from "../document/pattern.ts";
import { isPictureFile, pictureNameOf } from "../document/picture.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { namePicture } from "./name-picture.ts";
import { withinSentence } from "./schema/humanize-key.ts";
import { collectionTitle, type Schemas } from "./schema/schemas.ts";

export function entryLabel(
  model: Model,
  { collection, id, fields }: Pick<EntryConfig, "collection" | "id" | "fields">,
) {
  const label = fields[model.collections[collection]?.label ?? ""];
  return typeof label === "string" && label.trim() !== "" ? label.trim() : id;
}

const maxLength = 44;

type Words = Pick<Schemas, "model">;

/** The field that its collection names entries by, or its file where that is empty. */
export function nameEntry(schemas: Words, file: string, entry: EntryDocument | undefined): string {
  if (isPatternFile(file)) return shortened(entry ? patternIn(file, entry).title : patternNameOf(file));
  const label = schemas.model.collections[collectionOf(file)]?.label ?? "title";
  const title = entry?.frontMatter[label];
  if (typeof title !== "string" || title.trim() === "") return entryIdOf(file);
  return shortened(title);
}

function shortened(title: string): string {
  if (title.length <= maxLength) return title;
  return `${withoutLastWord(title.slice(0, maxLength))}…`;
}

function withoutLastWord(text: string): string {
  const end = text.search(/\s\S*$/);
  return end === -1 ? text : text.slice(0, end).replace(/(?<![\s,:;–-])[\s,:;–-]+$/, "");
}

/** "the bread “Rye loaf”", or "the order of Breads". */
export function nameWithKind(schemas: Words, file: string, entry: EntryDocument | undefined): string {
  const collection = collectionOf(file);
  if (isPictureFile(file))
    return messages.changes.picture.named({ picture: namePicture(pictureNameOf(file)) });
  if (isOrderFile(file)) return messages.changes.theOrder({ entries: collectionTitle(schemas, collection) });
  if (isPatternFile(file)) return messages.changes.patterns.named({ name: nameEntry(schemas, file, entry) });
  const kind = schemas.model.collections[collection]?.singular ?? messages.changes.entry;
  return messages.changes.entryOfKind({ kind: withinSentence(kind), name: nameEntry(schemas, file, entry) });
}

export function countEntries(schemas: Pick<Schemas, "model">, files: readonly string[]): string {
  const names = files.map(collectionOf);
  const parts = [...new Set(names)].map((collection) => {
    const count = names.filter((name) => name === collection).length;
    const kind =
      collection === patternCollection
        ? messages.changes.patterns.singular
        : schemas.model.collections[collection]?.singular;
    if (count === 1 && kind) return messages.changes.oneEntry({ kind: withinSentence(kind) });
    const title = collectionTitle(schemas, collection);
    return kind === undefined || hasPlural({ singular: kind, title })
      ? messages.changes.entries({ number: count, title: withinSentence(title) })
      : messages.changes.entriesIn({ number: count, title });
  });
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : messages.changes.and({ others: parts.join(", "), last });
}

export function singularLabel({ singular }: Collection): string {
  return withinSentence(singular);
}

export function pluralLabel({ title }: Collection): string {
  return withinSentence(title);
}

/**
 * Whether the title of a collection is the plural of one entry's, so that it can be counted: "8 plants". Titles such as
 * "Advice" of articles or of "Advice articles", and "News" of "News", can't.
 */
export function hasPlural({ singular, title }: Pick<Collection, "singular" | "title">): boolean {
  const [one, several] = [wordsOf(singular), wordsOf(title)];
  if (one.length !== several.length || one.join() === several.join()) return false;
  return one.every((word, index) => isFormOf(word, several[index] ?? ""));
}

const wordsOf = (title: string) =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

/** Plurals begin as the singular does, and few of them are much longer or shorter. */
function isFormOf(singular: string, plural: string): boolean {
  const longer = plural.length - singular.length;
  return singular.slice(0, 3) === plural.slice(0, 3) && longer >= -1 && longer <= 3;
}
