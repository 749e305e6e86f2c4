import { Tokenizer, type Tokens } from "marked";

/**
 * Marks that no address has in it, of every script: closing and opening quotation marks and brackets, full stops,
 * dashes, ellipses. Those that stand within words (L’Aurore, 1914–1918, ジョン・レノン) are a part of them there.
 */
const afterAddress =
  /["<>\s]|(?!\p{ASCII}|(?<=[\p{L}\p{M}\p{N}])(?:’(?!s(?![\p{L}\p{N}]))|[·‧・–‐‑־])[\p{L}\p{N}])\p{P}/u;
const sign = /^(?!\p{ASCII})[\p{S}\p{Cf}\p{Me}\p{Variation_Selector}]$/u;
const closing = { "]": "[", "}": "{" } as const;

/** The length of the address that a text begins with, at most: what is typed behind it is not a part of it. */
function addressEnd(text: string): number {
  const end = afterAddress.exec(text)?.index ?? text.length;
  const open = { "[": 0, "{": 0 };
  for (let at = 0; at < end; at++) {
    const character = text[at];
    // A path has no brackets; a query and the number of a host may.
    if (character === "[" && !isBracketOfAddress(text, at)) return at;
    if (character === "[" || character === "{") open[character]++;
    else if ((character === "]" || character === "}") && --open[closing[character]] < 0) return at;
  }
  return end;
}

function isBracketOfAddress(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.endsWith("//") || (/[?#]/.test(before) && /^\[[\w.%-]*\]/.test(text.slice(at)));
}

/** Reads an address without brackets, as GFM does, and ends it before the marks of all scripts. */
export function readAutolink(this: Tokenizer, source: string): Tokens.Link | undefined {
  let end = addressEnd(source);
  for (;;) {
    const address = withoutSignsAtEnd(source.slice(0, end));
    const link = Tokenizer.prototype.url.call(this, address);
    if (!link || withoutSignsAtEnd(link.raw) === link.raw) return link;
    end = link.raw.length;
  }
}

function withoutSignsAtEnd(address: string): string {
  const letters = [...address];
  while (sign.test(letters.at(-1) ?? "")) letters.pop();
  return letters.join("");
}
