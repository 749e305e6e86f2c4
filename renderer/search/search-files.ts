import { messagesFor } from "../../blocks/_kit/messages/index.ts";
import {
  encodePage,
  encodeWords,
  indexFile,
  type PageTitle,
  type SearchIndex,
  type SearchTexts,
  sectionsInFile,
  slots,
  textFile,
  titlesInFile,
  type WordPostings,
} from "../../blocks/_kit/search/index-format.ts";
import { wordsOf } from "../../blocks/_kit/search/words-of.ts";
import { baseLanguage } from "../base-language.ts";
import type { RenderedFile } from "../render/rendered-file.ts";
import { searchLanguage } from "../resolve/describe-search.ts";
import { contentHash } from "../resolve/report/content-hash.ts";
import { titleWithoutSite } from "../resolve/title-without-site.ts";
import type { PageOutline, Settings, Site } from "../site.ts";
import { indexWords } from "./index-words.ts";
import { readPage } from "./read-page.ts";
import { splitWords } from "./split-words.ts";

const maxInlineEntries = 12_000;

const mostInPart = (pages: number) => (pages < 1000 ? 2000 : 6000);

type HtmlOf = (page: PageOutline) => string | Promise<string>;

export async function searchFiles(site: Site, htmlOf: HtmlOf): Promise<RenderedFile[]> {
  const { search } = site;
  if (!search) return [];
  const files: RenderedFile[] = [];
  for (const [language, href] of Object.entries(search.hrefs))
    files.push(...(await filesIn(site, { language, href, htmlOf })));
  return files;
}

interface LanguageInput {
  readonly language: string;
  readonly href: string;
  readonly htmlOf: HtmlOf;
}

async function filesIn(site: Site, { language, href, htmlOf }: LanguageInput): Promise<RenderedFile[]> {
  const { settings, search } = site;
  const pages = site.pages.filter(
    (page) => page.isSearched && search && searchLanguage(search, page.language) === language,
  );
  const collector = indexWords(language);
  const groups: string[] = [messagesIn(settings, language).pages];
  const titles: PageTitle[] = [];
  const texts: RenderedFile[] = [];
  let facts = "";
  for (const [page, outline] of pages.entries()) {
    const read = readPage(await htmlOf(outline));
    const add = (slot: number, text: string) => collector.add({ page, slot, text });
    const shown = new Set(
      read.sections
        .flatMap(([, heading, text]) => [heading, text])
        .join(" ")
        .split(/[^\p{L}\p{N}\p{M}]+/u),
    );
    add(slots.title, [...new Set([outline.title, read.heading, search?.nameOf?.(outline)])].join(" "));
    const titleWords = wordsOf(read.heading || outline.title, language).length;
    const fields = search?.fieldsOf?.(outline) ?? [];
    add(
      slots.field,
      fields
        .flatMap((field) => field.split(/[^\p{L}\p{N}\p{M}]+/u))
        .filter((word) => shown.has(word))
        .join(" "),
    );
    let length = 0;
    for (const [index, [, heading, text]] of read.sections.entries()) {
      add(slots.heading + index * 2, heading);
      length += add(slots.text + index * 2, text);
    }
    const group = search?.groupOf?.(outline) || groups[0] || "";
    if (!groups.includes(group)) groups.push(group);
    facts += encodePage({ group: groups.indexOf(group), length: doublings(length), titleWords });
    titles.push([titleWithoutSite(outline.title, settings.name), outline.href]);
    for (let start = 0; start < read.sections.length; start += sectionsInFile) {
      const text = JSON.stringify(read.sections.slice(start, start + sectionsInFile));
      texts.push({ path: pathIn(settings, outline.href) + textFile(start), text });
    }
  }
  const words = collector.words(pages.length);
  const dictionary = { language, texts: textsIn(settings, language), groups, pages: facts };
  const { index, parts } = inFiles(settings, words, titles);
  const first: SearchIndex = { ...dictionary, ...index };
  return [{ path: pathIn(settings, href) + indexFile, text: JSON.stringify(first) }, ...parts, ...texts];
}

const doublings = (words: number) => Math.max(0, Math.round(Math.log2(words / 16 + 1)));

const pathIn = ({ base }: Settings, href: string) => href.slice(base.length + 1);

function inFiles(settings: Settings, words: readonly WordPostings[], titles: readonly PageTitle[]) {
  const entries = words.reduce((sum, { pages }) => sum + pages, 0);
  if (entries <= maxInlineEntries)
    return { index: { words: encodeWords(words), parts: [], titles }, parts: [] };
  const file = (value: unknown): RenderedFile => {
    const text = JSON.stringify(value);
    return { path: `data/${contentHash(text).slice(0, 12)}.json`, text };
  };
  const address = ({ path }: RenderedFile) => `${settings.base}/${path}`;
  const wordParts = splitWords(words, mostInPart(titles.length)).map((part) => ({
    from: part.from,
    file: file(encodeWords(part.words)),
  }));
  const titleFiles = Array.from({ length: Math.ceil(titles.length / titlesInFile) }, (_, index) =>
    file(titles.slice(index * titlesInFile, (index + 1) * titlesInFile)),
  );
  return {
    index: {
      parts: wordParts.map((part) => [part.from, address(part.file)] as const),
      titles: titleFiles.map(address),
    },
    parts: [...wordParts.map((part) => part.file), ...titleFiles],
  };
}

const messagesIn = ({ words }: Settings, language: string) =>
  messagesFor(language, words[language] ?? words[baseLanguage(language)]);

function textsIn(settings: Settings, language: string): SearchTexts {
  const messages = messagesIn(settings, language);
  return {
    filter: messages.filter,
    all: messages.all,
    results: messages.searchResults,
    none: messages.nothingFound,
    hint: messages.searchHint,
    similar: messages.similarFound,
    allPages: messages.allPages,
    more: messages.moreResults,
  };
}
