import { expect, it } from "vitest";
import { checkSmall, contactPage, pageWith } from "../../tests/support/check-small.ts";
import { smallConfig } from "../../tests/support/small-config.ts";

const post = (fields: string) => ({ collection: "posts", id: "new", text: `---\n${fields}\n---\n\nText.\n` });

function check(draft: boolean, blocks: Parameters<typeof pageWith>[1], fields: string) {
  const pages = [pageWith("/"), contactPage, pageWith("/new", blocks, { draft })];
  const site = { ...smallConfig.site, favicon: undefined, frame: undefined, feeds: undefined };
  const entries = [post(`${fields}${draft ? "\ndraft: true" : ""}`)];
  return checkSmall(JSON.stringify({ ...smallConfig, site, pages }), entries);
}

it.each([
  ["a block that lacks something", [{ id: "a", type: "faq", props: {} }], "title: New"],
  [
    "a token that there is not",
    [{ id: "a", type: "prose", props: { text: "{{site.nothing}}" } }],
    "title: New",
  ],
  ["a block of no known type", [{ id: "a", type: "fqa", props: {} }], "title: New"],
])("a draft with %s keeps nothing from being built, which it does when it is none", (_, blocks, fields) => {
  const draft = check(true, blocks, fields);
  expect(draft.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(draft.problems.some(({ pointer }) => pointer.startsWith("/pages/2/"))).toBe(true);
  expect(draft.site?.pages).toHaveLength(2);
  expect(check(false, blocks, fields).site).toBeUndefined();
});
