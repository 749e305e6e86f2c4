import { fileNameError } from "../../renderer/resolve/addresses/file-name-error.ts";
import { routeError } from "../../renderer/resolve/addresses/page-address.ts";
import { emptyValue } from "../../schema/fields/empty-value.ts";
import type { Schema, StringSchema } from "../../schema/fields/schema.ts";
import { formatUse } from "../../schema/formats/index.ts";
import type { Collection } from "../../schema/model/model.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import { type SlugOptions, slugOf } from "../../schema/text/slug.ts";
import { entryWords } from "../messages/entry-words.ts";
import type { EntryDocument } from "./site-document.ts";

interface Asked {
  readonly title: string;
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly today: string;
  readonly like: readonly Readonly<Record<string, unknown>>[];
}

const enough = 2;

export function newEntry(collection: Collection, { title, chosen, today, like }: Asked): EntryDocument {
  const { fields, label, published, modified } = collection;
  const empty = emptyValue(fields) as Record<string, unknown>;
  const known = Object.entries(empty).flatMap(([key, value]) => {
    const schema = fields.properties[key];
    const isText = schema?.type === "string";
    if (key === label) return [[key, title]];
    if (isText && formatUse(schema.format).day)
      return key === published || key === modified ? [[key, today]] : [];
    if (schema && isHers(schema)) return [];
    if (isText && isAuthor(key, schema)) return [[key, like[0]?.[key] ?? value]];
    return [[key, isText && schema.format === undefined ? (agreed(like, key) ?? value) : value]];
  });
  return {
    frontMatter: {
      ...Object.fromEntries(known),
      ...(label in empty ? {} : { [label]: title }),
      ...chosen,
      draft: true,
    },
    body: "",
  };
}

/** What only the owner can know: a number, such as a price, and which of some choices. */
function isHers(schema: Schema): boolean {
  if (schema.type === "array") return schema.items.type === "string" && schema.items.enum !== undefined;
  return schema.type === "number" || schema.type === "integer";
}

function isAuthor(key: string, { enum: choices, entry }: StringSchema): boolean {
  return key === "author" && choices === undefined && entry === undefined;
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

export function entryIdOfTitle(title: string, options: SlugOptions): string {
  return slugOf(title, { longest, ...options });
}

/** Why an entry's file, and so the last part of its address, can't be called so, in a sentence. */
export function idError(id: string, taken: readonly string[]): string | undefined {
  const words = entryWords().idErrors;
  if (id.includes("/")) return words.slash;
  if (/\s/.test(id)) return words.space;
  if (id.length > longestId) return words.long;
  if (id === "" || id.includes(".") || routeError(`/x/${id}`) || fileNameError(`${id}.md`)) return words.name;
  const same = (other: string) => fileSystemKey(other) === fileSystemKey(id);
  return taken.some(same) ? entryWords().takenId : undefined;
}

const longestId = 100;
