import { collections, isCollection } from "../../../schema/collections/index.ts";
import type { Schema, StringSchema } from "../../../schema/schema.ts";
import { below, keyOf, type Origin } from "./origin.ts";

/** Marks are single characters that no font and no keyboard has, one for each text or picture. */
const firstMark = 0xe000;
const lastMark = 0xf8ff;

/** What the marks in a marked value stand for. */
export interface Marks {
  readonly byMark: ReadonlyMap<string, Origin>;
  readonly byOrigin: ReadonlyMap<string, string>;
  /** Values that views compare or calculate with, so that a mark would change the page: as texts, with their origins. */
  readonly unmarked: readonly { readonly text: string; readonly origin: Origin }[];
}

/**
 * Resolved props with a mark before and after each text, and in the address of each picture. Rendered, they tell
 * which field every piece of the markup comes from, whatever the view does with it.
 */
export function markValues(
  schema: Schema,
  value: unknown,
  origin: Origin,
): { readonly value: unknown; readonly marks: Marks } {
  const byMark = new Map<string, Origin>();
  const byOrigin = new Map<string, string>();
  const unmarked: { text: string; origin: Origin }[] = [];
  const markOf = (at: Origin): string => {
    const key = keyOf(at);
    const known = byOrigin.get(key);
    const code = firstMark + byMark.size;
    if (known !== undefined || code > lastMark) return known ?? "";
    const mark = String.fromCharCode(code);
    byMark.set(mark, at);
    byOrigin.set(key, mark);
    return mark;
  };
  const around = (text: string, at: Origin) => (text.trim() === "" ? text : markOf(at) + text + markOf(at));

  const walk = (schema: Schema, value: unknown, at: Origin): unknown => {
    if (value === undefined || value === null) return value;
    if (schema.type === "array") {
      return Array.isArray(value)
        ? value.map((item, index) => walk(schema.items, item, below(at, index)))
        : value;
    }
    if (schema.type === "object") {
      if (schema.entries)
        return Array.isArray(value) ? value.map((item) => entry(schema.entries ?? "", item)) : value;
      return fields(schema.properties, value, at);
    }
    if (schema.type === "string") return string(schema, value, at);
    unmarked.push({ text: String(value), origin: at });
    return value;
  };
  const fields = (properties: Readonly<Record<string, Schema>>, value: unknown, at: Origin): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const marked = Object.entries(value).map(([key, child]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return [key, property ? walk(property, child, below(at, key)) : child];
    });
    return Object.fromEntries(marked);
  };
  const entry = (collection: string, value: unknown): unknown => {
    if (!isCollection(collection) || typeof value !== "object" || value === null) return value;
    const { id, body } = value as { readonly id: string; readonly body: unknown };
    const at: Origin = { in: "entry", collection, id, path: [] };
    const marked = fields(collections[collection].properties, value, at) as object;
    return { ...marked, body: html(body, below(at, "body")) };
  };
  const html = (value: unknown, at: Origin): unknown => {
    const written = (value as { readonly html?: unknown }).html;
    return typeof written === "string" ? { html: around(written, at) } : value;
  };
  const string = (schema: StringSchema, value: unknown, at: Origin): unknown => {
    if (schema.entry) return entry(schema.entry, value);
    if (schema.format === "markdown") return html(value, at);
    if (schema.format === "media") {
      const picture = value as { readonly version: string };
      return { ...picture, version: markOf(at) + picture.version };
    }
    if (typeof value !== "string") return value;
    if (isProse(schema)) return around(value, at);
    unmarked.push({ text: value, origin: at });
    return value;
  };
  return { value: walk(schema, value, origin), marks: { byMark, byOrigin, unmarked } };
}

const proseFormats: readonly (string | undefined)[] = [undefined, "multiline", "email", "telephone"];

/** Whether a text is for reading: no view does more with it than to show it. */
function isProse({ format, enum: choices }: StringSchema): boolean {
  return choices === undefined && proseFormats.includes(format);
}
