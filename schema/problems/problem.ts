import type { Severity } from "./code-definition.ts";
import type { OwnProblemCode, ProblemCode } from "./problem-codes.ts";
import type { ProblemValues } from "./problem-values.ts";
import { severityOf } from "./warning-codes.ts";

/** Where a problem is, before line and column are looked up: a JSON pointer into the file's value. */
export interface ProblemLocation {
  readonly file: string;
  /** RFC 6901. For a Markdown file, `/body` is what follows the front matter. */
  readonly pointer: string;
  /** Whether the key or the value at the pointer is meant. */
  readonly target?: "key" | "value";
  /** How many characters into the string value, for a word inside a text. */
  readonly offset?: number;
}

/** Another place that a problem is about, and what is there. */
export interface RelatedLocation extends ProblemLocation {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** One mistake: a sentence for the person who made it, what to write instead, and where. */
export interface Problem extends ProblemLocation {
  readonly code: ProblemCode | OwnProblemCode;
  readonly severity: Severity;
  /** One sentence, ending in a full stop. */
  readonly message: string;
  /** What to do about it, a sentence of its own. */
  readonly suggestion?: string;
  /** Other places that have a part in it, such as the page that has the same address. */
  readonly related?: readonly RelatedLocation[];
  /** What the sentences are made of. The editor makes its own for owners from these. */
  readonly values?: ProblemValues;
  /** From 1. Known at once for syntax errors, filled in by `locateProblems` for all others. */
  readonly line?: number;
  /** From 1, in UTF-16 code units as code editors count. */
  readonly column?: number;
}

/** What to do about a problem, or that, the other places that it is about, and what its sentences are made of. */
export type Hint = string | ProblemDetails;

/** The optional parts of a problem, for `createProblem`; each means what it does in `Problem`. */
export interface ProblemDetails {
  readonly suggestion?: string | undefined;
  readonly related?: readonly RelatedLocation[];
  readonly values?: ProblemValues;
}

/** A problem of the given kind; its severity comes from the code. */
export function createProblem(
  code: ProblemCode,
  place: ProblemLocation,
  message: string,
  hint?: Hint,
): Problem {
  const { suggestion, ...details } = typeof hint === "object" ? hint : { suggestion: hint };
  return {
    code,
    severity: severityOf(code),
    message,
    ...(suggestion && { suggestion }),
    ...place,
    ...details,
  };
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}
