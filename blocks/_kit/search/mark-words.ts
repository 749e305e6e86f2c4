import { wordsOf } from "./words-of.ts";

/** A piece of a text; the pieces in order are the whole text. */
export interface MarkedPiece {
  readonly text: string;
  /** Whether it is a word that was searched for, to be highlighted. */
  readonly isFound: boolean;
}

interface SearchedWords {
  readonly words: ReadonlySet<string>;
  readonly language: string;
}

export function markWords(text: string, { words, language }: SearchedWords): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const found of wordsOf(text, language)) {
    if (!words.has(found.word) || found.end <= end) continue;
    const start = Math.max(found.start, end);
    if (start > end) pieces.push({ text: text.slice(end, start), isFound: false });
    pieces.push({ text: text.slice(start, found.end), isFound: true });
    end = found.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

const before = 50;
const most = 170;

export function excerptOf(text: string, searched: SearchedWords): string {
  if (text.length <= most) return text;
  const found = wordsOf(text, searched.language).filter(({ word }) => searched.words.has(word));
  const different = (start: number) =>
    new Set(
      found
        .filter((each) => each.start >= start && each.end <= start + most - before)
        .map(({ word }) => word),
    ).size;
  const best = found.reduce(
    (known, { start }) => {
      const count = different(start);
      return count > known.count ? { start, count } : known;
    },
    { start: 0, count: 0 },
  );
  const start = best.start <= before ? 0 : startOfWord(text, best.start - before);
  const end = start + most >= text.length ? text.length : endOfWord(text, start + most);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

function startOfWord(text: string, at: number): number {
  const space = text.indexOf(" ", at);
  return space !== -1 && space < at + before ? space + 1 : wholePoint(text, at);
}

function endOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(" ", at);
  return space > at - before ? space : wholePoint(text, at);
}

const wholePoint = (text: string, at: number) => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);
