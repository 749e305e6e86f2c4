import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { searchFiles } from "../../renderer/search/search-files.ts";
import type { PageOutline } from "../../renderer/site.ts";
import { handMadePage, handMadeSite } from "./hand-made-site.ts";
import { packageRoot } from "./package-root.ts";
import { randomNumbers } from "./random-numbers.ts";

export interface MadeUpPage {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly words: readonly string[] }[];
}

/** Pages as long as an article, of sentences of the guides, each with words that few others have. */
export function madeUpPages(count: number): MadeUpPage[] {
  const random = randomNumbers(count);
  const guides = join(packageRoot, "docs/content/guides");
  const sentences = readdirSync(guides)
    .flatMap((file) => readFileSync(join(guides, file), "utf8").split(/[.:|]\s/))
    .map((sentence) => sentence.match(/[\p{L}]{2,}/gu) ?? [])
    .filter((words) => words.length > 3 && words.length < 40);
  const syllables = "ka ro mi ten dor val lis ber gun nor sa the ul fa wim po ri zan".split(" ");
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const name = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join("");
  const text = (least: number) => {
    const words: string[] = [];
    while (words.length < least) words.push(...pick(sentences), name());
    return words;
  };
  return Array.from({ length: count }, () => ({
    title: [...pick(sentences).slice(0, 3), name()].join(" "),
    sections: Array.from({ length: 5 }, () => ({
      heading: pick(sentences).slice(0, 3).join(" "),
      words: text(70),
    })),
  }));
}

function htmlOfMadeUp({ title, sections }: MadeUpPage): string {
  const parts = sections.map(
    ({ heading, words }, index) => `<h2 id="part-${index}">${heading}</h2><p>${words.join(" ")}</p>`,
  );
  return `<main id="content"><h1>${title}</h1>${parts.join("")}</main>`;
}

/** The files of the search over made-up pages, by their addresses; its page is at /search/. */
export async function madeUpSearch(pages: readonly MadeUpPage[]): Promise<Map<string, string>> {
  const outlines = pages.map(({ title }, index) =>
    handMadePage(`/pages/${index}/`, { title, isSearched: true }),
  );
  const byPath = new Map(outlines.map(({ path }, index) => [path, pages[index] as MadeUpPage]));
  const htmlOf = ({ path }: PageOutline) => htmlOfMadeUp(byPath.get(path) as MadeUpPage);
  const site = handMadeSite({ pages: outlines, search: { hrefs: { "en-GB": "/search/" } } });
  const files = await searchFiles(site, htmlOf);
  return new Map(files.map(({ path, text }) => [`/${path}`, text]));
}
