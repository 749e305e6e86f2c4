import type { FoundPage } from "../_kit/search/create-search.ts";
import type { SearchIndex } from "../_kit/search/index-format.ts";
import { excerptOf, type MarkedPiece, markWords } from "../_kit/search/mark-words.ts";

/** A page in the list of results, with the words that were searched for marked. */
export interface ShownResult {
  readonly href: string;
  readonly title: readonly MarkedPiece[];
  /** The section of the site that it is in; empty if there is none. */
  readonly group: string;
  /** From its first section; empty if that did not match. */
  readonly excerpt: readonly MarkedPiece[];
  /** The best matching sections with a heading, at most three. */
  readonly sections: readonly ShownSection[];
}

/** A section of a page in the list of results; `href` leads to its heading. */
interface ShownSection {
  readonly href: string;
  readonly heading: readonly MarkedPiece[];
  readonly excerpt: readonly MarkedPiece[];
}

const maxSections = 3;

export function describeResults(
  found: readonly FoundPage[],
  { language, groups }: SearchIndex,
): Promise<ShownResult[]> {
  return Promise.all(
    found.map(async ({ title, section, words, sections, group }) => {
      const best = [...new Set(sections.length > 0 ? sections.slice(0, maxSections) : [0])];
      const [[name, href], ...texts] = await Promise.all([
        title(),
        ...best.map((index) => section(index).catch(() => undefined)),
      ]);
      const mark = (each: string) => markWords(each, { words, language });
      const excerpt = (each: string) => mark(excerptOf(each, { words, language }));
      return {
        href,
        title: mark(name),
        group: groups[group] ?? "",
        excerpt: excerpt(texts[best.indexOf(0)]?.[2] ?? ""),
        sections: texts.flatMap((text) => {
          const [id, heading, own] = text ?? [];
          if (!id || !heading) return [];
          return [
            {
              href: `${href}#${encodeURIComponent(id)}`,
              heading: mark(heading),
              excerpt: excerpt(own ?? ""),
            },
          ];
        }),
      };
    }),
  );
}
