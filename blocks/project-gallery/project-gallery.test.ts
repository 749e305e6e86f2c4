import { expect, it } from "vitest";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps, resolvedSample } from "../../tests/support/resolved-sample.ts";
import { dialogItems } from "./dialog-item.ts";
import projectGallery from "./index.ts";
import type { schema } from "./schema.ts";

const sample = resolvedSample(projectGallery) as unknown as Resolved<typeof schema>;

it("takes only the address of the details along with the page", () => {
  const items = dialogItems(sample.items);
  expect(items).toMatchObject([{ id: "first", src: "/data/sample.json", label: "A word to find it by" }]);
  expect(JSON.stringify(items)).not.toContain("The heading of a part");
});

it("opens a dialog for the cards that have details, and the page for the others", () => {
  const html = viewMarkup(projectGallery);
  expect(html.match(/data-item="[^"]*"/g)).toEqual(['data-item="first"']);
  expect(html).toContain('href="/second/"');
});

it("names a card without an id by its place", () => {
  const details = {};
  const item = { title: "A", href: "/a", picture: "a.jpg", details };
  const props = resolvedProps(projectGallery, { title: "All", items: [item, item] });
  expect(dialogItems((props as unknown as typeof sample).items).map(({ id }) => id)).toEqual(["1", "2"]);
});

it("says when there is nothing", () => {
  const empty = (props: object) => viewMarkup(projectGallery, resolvedProps(projectGallery, props));
  expect(empty({ title: "All", items: [] })).toContain("There is nothing here yet.");
  expect(empty({ title: "All", items: [], empty: "Soon." })).toContain("Soon.");
});
