import { asTyped } from "../../fields/text-search/similar-letters.ts";

export type MatchRange = readonly [start: number, end: number];

/** How well a title matches the words. */
interface WordMatch {
  /** From 30 to 100, the best. */
  readonly score: number;
  /** The words in the title, to highlight; empty if accents have changed its length. */
  readonly ranges: readonly MatchRange[];
}

/** A text without capitals, accents and curly quotes, so that “Cafe” finds “café” and "Betty's" finds “Betty’s”. */
export function foldText(text: string): string {
  return asTyped(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function queryWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

export function matchWords(words: readonly string[], title: string, detail = ""): WordMatch | undefined {
  const folded = foldText(title);
  const inTitle = words.filter((word) => folded.includes(word));
  if (inTitle.length === 0) return undefined;
  if (inTitle.length < words.length) {
    const around = foldText(detail);
    if (!words.every((word) => folded.includes(word) || around.includes(word))) return undefined;
  }
  const isWhole = inTitle.length === words.length;
  const phrase = words.join(" ");
  const others = words.filter((word) => !inTitle.includes(word)).join("").length;
  // What else its place is called makes it less likely.
  const besides = foldText(detail).replace(/[^\p{L}\p{N}]/gu, "").length;
  const score =
    folded === phrase
      ? 100
      : folded.startsWith(phrase)
        ? 80
        : isWhole && words.every((word) => startsWord(folded, word))
          ? 60
          : isWhole
            ? 40
            : 30 + Math.min(9, (9 * others) / Math.max(1, besides));
  return { score, ranges: folded.length === title.length ? rangesOf(folded, inTitle) : [] };
}

function rangesOf(folded: string, words: readonly string[]): readonly MatchRange[] {
  const found = words
    .map((word): MatchRange => [folded.indexOf(word), folded.indexOf(word) + word.length])
    .toSorted(([one], [other]) => one - other);
  return found.reduce<MatchRange[]>((ranges, [start, end]) => {
    const last = ranges.at(-1);
    if (last && start <= last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
    else ranges.push([start, end]);
    return ranges;
  }, []);
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  }
  return false;
}
