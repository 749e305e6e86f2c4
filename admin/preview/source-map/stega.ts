import type { Trace } from "../../../renderer/resolve/values/resolve-context.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { formatUse } from "../../../schema/formats/index.ts";
import { type FieldSource, fieldSourceAt, keyOf } from "./field-source.ts";

/** Characters of Unicode's private use area, one for each text or picture. */
const firstMark = 0xe000;
const lastMark = 0xf8ff;

/** Invisible characters in marked markup, one for each value. */
export interface Marks {
  readonly byMark: ReadonlyMap<string, FieldSource>;
  /** The mark by the key of its source (`keyOf`). */
  readonly byFieldSource: ReadonlyMap<string, string>;
  /** Values that views compare or calculate with, where a mark would change the page. */
  readonly unmarked: readonly { readonly text: string; readonly fieldSource: FieldSource }[];
}

/** Marks each resolved text and picture, so that rendered markup shows where it is written. `props` is the pointer to the block's props. */
export function createStega(props: string): { readonly trace: Trace; readonly marks: Marks } {
  const byMark = new Map<string, FieldSource>();
  const byFieldSource = new Map<string, string>();
  const unmarked: { text: string; fieldSource: FieldSource }[] = [];
  const markOf = (at: FieldSource): string => {
    const key = keyOf(at);
    const known = byFieldSource.get(key);
    const code = firstMark + byMark.size;
    if (known !== undefined || code > lastMark) return known ?? "";
    const mark = String.fromCharCode(code);
    byMark.set(mark, at);
    byFieldSource.set(key, mark);
    return mark;
  };
  const around = (text: string, at: FieldSource) =>
    text.trim() === "" ? text : markOf(at) + text + markOf(at);
  const trace: Trace = (value, schema, place) => {
    const at = fieldSourceAt(place, props);
    if (isHtml(value)) return { html: around(value.html, at) };
    if (isPicture(value)) return { ...value, version: markOf(at) + value.version };
    if (typeof value === "string" && isProse(schema)) return around(value, at);
    if (typeof value !== "object") unmarked.push({ text: String(value), fieldSource: at });
    return value;
  };
  return { trace, marks: { byMark, byFieldSource, unmarked } };
}

function isHtml(value: unknown): value is { readonly html: string } {
  return typeof (value as { html?: unknown } | null)?.html === "string";
}

function isPicture(value: unknown): value is { readonly version: string } {
  return typeof (value as { version?: unknown } | null)?.version === "string";
}

/** Whether views only render the text. */
function isProse(schema: Schema): boolean {
  if (schema.type !== "string" || schema.enum !== undefined || schema.format === "markdown") return false;
  return formatUse(schema.format).prose;
}
