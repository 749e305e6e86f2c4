import type { Token, Tokens } from "marked";
import { tokensIn } from "./each-token.ts";
import { joinWideLines } from "./join-lines.ts";
import { withTokens } from "./with-tokens.ts";

/** The words of a Markdown text on one line, without marks, addresses, pictures and footnotes. */
export function plainText(markdown: string): string {
  const read = withTokens(markdown, (tokens) => wordsOf(tokens));
  return joinWideLines("result" in read ? read.result : markdown)
    .replace(/\s+/g, " ")
    .trim();
}

/** At most so many characters, cut between words. */
export function truncateWords(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const start = letters.slice(0, most - 1).join("");
  const end = start.lastIndexOf(" ");
  const words = end > most / 2 ? start.slice(0, end) : start;
  return `${/^.*[^\s\p{P}]/su.exec(words)?.[0] ?? ""}…`;
}

const silent: readonly string[] = ["image", "html", "def", "hr", "footnote", "footnoteMark", "code", "space"];

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (silent.includes(token.type)) return " ";
      if (token.type === "br") return " ";
      const inner = tokensIn(token);
      if (inner.length > 0) return inner.map(wordsOf).join(" ") + (isBlock(token) ? " " : "");
      return String((token as Tokens.Text).text ?? "");
    })
    .join("");
}

const isBlock = ({ type }: Token) => /^(?:paragraph|heading|list|blockquote|table|description)/.test(type);
