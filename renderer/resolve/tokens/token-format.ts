import type { Messages } from "../../../blocks/_kit/messages/index.ts";

export type Formatted =
  | {
      readonly text: string;
      readonly value?: unknown;
    }
  | {
      readonly mistake: string;
      readonly hint: string;
      /** Whether the value itself is wrong, whatever formats it: it is reported where that is written. */
      readonly isOfValue?: boolean;
    };

export interface FormatContext {
  /** A BCP 47 tag. */
  readonly language: string;
  /** The country of the site, such as GB, if its language tag has one. */
  readonly region?: string | undefined;
  /** The country of the site, or else the one in which its language is mostly spoken. */
  readonly likelyRegion?: string | undefined;
  /** The built-in texts; called only if one is needed. */
  readonly messages: () => Messages;
  /** As 2026-01-31; using it is recorded as a dependency. */
  readonly today?: () => string | undefined;
}

export type TokenFormat = (value: unknown, argument: string | undefined, reader: FormatContext) => Formatted;

export function wrongKind(what: string, name: string): Formatted {
  return {
    mistake: `"${name}" formats ${what}, and this is not one.`,
    hint: "Take the format out, or name another value.",
  };
}
