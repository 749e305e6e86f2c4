/** Which of the mistakes it is that share a code. */
export type ProblemReason =
  /** Of `wrong-value`: a text or list that has nothing in it. Of `missing-picture`: that none is named. */
  | "empty"
  /** Fewer or more characters, items or units than `limit`; `length` says how many there are. */
  | "too-short"
  | "too-long"
  | "too-few"
  | "too-many"
  | "too-small"
  | "too-large"
  /** A day that is not in the calendar. */
  | "no-such-day"
  /** Not written as its format says. */
  | "format"
  /** Not what a format of the site's own asks for; the message is that of the format's check. */
  | "own-format"
  /** Not one of the values of `allowed`. */
  | "choice"
  /** A language that does not exist, or that the site does not have. */
  | "language"
  /** A page or frame that there is not. */
  | "no-such-name"
  /** Of `missing-text`: whose text it is. */
  | "title"
  | "description"
  | "link"
  | "heading"
  /** Of `duplicate-id`. */
  | "heading-id"
  /** Of `skipped-heading`: a heading that is too deep; `limit` is the level that it can have. */
  | "too-deep"
  /** Of `broken-link`: to a page that is a draft or left out until its day, or to a file. */
  | "draft"
  | "scheduled"
  | "file"
  /** Of `reserved-route`: a name that the build needs itself, two slashes in a row, a brace that stands for nothing. */
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
  /** Of `frame-content`: a second place for the page. */
  | "second"
  /** Of `file-unreadable`: larger than may be. */
  | "too-large-file"
  /** Of `form-field`. */
  | "no-options"
  | "no-endpoint"
  | "not-as-json"
  | "no-range";

/**
 * What the sentence of a problem is made of, beside its place, so that it can be told in other words and languages.
 * Which of them a problem has depends on its code.
 */
export interface ProblemValues {
  readonly reason?: ProblemReason;
  /** The name of the site's host, if the site names one. */
  readonly host?: string;
  /** The key that is missing. */
  readonly key?: string;
  /** How much or many there may be at most, or must be at least. */
  readonly limit?: number;
  /** How much or many there are. */
  readonly length?: number;
  /** The types of value that fit: `string`, `number`, `integer`, `boolean`, `array`, `object`. */
  readonly expected?: readonly string[];
  /** The values that fit. */
  readonly allowed?: readonly string[];
  /** The nearest name or address that there is. */
  readonly nearest?: string;
  /** A value that would fit. */
  readonly example?: string;
  /** A BCP 47 tag. */
  readonly language?: string;
  /** The keys of two colours of the theme: that of the text and that of what is behind it. */
  readonly colours?: readonly string[];
  /** The day from which on it is a mistake, as 2026-12-24; `published` where that is when a draft is published. */
  readonly from?: string;
  /** The contrast of these colours, from 1 to 21. */
  readonly contrast?: number;
}
