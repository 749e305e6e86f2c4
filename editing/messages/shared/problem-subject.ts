import type { ProblemValues } from "../../../schema/problems/problem-values.ts";

/** A problem in the words of the editor; `hint` says what to do about it. */
export interface ProblemMessage {
  readonly text: string;
  readonly hint?: string;
}

export type FieldKind = "text" | "choice" | "list" | "other";

export interface ProblemSubject {
  readonly reason?: ProblemValues["reason"] | undefined;
  /** The bound that is broken, such as the most characters. */
  readonly limit?: number | undefined;
  /** The actual number, to be compared with `limit`. */
  readonly length?: number | undefined;
  /** Within a sentence; undefined for a problem of a page, a picture or a file. */
  readonly field?: string | undefined;
  readonly kind: FieldKind;
  /** JSON Schema's. */
  readonly format?: string | undefined;
  /** Within a sentence. */
  readonly item?: string | undefined;
  /** The JSON type that the value should have. */
  readonly type?: string | undefined;
  /** Labels of the allowed values. */
  readonly choices?: readonly string[] | undefined;
  /** The label of the nearest page, icon or choice. */
  readonly nearest?: string | undefined;
  /** The value or part of a text that is wrong. */
  readonly written?: string | undefined;
  /** "Home › Questions" */
  readonly other?: string | undefined;
  /** The product name of the site's host. */
  readonly host?: string | undefined;
  /** The name of the language that the problem is about. */
  readonly language?: string | undefined;
  /** Labels of the text's and the background's colour. */
  readonly colours?: readonly [string, string] | undefined;
  /** The actual contrast ratio, formatted for reading. */
  readonly contrast?: string | undefined;
}
