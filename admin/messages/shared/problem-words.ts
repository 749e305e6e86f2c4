import type { ProblemValues } from "../../../schema/problem-values.ts";

/** What an owner reads about a problem: what is wrong or missing, and what to do. */
export interface ProblemWords {
  readonly text: string;
  readonly hint?: string;
}

/** How a field is filled in: a text is written, an entry or a picture chosen, a list gets items. */
export type FieldKind = "text" | "choice" | "list" | "other";

/** What a sentence is made of: the values of a problem, and what its place and the names in it are called. */
export interface ProblemSubject {
  readonly reason?: ProblemValues["reason"] | undefined;
  readonly limit?: number | undefined;
  readonly length?: number | undefined;
  /** The title of the field, as it stands within a sentence; nothing for a problem of a page, a picture or a file. */
  readonly field?: string | undefined;
  readonly kind: FieldKind;
  /** The format of the field's schema. */
  readonly format?: string | undefined;
  /** What an item of the list is called, within a sentence. */
  readonly item?: string | undefined;
  /** The type of value that fits, of JSON Schema. */
  readonly type?: string | undefined;
  /** What the values are called of which one fits. */
  readonly choices?: readonly string[] | undefined;
  /** What the nearest page, icon or choice is called. */
  readonly nearest?: string | undefined;
  /** Where the other part of the problem is: "Home › Questions". */
  readonly other?: string | undefined;
  /** What the site's host calls itself; nothing for a site that names none. */
  readonly host?: string | undefined;
  /** The name of a language. */
  readonly language?: string | undefined;
  /** What the colours of a text and of what is behind it are called. */
  readonly colours?: readonly [string, string] | undefined;
  /** As a number is written. */
  readonly contrast?: string | undefined;
}
