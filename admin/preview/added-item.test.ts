import { expect, it } from "vitest";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import { addedItem } from "./added-item.ts";

const site = (items: readonly unknown[], services: readonly unknown[] = []) =>
  ({
    site: { services: { list: services }, frame: [] },
    pages: [
      { id: "home", path: "/", blocks: [{ id: "faq", type: "faq", props: { title: "Questions", items } }] },
    ],
  }) as unknown as SiteDocument;
const [one, two, three] = [{ question: "1" }, { question: "2" }, { question: "3" }];
const at = (index: number) => ({
  block: { page: "home", block: "faq" },
  fieldSource: { in: "block", path: ["items", index] },
});

it.each([
  ["at the end", [one, two], [one, two, three], 2],
  ["between others", [one, three], [one, two, three], 1],
  ["as a copy", [one, two], [one, structuredClone(one), two], 1],
  ["as the first", [], [one], 0],
])("finds an item that was added %s", (_, before, next, index) => {
  expect(addedItem(site(before), site(next))).toEqual(at(index));
});

it("finds one in the settings", () => {
  expect(addedItem(site([one], [two]), site([one], [two, three]))).toEqual({
    block: undefined,
    fieldSource: { in: "site", path: ["services", "list", 1] },
  });
});

it.each([
  ["is changed", [one, two], [one, { question: "2!" }]],
  ["is gone", [one, two], [one]],
  ["was moved", [one, two], [two, one]],
])("finds nothing where an item %s", (_, before, next) => {
  expect(addedItem(site(before), site(next))).toBeUndefined();
});
