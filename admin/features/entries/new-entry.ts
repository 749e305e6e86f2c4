import { emptyValue } from "../../../schema/empty-value.ts";
import type { Collection } from "../../../schema/model.ts";
import type { EntryDocument } from "../../document/site-document.ts";
import { slugOfTitle } from "../../labels/slug-of-title.ts";
import { messages } from "../../messages/messages.ts";

interface Asked {
  readonly title: string;
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly today: string;
  /** The fields of the entries that come first in the list: what they agree on is most likely true of the next too. */
  readonly like: readonly Readonly<Record<string, unknown>>[];
}

const enough = 2;

/** A new entry with everything that its collection requires, as far as it can be known; what can't be is empty. */
export function newEntry(collection: Collection, { title, chosen, today, like }: Asked): EntryDocument {
  const { fields, label } = collection;
  const empty = emptyValue(fields) as Record<string, unknown>;
  const known = Object.entries(empty).map(([key, value]) => {
    const schema = fields.properties[key];
    const isText = schema?.type === "string";
    if (key === label) return [key, title];
    if (isText && schema.format === "date") return [key, today];
    return [key, isText && schema.format === undefined ? (agreed(like, key) ?? value) : value];
  });
  return {
    frontMatter: { ...Object.fromEntries(known), ...(label in empty ? {} : { [label]: title }), ...chosen },
    body: "",
  };
}

function agreed(like: Asked["like"], key: string): unknown {
  const values = new Set(like.map((fields) => fields[key]));
  return like.length >= enough && values.size === 1 ? like[0]?.[key] : undefined;
}

export function promptedFields({ fields: { properties, required = [] } }: Collection): readonly string[] {
  return required.filter((key) => {
    const schema = properties[key];
    return schema?.type === "string" && (schema.enum !== undefined || schema.entry !== undefined);
  });
}

const longest = 80;

export function entryIdOfTitle(title: string): string {
  return slugOfTitle(title, longest);
}

const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Why an entry's file can't be called so, in a sentence. */
export function idError(id: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(id) || id.length > 100 || device.test(id))
    return messages.entries.wrongId;
  return taken.includes(id) ? messages.entries.takenId : undefined;
}
