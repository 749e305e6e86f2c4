import type { Schema, StringSchema } from "../../schema/fields/schema.ts";
import type { Collection, Model } from "../../schema/model/model.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { choiceName } from "../labels/choice-name.ts";
import { entryLabel } from "../labels/entry-label.ts";

/** How the cells of a column are written and read. */
type ColumnKind =
  | "text"
  /** A text of several lines. */
  | "lines"
  | "number"
  | "date"
  /** Yes or no. */
  | "switch"
  /** One of the column's choices. */
  | "choice"
  /** Several of them. */
  | "choices"
  /** A list of short texts. */
  | "texts"
  /** Groups of fields and lists of them: shown, and edited in the form of the entry. */
  | "other";

export interface Choice {
  readonly value: string;
  /** What it is called; no two choices of a column are called the same. */
  readonly label: string;
}

/** A field of a collection as a column. */
export interface Column {
  /** The key in the front matter. */
  readonly key: string;
  readonly title: string;
  readonly schema: Schema;
  readonly kind: ColumnKind;
  readonly required: boolean;
  /** The choices of an `enum`, or the entries that can be referred to. */
  readonly choices: readonly Choice[];
  /** The currency, by its three letters, in which pages show the numbers. */
  readonly currency?: string;
}

/** What columns are made from besides their collection. */
interface TableSite {
  readonly model: Model;
  readonly entries: readonly {
    readonly collection: string;
    readonly id: string;
    readonly fields: Readonly<Record<string, unknown>>;
  }[];
  /** The whole config, for the currencies in which its tokens show numbers. */
  readonly config: unknown;
}

/** The fields of a collection, those that name and show an entry first. What says of which language an entry is has no column. */
export function columnsOf(collection: Collection, site: TableSite): readonly Column[] {
  const { properties, required = [] } = collection.fields;
  const { language: _, translationOf: __, draft, ...fields } = properties;
  const first = Object.keys(fields).filter((key) => key === collection.label);
  const keys = [...first, ...Object.keys(fields).filter((key) => key !== collection.label)];
  const currencies = currenciesIn(site.config, collection.name);
  const column = (key: string, schema: Schema): Column => {
    const kind = kindOf(schema);
    const currency = currencies.get(key);
    return {
      key,
      title: schema.title,
      schema,
      kind,
      required: required.includes(key),
      choices: choicesOf(schema.type === "array" ? schema.items : schema, site),
      ...(kind === "number" && currency !== undefined && { currency }),
    };
  };
  const columns = keys.flatMap((key) => (fields[key] ? [column(key, fields[key])] : []));
  return draft ? [...columns, column("draft", draft)] : columns;
}

/** Whether cells can be typed into, as a table writes one value in each. */
export function isEditable({ kind }: Pick<Column, "kind">): boolean {
  return kind !== "other";
}

function kindOf(schema: Schema): ColumnKind {
  switch (schema.type) {
    case "number":
    case "integer":
      return "number";
    case "boolean":
      return "switch";
    case "array":
      return kindOfList(schema.items);
    case "object":
      return "other";
    case "string":
      return kindOfText(schema);
  }
}

function kindOfList(items: Schema): ColumnKind {
  if (items.type !== "string" || isLong(items)) return "other";
  return hasChoices(items) ? "choices" : "texts";
}

function kindOfText(schema: StringSchema): ColumnKind {
  if (hasChoices(schema)) return "choice";
  if (schema.format === "date") return "date";
  return isLong(schema) ? "lines" : "text";
}

const hasChoices = ({ enum: values, entry, pattern }: StringSchema) =>
  (values !== undefined || entry !== undefined) && pattern !== languageTag;
const isLong = ({ format }: StringSchema) => format === "multiline" || format === "markdown";

function choicesOf(schema: Schema, { model, entries }: TableSite): readonly Choice[] {
  if (schema.type !== "string") return [];
  const { entry: referred } = schema;
  if (referred !== undefined) {
    const own = entries.filter(({ collection }) => collection === referred);
    return distinct(own.map((entry) => ({ value: entry.id, label: oneLine(entryLabel(model, entry)) })));
  }
  return distinct((schema.enum ?? []).map((value) => ({ value, label: oneLine(choiceName(schema, value)) })));
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Choices that are called the same, or one as another's value, are told apart by their values. */
function distinct(choices: readonly Choice[]): readonly Choice[] {
  const keys = new Map<string, number>();
  for (const { value, label } of choices)
    for (const key of new Set([keyOf(value), keyOf(label)])) keys.set(key, (keys.get(key) ?? 0) + 1);
  return choices.map(({ value, label }) => {
    const isShared = (keys.get(keyOf(label)) ?? 0) > 1;
    return { value, label: label === "" ? value : isShared ? `${label} (${value})` : label };
  });
}

const keyOf = (text: string) => text.toLowerCase();

const moneyToken = /\{\{\s*(?:item|entry)\.([\w-]+)\s*\|\s*currency:\s*"([A-Z]{3})\b/g;

/** The currency of each field of a collection that a token shows as an amount of money, by the field. */
export function currenciesIn(config: unknown, collection: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, of: string | undefined): void => {
    if (typeof value === "string") {
      if (of === undefined || of === collection)
        for (const [, field = "", currency = ""] of value.matchAll(moneyToken))
          if (!found.has(field)) found.set(field, currency);
    } else if (Array.isArray(value)) for (const item of value) visit(item, of);
    else if (isObject(value)) {
      const { each, entries } = value;
      const inside = typeof each === "string" ? each : typeof entries === "string" ? entries : of;
      for (const child of Object.values(value)) visit(child, inside);
    }
  };
  visit(config, undefined);
  return found;
}
