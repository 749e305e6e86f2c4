import type { Collection } from "../../../schema/model.ts";

/** The fields of a collection's entries before their text and behind it, in the order of the model. */
export interface FieldOrder {
  readonly leading: readonly string[];
  readonly following: readonly string[];
}

/** What is shown apart from the model's own fields. */
const apart = ["draft", "language", "translationOf"];

/** What an entry is called and shown by, and its first longer text, which sums it up, come before its text: so somebody writes it. */
export function orderOfFields({ fields, label, picture, body }: Collection): FieldOrder {
  const keys = Object.keys(fields.properties).filter((key) => !apart.includes(key));
  const summary = keys.find((key) => {
    const schema = fields.properties[key];
    return schema?.type === "string" && schema.format === "multiline";
  });
  const isLeading = (key: string) => key === label || key === picture || key === summary;
  if (!body) return { leading: keys, following: [] };
  return { leading: keys.filter(isLeading), following: keys.filter((key) => !isLeading(key)) };
}
