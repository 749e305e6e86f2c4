export type ProblemReason =
  | "empty"
  | "too-short"
  | "too-long"
  | "too-few"
  | "too-many"
  | "too-small"
  | "too-large"
  | "no-such-day"
  | "no-number"
  | "before-start"
  | "no-days"
  | "first-column"
  | "never-holds"
  | "currency"
  | "format"
  | "own-format"
  | "choice"
  | "language"
  | "no-such-name"
  | "title"
  | "description"
  | "link"
  | "heading"
  /** Of `skipped-heading`: a heading that is too deep; `limit` is the level that it can have. */
  | "too-deep"
  | "draft"
  | "scheduled"
  | "file"
  | "kept"
  | "slashes"
  | "braces"
  /**
   * Of `left-out-redirect`: what the host can't do, which is to ask for a query, to look at files before a star, to lead
   * to http, to tell capitals from small letters, or to read as many; or that the rule would cover one that is left out.
   */
  | "query"
  | "star"
  | "http"
  | "case"
  | "covers"
  | "limit"
  | "second"
  | "too-large-file"
  | "no-options"
  | "no-endpoint"
  | "not-as-json"
  | "no-range"
  | "no-kinds"
  | "reserved-name"
  | "no-address"
  | "no-handler"
  | "older-rules"
  /** Of `bad-link`: it has a character in it that nobody sees. */
  | "invisible"
  /** Of `unknown-markdown`: visitors do not see it; code without an end; a heading by the line below it; a footnote in a link; an id that the page has. */
  | "unread"
  | "open-code"
  | "underlined"
  | "in-link"
  | "taken-id"
  | "ignored"
  | "stars"
  /** Of `missing-letter`: the fonts have no letters of the script; `length` is how many letters of it are written. */
  | "script";

/**
 * What the sentence of a problem is made of, beside its place, so that it can be told in other words and languages.
 * Which of them a problem has depends on its code.
 */
export interface ProblemValues {
  readonly reason?: ProblemReason;
  /** The product name of the site's host. */
  readonly host?: string;
  /** The key that is missing, unknown or wrong. */
  readonly key?: string;
  /** How much or many there may be at most, or must be at least. */
  readonly limit?: number;
  /** The actual number, to be compared with `limit`. */
  readonly length?: number;
  /** The JSON types that the value may have. */
  readonly expected?: readonly string[];
  /** The values that it may have. */
  readonly allowed?: readonly string[];
  /** The allowed value or name that is most like what is written. */
  readonly nearest?: string;
  /** What is written there, such as the address of a link. */
  readonly written?: string;
  /** A value that would fit. */
  readonly example?: string;
  /** A BCP 47 tag. */
  readonly language?: string;
  /** The keys of the text's and the background's colour. */
  readonly colours?: readonly string[];
  /** The day from which on it is a mistake, as 2026-12-24; `published` where that is when a draft is published. */
  readonly from?: string;
  /** The contrast of these colours, from 1 to 21. */
  readonly contrast?: number;
}
