import type { Schema } from "../../schema/fields/schema.ts";
import { isConditional } from "../../schema/site/each.ts";
import type { ValuePath } from "../document/edit.ts";
import { valueAt } from "../document/value.ts";
import { messages } from "../messages/messages.ts";
import { ownTitle } from "./item-title.ts";
import { humanizeKey, withinSentence } from "./schema/humanize-key.ts";

/** How a value is named in a sentence. */
interface NamedValue {
  /** With everything that it is in, such as "the text of the 2nd card". */
  readonly name: string;
  /** The same for what it is in; undefined for a value at the top. */
  readonly owner: string | undefined;
  /** The label of its field. */
  readonly title: string;
  /** Undefined for an unknown field. */
  readonly schema: Schema | undefined;
}

/** Names the value at a path below `root`. `whole` is the value at `root`, by which items of lists are named. */
export function nameValue(root: Schema | undefined, path: ValuePath, whole?: unknown): NamedValue {
  let schema = root;
  let title = root?.title ?? "";
  const parts: string[] = [];
  for (const [depth, key] of path.entries()) {
    if ((key === "value" || key === "else") && isConditional(valueAt(whole, path.slice(0, depth)))) continue;
    const parent: Schema | undefined = schema;
    if (typeof key === "number") {
      schema = parent?.type === "array" ? parent.items : undefined;
      title = schema?.title ?? messages.changes.item;
      // "the 2nd card", not "the 2nd card of the cards".
      if (typeof path[depth - 1] === "string") parts.pop();
      const own = schema && ownTitle(valueAt(whole, path.slice(0, depth + 1)), schema);
      parts.push(nameItem(title, { own, number: key + 1 }));
    } else {
      schema = parent && propertyOf(parent, key);
      title = schema?.title ?? eachWord(key) ?? humanizeKey(key);
      const index = path[depth - 1];
      if (isTitleShared(parent, schema)) {
        if (isSaidInside(parts.at(-1) ?? "", withinSentence(title))) parts.pop();
        parts.push(messages.changes.itemNamed({ title: withinSentence(title), name: humanizeKey(key) }));
      } else if (typeof index === "number" && isPair(parent)) {
        parts.pop();
        parts.push(nameItem(title, { own: undefined, number: index + 1 }));
      } else parts.push(withinSentence(title));
    }
  }
  const owner = parts.length > 1 ? joinParts(parts.slice(0, -1)) : undefined;
  return { name: joinParts(parts), owner, title, schema };
}

interface ItemName {
  readonly own: string | undefined;
  readonly number: number;
}

function nameItem(title: string, { own, number }: ItemName): string {
  const kind = withinSentence(title);
  return own === undefined
    ? messages.changes.nth({ number, title: kind })
    : messages.changes.itemNamed({ title: kind, name: own });
}

function isSaidInside(part: string, inside: string | undefined): boolean {
  return inside !== undefined && part !== "" && (part.startsWith(inside) || inside.startsWith(part));
}

function joinParts(all: readonly string[]): string {
  const { value, valueWithin, valuePlace, valueSeparator } = messages.changes;
  const parts = all.filter((part, index) => !isSaidInside(part, all[index + 1]));
  const [what, ...others] = parts.toReversed();
  if (what === undefined) return "";
  if (others.length === 0) return value({ what });
  const places = others.map((place) => valuePlace({ what: place })).join(valueSeparator);
  return valueWithin({ what, places });
}

function eachWord(key: string): string | undefined {
  const words: Readonly<Record<string, string>> = messages.changes.each;
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** The schema of an `each` is that of an item. */
function propertyOf(parent: Schema, key: string): Schema | undefined {
  if (parent.type === "array") return key === "item" ? parent.items : undefined;
  return parent.type === "object" && Object.hasOwn(parent.properties, key)
    ? parent.properties[key]
    : undefined;
}

function isTitleShared(parent: Schema | undefined, own: Schema | undefined): boolean {
  if (parent?.type !== "object" || !own) return false;
  return Object.values(parent.properties).filter(({ title }) => title === own.title).length > 1;
}

function isPair(item: Schema | undefined): boolean {
  if (item?.type !== "object") return false;
  const properties = Object.values(item.properties);
  return (
    properties.length <= 2 &&
    properties.every((property) => property.type === "string" && property.format !== "link")
  );
}
