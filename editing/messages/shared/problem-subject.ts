import type { ProblemValues } from "../../../schema/problem-values.ts";

export interface ProblemMessage {
  readonly text: string;
  readonly hint?: string;
}

export type FieldKind = "text" | "choice" | "list" | "other";

export interface ProblemSubject {
  readonly reason?: ProblemValues["reason"] | undefined;
  readonly limit?: number | undefined;
  readonly length?: number | undefined;
  /** Within a sentence; undefined for a problem of a page, a picture or a file. */
  readonly field?: string | undefined;
  readonly kind: FieldKind;
  /** JSON Schema's. */
  readonly format?: string | undefined;
  /** Within a sentence. */
  readonly item?: string | undefined;
  readonly type?: string | undefined;
  /** Labels of the allowed values. */
  readonly choices?: readonly string[] | undefined;
  /** The label of the nearest page, icon or choice. */
  readonly nearest?: string | undefined;
  readonly written?: string | undefined;
  /** "Home › Questions" */
  readonly other?: string | undefined;
  /** The product name of the site's host. */
  readonly host?: string | undefined;
  readonly language?: string | undefined;
  /** Labels of the text's and the background's colour. */
  readonly colours?: readonly [string, string] | undefined;
  readonly contrast?: string | undefined;
}
