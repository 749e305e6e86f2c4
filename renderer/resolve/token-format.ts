import type { Messages } from "../../blocks/_kit/messages/index.ts";

/** What a value in a token's format is, or why it can't be. */
export type Formatted =
  | {
      readonly text: string;
      /** What it is where no text is needed: a list, a number. */
      readonly value?: unknown;
    }
  | { readonly mistake: string; readonly hint: string };

/** What a format knows of the page and the site beside the value. */
export interface Reader {
  /** Of the page, a BCP 47 tag. */
  readonly language: string;
  /** The country of the site, two letters such as GB, where its language names one. */
  readonly region?: string | undefined;
  /** The same, or else where most speak the language. */
  readonly likelyRegion?: string | undefined;
  /** The fixed texts in the language of the page. */
  readonly messages: () => Messages;
  /** The day of the build, as 2026-01-31; what is asked for is noted. */
  readonly today?: () => string | undefined;
}

export type TokenFormat = (value: unknown, argument: string | undefined, reader: Reader) => Formatted;

/** The mistake of a value that a format does not take. */
export function notA(what: string, name: string): Formatted {
  return {
    mistake: `"${name}" formats ${what}, and this is not one.`,
    hint: "Take the format out, or name another value.",
  };
}
