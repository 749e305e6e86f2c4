import type { Token, Tokens } from "marked";

/** Stands in a masked source for code, pictures, tags and marks that are read as such. */
export const maskSign = "\ue000";
/** Stands for an address that is a link without brackets. */
export const addressSign = "\ue001";

interface InlineSource {
  /** As it is written. */
  readonly raw: string;
  /** As long as `raw`: what is printed as it is written, and signs for all else. */
  readonly masked: string;
}

export function inlineSource(tokens: readonly Token[]): InlineSource {
  return { raw: rawOf(tokens), masked: tokens.map(maskOf).join("") };
}

/** The tokens of each run of text in a token: those of a paragraph, a heading, a cell. */
export function inlineRuns(token: Token): readonly (readonly Token[])[] {
  const { type, tokens, isLine } = token as Tokens.Generic;
  if (type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().map((cell) => cell.tokens);
  }
  const isRun =
    type === "paragraph" || type === "heading" || type === "text" || type === "descriptionTerm" || isLine;
  return isRun && tokens ? [tokens] : [];
}

/**
 * Paths of Windows (`C:\\_drafts`, `\\\\server\\plans`) of which a backslash is not printed, as it escapes the sign behind it;
 * in the order of the text.
 */
export function pathsWithoutBackslash({
  raw,
  masked,
}: InlineSource): readonly { index: number; written: string }[] {
  if (!raw.includes("\\")) return [];
  const paths = raw.matchAll(/(?<![\p{L}\p{N}\\])(?:[a-z]:\\|\\\\(?=[a-z]))[^\s"<>|?*]*/giu);
  return [...paths].flatMap(({ index, 0: written }) => {
    const isServer = written.startsWith("\\\\");
    const first = isServer ? index + 2 : index;
    const isLost =
      isServer ||
      [...written.matchAll(/(?<!\\)\\(?!\\)/g)].some((sign) => masked[index + sign.index] === maskSign);
    return masked[first] !== maskSign && isLost ? [{ index, written }] : [];
  });
}

const rawOf = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join("");
const hidden = (raw: string, sign = maskSign) => raw.replace(/[^\n]/g, sign);

function maskOf(token: Token): string {
  const { type, raw, tokens } = token as Tokens.Generic;
  if (type === "link" && !raw.startsWith("[")) return hidden(raw, addressSign);
  if (!tokens && (type === "text" || type === "br")) return raw;
  const inner = tokens && type !== "image" ? rawOf(tokens) : "";
  const start = inner === "" ? -1 : raw.indexOf(inner);
  if (!tokens || start === -1) return hidden(raw);
  return hidden(raw.slice(0, start)) + tokens.map(maskOf).join("") + hidden(raw.slice(start + inner.length));
}
