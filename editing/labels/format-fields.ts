import type { Schema } from "../../schema/fields/schema.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { messages } from "../messages/messages.ts";
import { formatText } from "./format-value.ts";
import { humanizeKey } from "./schema/humanize-key.ts";

/** A value in lines, as people read it: by its format, with the titles of its fields. */
export function formatFields(value: unknown, schema: Schema | undefined): string {
  if (typeof value === "string") return formatText(schema, value);
  if (typeof value === "number") return new Intl.NumberFormat(messages.locale).format(value);
  if (Array.isArray(value)) {
    const items = value.map((item) =>
      formatFields(item, schema?.type === "array" ? schema.items : undefined),
    );
    return items.filter(isText).join(value.some(isObject) ? "\n\n" : "\n");
  }
  return isObject(value) ? linesOf(value, schema).filter(isText).join("\n") : "";
}

function linesOf(value: Readonly<Record<string, unknown>>, schema: Schema | undefined): string[] {
  const known = schema?.type === "object" ? schema.properties : {};
  return Object.entries(value).map(([key, held]) => {
    const own = Object.hasOwn(known, key) ? known[key] : undefined;
    const title = own?.title ?? humanizeKey(key);
    if (held === true) return title;
    const shown = formatFields(held, own);
    if (shown === "") return "";
    return typeof held === "object" ? `${title}:\n${shown}` : `${title}: ${shown}`;
  });
}

const isText = (text: string) => text !== "";
