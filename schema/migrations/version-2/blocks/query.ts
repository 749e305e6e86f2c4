import { isObject } from "../../../is-object.ts";
import { type JsonObject, without } from "../json.ts";

/** A text that stands for the entry of the page. */
const ownEntry = /^\s*\{\{\s*entry\.(?:id|slug)\s*\}\}\s*$/;

/** Whether an id is that of the entry whose page it is. */
export function isOwnEntry(id: unknown): boolean {
  return typeof id === "string" && ownEntry.test(id);
}

/** A query of version 1 as `each`: its keys are fields and their values, but for `limit`, `after` and `relatedTo`. */
export function eachOf(collection: string, query: unknown, item: JsonObject): JsonObject {
  const written = isObject(query) ? query : {};
  const { limit, after, relatedTo } = written;
  const fields = without(written, "limit", "after", "relatedTo");
  // Which category another post has is not known here: of those only the post itself is left out.
  const where = isOwnEntry(relatedTo) ? { ...fields, category: "{{entry.category.id}}" } : fields;
  return {
    each: collection,
    ...(Object.keys(where).length > 0 && { where }),
    ...(relatedTo !== undefined && { except: relatedTo }),
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit }),
    item,
  };
}

/** One entry as the items of a list. */
export function onlyEntry(collection: string, id: unknown, item: JsonObject): JsonObject {
  return { each: collection, only: [id], item };
}
