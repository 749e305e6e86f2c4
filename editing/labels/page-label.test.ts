import { expect, it } from "vitest";
import { addressLabel, typedAddress } from "./page-label.ts";

it.each([
  ["/blog/{slug}", "/blog/…"],
  ["/blog/{id}/read", "/blog/…/read"],
  ["/news/{page}", "/news/…"],
  ["/contact", "/contact"],
])("an owner reads %s as %s, and what she types over it is meant so", (path, words) => {
  expect(addressLabel(path)).toBe(words);
  expect(typedAddress(words, path)).toBe(path);
  expect(typedAddress(`/new${words}`, path)).toBe(`/new${path}`);
});

it("an address that is typed with the place left out stays as it was typed", () => {
  expect(typedAddress("/blog", "/blog/{slug}")).toBe("/blog");
  expect(typedAddress("/blog/…", "/blog")).toBe("/blog/…");
});
