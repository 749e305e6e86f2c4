import { expect, it } from "vitest";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import pagination from "./index.ts";

it.each([
  [{ previous: "/a/", next: "/c/", number: 2, count: 3 }, ["/a/", "/c/"], true],
  [{ next: "/b/", number: 1, count: 3 }, ["/b/"], true],
  [{ previous: "/b/" }, ["/b/"], false],
])("with %j it leads to %j", (props, hrefs, place) => {
  const html = viewMarkup(pagination, props);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(hrefs);
  expect(html.includes("Page ")).toBe(place);
});

it("is not there on a list of one page", () => {
  expect(viewMarkup(pagination, { number: 1, count: 1 })).toBe("");
});

it("counts in the digits of the language", () => {
  expect(viewMarkup(pagination, { next: "/b/", number: 1, count: 3 }, { language: "ar-EG" })).toContain(
    "١ من ٣",
  );
});
