import type { PluralForms } from "../messages/fill-in.ts";
import { decodeDigit, decodeNumbers, encodeDigit, encodeNumbers } from "./numbers-as-text.ts";

export const indexFile = "search-index.json";

export const sectionsInFile = 4;

/** The file with the text of a section and its neighbours, in the folder of the page. */
export const textFile = (section: number): string =>
  section < sectionsInFile
    ? "search-text.json"
    : `search-text-${Math.floor(section / sectionsInFile) + 1}.json`;

/** The messages of the search in the index's language, with placeholders still to be filled in. */
export interface SearchTexts {
  /** The label of the filter by group. */
  readonly filter: string;
  /** The choice of the filter that keeps every result. */
  readonly all: string;
  /** How many results there are. */
  readonly results: PluralForms;
  /** That nothing was found, with the query as `{words}`. */
  readonly none: string;
  /** What to try when nothing was found. */
  readonly hint: string;
  /** That the results contain similar words, not the query's own. */
  readonly similar: string;
  /** The link to the search page below a list of results. */
  readonly allPages: string;
  /** The button or link that shows further results. */
  readonly more: string;
}

export type PageTitle = readonly [title: string, href: string];

export interface SearchIndex {
  /** A BCP 47 tag; there is one index for each language. */
  readonly language: string;
  readonly texts: SearchTexts;
  /** The names of the sections of the site by which results can be filtered. */
  readonly groups: readonly string[];
  /** Two digits for each page: its group, and how long its text and title are. */
  readonly pages: string;
  /** The files of words in alphabetical order, each with the first word in it; empty if `words` is set. */
  readonly parts: readonly (readonly [from: string, address: string])[];
  /** All words, encoded by `encodeWords`, if they are few enough to be in the index itself. */
  readonly words?: string;
  /** By number of the page; for a large site, the addresses of files with `titlesInFile` titles each. */
  readonly titles: readonly (PageTitle | string)[];
}

export const titlesInFile = 50;

export type SectionText = readonly [id: string, heading: string, text: string];

/** What the ranking needs to know about a page without loading its text. */
export interface PageFacts {
  /** An index into the groups of the index. */
  readonly group: number;
  /** How long its text is, as the rounded base-2 logarithm of words / 16 + 1; at most 7 is stored. */
  readonly length: number;
  /** The number of words of its title; at most 7 is stored. */
  readonly titleWords: number;
}

export const encodePage = ({ group, length, titleWords }: PageFacts): string =>
  encodeDigit(group) + encodeDigit(Math.min(length, 7) * 8 + Math.min(titleWords, 7));

export function decodePage(pages: string, page: number): PageFacts {
  const facts = decodeDigit(pages, page * 2 + 1);
  return { group: decodeDigit(pages, page * 2), length: facts >> 3, titleWords: facts & 7 };
}

export const slots = { title: 0, field: 1, heading: 2, text: 3 } as const;

/** That a word occurs in one part of one page. */
export interface Posting {
  /** The number of the page in the index. */
  readonly page: number;
  /** One of `slots`: title, field, or from 2 on heading and text of each section in turn. */
  readonly slot: number;
  /** How often it occurs there; at most 4 is stored. */
  readonly times: number;
}

/** A word of the index with the places where it occurs. */
export interface WordPostings {
  /** In lower case and without accents, as `wordsOf` returns it. */
  readonly word: string;
  /** Encoded by `encodePostings`. */
  readonly postings: string;
  /** The number of pages that contain it. */
  readonly pages: number;
  /** Whether more than half of a large site's pages contain it; it then has no postings in texts. */
  readonly isCommon: boolean;
}

export function encodeWords(words: readonly WordPostings[]): string {
  let before = "";
  let text = "";
  for (const { word, postings, pages, isCommon } of words) {
    let common = 0;
    while (common < 63 && common < word.length && word[common] === before[common]) common += 1;
    text += `${encodeDigit(common)}${word.slice(common)}:${encodeNumbers([pages * 2 + Number(isCommon)])}${postings};`;
    before = word;
  }
  return text;
}

export function decodeWords(text: string): { readonly word: string; readonly data: string }[] {
  let before = "";
  return text
    .split(";")
    .slice(0, -1)
    .map((entry) => {
      const end = entry.indexOf(":");
      before = before.slice(0, decodeDigit(entry, 0)) + entry.slice(1, end);
      return { word: before, data: entry.slice(end + 1) };
    });
}

export function encodePostings(postings: readonly Posting[]): string {
  let before = -1;
  return encodeNumbers(
    postings.flatMap(({ page, slot, times }) => {
      const gap = page - before;
      before = page;
      return [gap, slot * 4 + Math.min(times, 4) - 1];
    }),
  );
}

export interface DecodedPostings extends Pick<WordPostings, "pages" | "isCommon"> {
  readonly postings: readonly Posting[];
}

export function decodePostings(data: string): DecodedPostings {
  const [facts = 0, ...numbers] = decodeNumbers(data);
  const postings: Posting[] = [];
  let page = -1;
  for (let index = 0; index < numbers.length; index += 2) {
    page += numbers[index] ?? 0;
    const place = numbers[index + 1] ?? 0;
    postings.push({ page, slot: place >> 2, times: (place & 3) + 1 });
  }
  return { pages: facts >> 1, isCommon: facts % 2 === 1, postings };
}
