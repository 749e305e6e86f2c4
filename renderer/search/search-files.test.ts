import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { handMadePage, handMadeSite } from "../../tests/support/hand-made-site.ts";
import { type MadeUpPage, madeUpPages, madeUpSearch } from "../../tests/support/made-up-pages.ts";
import { searchFiles } from "./search-files.ts";

const search = { hrefs: { "en-GB": "/search/" } };

it("changes at most five files when one word changes, of a small site and of one in parts", async () => {
  for (const count of [20, 300]) {
    const pages = madeUpPages(count);
    const before = await madeUpSearch(pages);
    const place = fc.record({
      page: fc.nat(count - 1),
      section: fc.nat(4),
      word: fc.nat(60),
      to: fc.oneof(fc.constantFrom("pages", "zzyzx", "a", "build"), fc.stringMatching(/^[a-z]{2,9}$/)),
      isHeading: fc.boolean(),
    });
    await assertProperty(
      fc.asyncProperty(place, async ({ page, section, word, to, isHeading }) => {
        const changed = pages.map((own, index) =>
          index === page ? withWord(own, { section, word, to, isHeading }) : own,
        );
        const after = await madeUpSearch(changed);
        const written = [...after].filter(([path, text]) => before.get(path) !== text);
        expect(written.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: count < 100 ? runs(30, { all: 30, smoke: 8 }) : runs(10, { all: 10, smoke: 2 }) },
    );
  }
});

function withWord(
  page: MadeUpPage,
  change: {
    readonly section: number;
    readonly word: number;
    readonly to: string;
    readonly isHeading: boolean;
  },
): MadeUpPage {
  const sections = page.sections.map((section, index) => {
    if (index !== change.section) return section;
    if (change.isHeading) return { ...section, heading: section.heading.replace(/\S+$/, change.to) };
    return { ...section, words: section.words.map((word, at) => (at === change.word ? change.to : word)) };
  });
  return { ...page, sections };
}

it("finds nothing of a page that is not to be found", async () => {
  const html = (word: string) => `<main><h1>${word}</h1><p>${word}</p></main>`;
  const pages = [
    handMadePage("/a/", { title: "apples", isSearched: true }),
    handMadePage("/b/", { title: "pears", isSearched: false }),
  ];
  const files = await searchFiles(handMadeSite({ pages, search }), ({ title }) => html(title));
  expect(files.some(({ text }) => text.includes("apples"))).toBe(true);
  expect(files.filter(({ text }) => text.includes("pears"))).toEqual([]);
});
