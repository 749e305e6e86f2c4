import { escapeRegExp } from "../../document/escape-reg-exp.ts";
import { soughtNumber } from "./same-number.ts";

/** What is sought in the texts of a site, and what is written in its place. */
export interface Query {
  readonly text: string;
  readonly by: string;
  /** Whether capitals have to be the same. */
  readonly matchCase: boolean;
  /** The country of the site's telephone numbers, two letters, where it is known. */
  readonly region?: string | undefined;
}

export interface Replaced {
  readonly text: string;
  /** How often it was found. */
  readonly count: number;
}

/** Tokens, and addresses of links: what is no text that visitors read. */
const kept = String.raw`\\?\{\{[^{}]*\}\}|\]\([^)]*\)|^ {0,3}\[[^\]]+\]:.*$|<[a-z]+:[^>\s]*>|https?:\/\/\S+|tel:[+\d]+`;

/** What replaces what is sought, in any number of texts. */
export interface Replacer {
  /** A text with something else in place of what is sought. A telephone number is found however it is written, in links too. */
  inText(text: string): Replaced;
  /** An address in which a telephone number has become another one. */
  inAddress(address: string): string;
}

export function replacerOf(query: Query): Replacer {
  const { text: sought, by, matchCase } = query;
  const number = soughtNumber(query);
  const inAddress = (address: string) => number?.inAddress(address) ?? address;
  if (sought.trim() === "") return { inText: (text) => ({ text, count: 0 }), inAddress };
  // Digits that begin like no whole number may be a part of one.
  const literal = number && /^[+0(]/.test(sought.trim()) ? [] : [escapeRegExp(sought)];
  const wanted = [...(number ? [number.pattern] : []), ...literal].join("|");
  const pattern = new RegExp(`(${kept})|${wanted}`, matchCase ? "gmu" : "gimu");
  const inText = (text: string) => {
    let count = 0;
    const replaced = text.replace(pattern, (found: string, address: string | undefined) => {
      const next = address === undefined ? (number?.replaced(found) ?? by) : inAddress(address);
      if (next !== found || address === undefined) count += 1;
      return next;
    });
    return { text: replaced, count };
  };
  return { inText, inAddress };
}
