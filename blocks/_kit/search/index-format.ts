import type { PluralForms } from "../messages/fill-in.ts";
import { decodeDigit, decodeNumbers, encodeDigit, encodeNumbers } from "./numbers-as-text.ts";

export const indexFile = "search-index.json";

export const sectionsInFile = 4;

/** The file with the text of a section and its neighbours, in the folder of the page. */
export const textFile = (section: number): string =>
  section < sectionsInFile
    ? "search-text.json"
    : `search-text-${Math.floor(section / sectionsInFile) + 1}.json`;

export interface SearchTexts {
  readonly filter: string;
  readonly all: string;
  readonly results: PluralForms;
  readonly none: string;
  readonly hint: string;
  readonly similar: string;
  readonly allPages: string;
  readonly more: string;
}

export type PageTitle = readonly [title: string, href: string];

export interface SearchIndex {
  readonly language: string;
  readonly texts: SearchTexts;
  readonly groups: readonly string[];
  /** Two digits for each page: its group, and how long its text and title are. */
  readonly pages: string;
  readonly parts: readonly (readonly [from: string, address: string])[];
  readonly words?: string;
  readonly titles: readonly (PageTitle | string)[];
}

export const titlesInFile = 50;

export type SectionText = readonly [id: string, heading: string, text: string];

export interface PageFacts {
  readonly group: number;
  readonly length: number;
  readonly titleWords: number;
}

export const encodePage = ({ group, length, titleWords }: PageFacts): string =>
  encodeDigit(group) + encodeDigit(Math.min(length, 7) * 8 + Math.min(titleWords, 7));

export function decodePage(pages: string, page: number): PageFacts {
  const facts = decodeDigit(pages, page * 2 + 1);
  return { group: decodeDigit(pages, page * 2), length: facts >> 3, titleWords: facts & 7 };
}

export const slots = { title: 0, field: 1, heading: 2, text: 3 } as const;

export interface Posting {
  readonly page: number;
  readonly slot: number;
  readonly times: number;
}

export interface WordPostings {
  readonly word: string;
  readonly postings: string;
  readonly pages: number;
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
