import { escapeRegExp } from "../edits/escape-reg-exp.ts";

/** What is sought in the texts of a site, and what is written in its place. */
export interface Query {
  readonly text: string;
  readonly by: string;
  /** Whether capitals have to be the same. */
  readonly matchCase: boolean;
}

export interface Replaced {
  readonly text: string;
  /** How often it was found. */
  readonly count: number;
}

/** Tokens, and addresses of links: what is no text that visitors read. */
const kept = String.raw`\\?\{\{[^{}]*\}\}|\]\([^)]*\)|^ {0,3}\[[^\]]+\]:.*$|<[a-z]+:[^>\s]*>|https?:\/\/\S+|tel:[+\d]+`;

/** A text with something else in place of what is sought. A link that dials a number follows the number. */
export function replaceInText(text: string, query: Query): Replaced {
  if (query.text.trim() === "") return { text, count: 0 };
  const wanted = escapeRegExp(query.text);
  let count = 0;
  const replaced = text.replace(
    new RegExp(`(${kept})|${wanted}`, query.matchCase ? "gmu" : "gimu"),
    (found: string, address: string | undefined) => {
      const next = address === undefined ? query.by : withNumber(address, query);
      if (next !== found || address === undefined) count += 1;
      return next;
    },
  );
  return { text: replaced, count };
}

/** An address in which a telephone number has become another one. */
export function withNumber(address: string, { text, by }: Query): string {
  const [number, other] = [dialled(text), dialled(by)];
  if (number === undefined || other === undefined) return address;
  return address.replace(/(tel:)([+\d]+)/g, (found, scheme: string, digits: string) =>
    digits === number ? `${scheme}${other}` : found,
  );
}

/** What a telephone dials for a number as people write it; nothing for any other text. */
function dialled(text: string): string | undefined {
  const digits = text.replace(/[\s()./-]/g, "");
  return /^\+?\d{6,15}$/.test(digits) ? digits : undefined;
}
