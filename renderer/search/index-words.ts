import {
  encodePostings,
  type Posting,
  slots,
  type WordPostings,
} from "../../blocks/_kit/search/index-format.ts";
import { wordsOf } from "../../blocks/_kit/search/words-of.ts";

interface PlacedText {
  readonly page: number;
  readonly slot: number;
  readonly text: string;
}

const oncePerPage = 200;
const inHalfOfPages = 400;

/** Collects the words of pages. */
interface WordIndex {
  /** Adds a text and returns its number of words. */
  add(placed: PlacedText): number;
  /** All words, sorted; `pages` is the number of pages in the index. */
  words(pages: number): WordPostings[];
}

export function indexWords(language: string): WordIndex {
  const all = new Map<string, Posting[]>();
  return {
    add({ page, slot, text }) {
      const times = new Map<string, number>();
      const words = wordsOf(text, language);
      for (const { word } of words) times.set(word, (times.get(word) ?? 0) + 1);
      for (const [word, count] of times) {
        if (/^[a-z]$/.test(word)) continue;
        const postings = all.get(word) ?? [];
        all.set(word, postings);
        postings.push({ page, slot, times: count });
      }
      return words.length;
    },
    words: (pages) =>
      [...all]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([word, postings]) => wordPostings(word, postings, pages)),
  };
}

function wordPostings(word: string, all: readonly Posting[], pages: number): WordPostings {
  const onPages = new Set(all.map(({ page }) => page)).size;
  const isCommon = pages >= inHalfOfPages && onPages > pages / 2;
  const isText = ({ slot }: Posting) => slot >= slots.text && slot % 2 === 1;
  const kept = all.filter((posting, index) => {
    if (!isText(posting)) return true;
    if (isCommon) return false;
    return onPages < oncePerPage || all[index - 1]?.page !== posting.page;
  });
  return { word, postings: encodePostings(kept), pages: onPages, isCommon };
}
