import {
  type PageTitle,
  type SearchIndex,
  type SectionText,
  sectionsInFile,
  textFile,
  titlesInFile,
} from "./index-format.ts";
import { type Load, openWords } from "./open-words.ts";
import { type RankedPage, rankPages } from "./rank-pages.ts";
import { wordsOf } from "./words-of.ts";

/** A page that matches a query; its texts are loaded on demand. */
export interface FoundPage extends RankedPage {
  title(): Promise<PageTitle>;
  /** The text of a section, by its number on the page; undefined if the page has no such section. */
  section(index: number): Promise<SectionText | undefined>;
}

export type Search = (typed: string) => Promise<readonly FoundPage[]>;

export function createSearch(index: SearchIndex, load: Load): Search {
  const { language, titles } = index;
  const variantsOf = openWords(index, load);
  const loadOnce = memoizeLoad(load);
  const title = async (page: number): Promise<PageTitle> => {
    const inline = titles[page];
    if (Array.isArray(inline)) return inline as unknown as PageTitle;
    const file = (await loadOnce(String(titles[Math.floor(page / titlesInFile)]))) as readonly PageTitle[];
    return file[page % titlesInFile] ?? ["", ""];
  };
  return async (typed) => {
    const words = [...new Set(typedWords(typed, language))];
    const ranked = rankPages(index, await Promise.all(words.map(variantsOf)));
    return ranked.map((page) => ({
      ...page,
      title: () => title(page.page),
      section: async (section: number) => {
        const [, href] = await title(page.page);
        const file = (await loadOnce(href + textFile(section))) as readonly SectionText[];
        return file[section % sectionsInFile];
      },
    }));
  };
}

function typedWords(typed: string, language: string): string[] {
  const all = wordsOf(typed, language).map(({ word }) => word);
  const long = all.filter((word, index) => !/^[a-z]$/.test(word) || index === all.length - 1);
  return long.length > 0 ? long : all;
}

function memoizeLoad(load: Load): Load {
  const loaded = new Map<string, Promise<unknown>>();
  return (address) => {
    const known = loaded.get(address) ?? load(address);
    loaded.set(address, known);
    known.catch(() => loaded.delete(address));
    return known;
  };
}
