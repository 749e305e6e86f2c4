import type { WordPostings } from "../../blocks/_kit/search/index-format.ts";

/** The words of one file of the index. */
interface WordPart {
  /** A prefix that sorts before all words of this file and behind those of the previous one. */
  readonly from: string;
  readonly words: readonly WordPostings[];
}

/**
 * Words in order, in parts of at most so many entries; a word and each page that it is on count as one. Where a part
 * ends depends on the letters alone, so that a word more splits one part at most.
 */
export function splitWords(words: readonly WordPostings[], most: number): WordPart[] {
  let before = "";
  return split(words, { most, position: 0, low: -1, high: 0xffff }).map((part) => {
    const from = firstDifference(before, part[0]?.word ?? "");
    before = part.at(-1)?.word ?? "";
    return { from, words: part };
  });
}

interface LetterRange {
  readonly most: number;
  readonly position: number;
  readonly low: number;
  readonly high: number;
}

function split(words: readonly WordPostings[], range: LetterRange): (readonly WordPostings[])[] {
  const { most, position, low, high } = range;
  if (words.length === 0) return [];
  if (words.length === 1 || words.reduce((sum, { pages }) => sum + pages, 0) <= most) return [words];
  if (low === high) return split(words, { most, position: position + 1, low: -1, high: 0xffff });
  const middle = Math.floor((low + high) / 2);
  const isAbove = ({ word }: WordPostings) =>
    (word.length > position ? word.charCodeAt(position) : -1) > middle;
  const index = words.findIndex(isAbove);
  const cut = index === -1 ? words.length : index;
  return [
    ...split(words.slice(0, cut), { ...range, high: middle }),
    ...split(words.slice(cut), { ...range, low: middle + 1 }),
  ];
}

function firstDifference(before: string, word: string): string {
  let common = 0;
  while (common < before.length && before[common] === word[common]) common += 1;
  return word.slice(0, common + 1);
}
