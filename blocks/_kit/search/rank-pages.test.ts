import { expect, it } from "vitest";
import { encodePage, slots } from "./index-format.ts";
import type { Variant } from "./open-words.ts";
import { rankPages } from "./rank-pages.ts";

const facts = { group: 0, length: 4, titleWords: 2 };
const pages = encodePage(facts).repeat(6);
const variant = (
  word: string,
  places: readonly (readonly [page: number, slot: number])[],
  more = {},
): Variant => ({
  ...{ word, nearness: 1, isCommon: false, pages: new Set(places.map(([page]) => page)).size },
  postings: places.map(([page, slot]) => ({ page, slot, times: 1 })),
  ...more,
});
const order = (...typed: readonly (readonly Variant[])[]) =>
  rankPages({ pages }, typed).map(({ page }) => page);

it("counts a title more than a field, a field more than a heading or a text", () => {
  const { title, field, heading, text } = slots;
  const rye = variant("rye", [
    [0, text],
    [1, heading],
    [2, title],
    [3, field],
  ]);
  expect(order([rye])).toEqual([2, 1, 3, 0]);
});

it("gives pages with all words, or with as many as there are on any", () => {
  const rye = variant("rye", [
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  const loaf = variant("loaf", [
    [1, 3],
    [3, 3],
  ]);
  const oven = variant("oven", [[4, 3]]);
  expect(order([rye], [loaf])).toEqual([1]);
  expect(order([rye], [loaf], [oven])).toEqual([1]);
  expect(order([rye], [oven])).toHaveLength(4);
});

it("does not ask for a word that is on most pages", () => {
  const the = variant("the", [[5, 0]], { isCommon: true, pages: 5 });
  const rye = variant("rye", [[0, 3]]);
  expect(order([the], [rye])).toEqual([0]);
  expect(order([the])).toEqual([5]);
});

it("prefers the word that was typed to one like it, and says which were only similar", () => {
  const rye = variant("rye", [[1, 3]]);
  const ryes = variant("ryes", [[0, 3]], { nearness: 0.25 });
  const found = rankPages({ pages }, [[rye, ryes]]);
  expect(found.map(({ page, isSimilar }) => [page, isSimilar])).toEqual([
    [1, false],
    [0, true],
  ]);
});

it("says in which sections the words are, the best first", () => {
  const rye = variant("rye", [
    [0, 3],
    [0, 5],
    [0, 8],
    [0, 9],
  ]);
  expect(rankPages({ pages }, [[rye]])[0]?.sections).toEqual([3, 0, 1]);
});
