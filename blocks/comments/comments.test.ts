import { expect, it } from "vitest";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import { frameAddress } from "./giscus.ts";
import comments from "./index.ts";

const props = (more: object = {}) =>
  resolvedProps(comments, {
    title: "Comments",
    repository: "mill-lane/comments",
    repositoryId: "R_1234",
    category: "News & more",
    categoryId: "DIC_1234",
    ...more,
  }) as never;
const page = { language: "en-GB", href: "/blog/rye/" };

it.each([
  ["/", "index"],
  ["/blog/rye/", "blog/rye/"],
  ["/school/rye.html", "school/rye"],
])("a page at %s has the discussion %s", (href, term) => {
  expect(new URL(frameAddress(props(), { ...page, href })).searchParams.get("term")).toBe(term);
});

it("names the repository and nothing that could be read as another parameter", () => {
  const { searchParams } = new URL(frameAddress(props({ term: "a&repo=b", strict: false }), page));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ repo: "mill-lane/comments", repoId: "R_1234", category: "News & more", categoryId: "DIC_1234" },
    ...{ term: "a&repo=b", strict: "0", reactionsEnabled: "1" },
  });
});

it.each([
  ["en-GB", "/widget"],
  ["de", "/de/widget"],
  ["fr-CH", "/fr/widget"],
  ["ar", "/ar/widget"],
  ["zh-Hant-TW", "/zh-TW/widget"],
  ["zh-CN", "/zh-CN/widget"],
  ["cy", "/widget"],
])("is in the language %s, or in English where giscus does not know it: %s", (language, path) => {
  expect(new URL(frameAddress(props(), { ...page, language })).pathname).toBe(path);
});
