import type { OwnFormat, StringFormat } from "../formats/index.ts";

/** What a property says to the person filling it in: the editor's label and help, a code editor's hover text. */
interface Described {
  readonly title: string;
  readonly description: string;
  /** Written to a JSON file beside the pages, for an island to fetch: see `Deferred`. */
  readonly deferred?: true;
}

/** A text, or one for each language: `{ "en": "Gold", "de": "Gold" }`. */
export type TextByLanguage = string | Readonly<Record<string, string>>;

export interface StringSchema extends Described {
  readonly type: "string";
  readonly format?: StringFormat | OwnFormat;
  /** The only values that it can have. */
  readonly enum?: readonly string[];
  /** What people read in place of a choice: by the choice a text, or a text by language. */
  readonly enumTitles?: Readonly<Record<string, TextByLanguage>>;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** How many characters are shown where the text is for, such as search results; more may be written. */
  readonly advisedLength?: number;
  /** For fields of entries: the field, or `body`, whose beginning stands here while nothing is written. */
  readonly defaultFrom?: string;
  /** A regular expression that the whole value or a part of it must match. */
  readonly pattern?: string;
  /** A sentence that says what the pattern wants. */
  readonly errorMessage?: string;
  readonly default?: string;
  readonly examples?: readonly string[];
  /** The id of an entry of this collection; the view gets the entry. */
  readonly entry?: string;
  /** For an entry: the view gets its fields without its text, as of each one of a list. */
  readonly withoutText?: true;
  /** For the format `file`: the view gets `FileFacts` in place of an address. */
  readonly measured?: true;
  /** For Markdown: the level of the first heading in it; 3 without one, below the heading of a section. */
  readonly headingLevel?: 2 | 3;
}

/** A number; both bounds are inclusive. */
export interface NumberSchema extends Described {
  readonly type: "number" | "integer";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
  readonly examples?: readonly number[];
}

/** A switch; without a default, one that is not set is absent and not false. */
export interface BooleanSchema extends Described {
  readonly type: "boolean";
  readonly default?: boolean;
}

export interface ArraySchema extends Described {
  readonly type: "array";
  readonly items: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: readonly unknown[];
  readonly examples?: readonly unknown[];
  /** A list of placed blocks; `items` only names them. The view gets `ChildBlock`s. */
  readonly blocks?: true;
  /** The list is one of entries of this collection, as `entriesOf` makes it: all of them, where nothing is written. */
  readonly entries?: string;
  /** Each item belongs to something else at the same place, such as a cell to its column: one without a value is empty, and stays. */
  readonly positional?: true;
}

export interface ObjectSchema extends Described {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Keys that say nothing without others: each with those that it needs beside it. */
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
  readonly default?: Readonly<Record<string, unknown>>;
  readonly examples?: readonly unknown[];
}

/**
 * The subset of JSON Schema that blocks, settings and front matter are written in. Objects are closed: a key
 * that is not in `properties` is a problem, so no schema repeats `additionalProperties: false`.
 */
export type Schema = StringSchema | NumberSchema | BooleanSchema | ArraySchema | ObjectSchema;
