import { collectionOf } from "../document/entry-file.ts";
import { patternCollection } from "../document/pattern-file.ts";
import { messages } from "../messages/messages.ts";
import { hasPlural } from "./collection-labels.ts";
import { withinSentence } from "./schema/humanize-key.ts";
import { collectionTitle, type Schemas } from "./schema/schemas.ts";

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
