import { expect, it } from "vitest";
import type { EditorRoute } from "../document/selection.ts";
import { formatRoute, parseRoute } from "./route-hash.ts";

it.each<[string, EditorRoute]>([
  ["#/content/hero", { workspace: "content", tab: "hero" }],
  ["#/pages", { workspace: "pages" }],
  ["#/pages/home", { workspace: "pages", page: "home" }],
  ["#/pages/home/home-hero", { workspace: "pages", page: "home", block: "home-hero" }],
  ["#/pages/home/%3Apage", { workspace: "pages", page: "home", section: "page" }],
  ["#/pages/%40/site-header", { workspace: "pages", page: "@", block: "site-header" }],
  ["#/pages/caf%C3%A9%2F1", { workspace: "pages", page: "café/1" }],
  ["#/entries/posts/loft-rooms", { workspace: "entries", collection: "posts", entry: "loft-rooms" }],
  ["#/entries/posts/%3Atable", { workspace: "entries", collection: "posts", table: true }],
  ["#/pictures", { workspace: "pictures" }],
  ["#/pictures/house.jpg", { workspace: "pictures", picture: "house.jpg" }],
])("%s", (address, place) => {
  expect(formatRoute(place)).toBe(address);
  expect(parseRoute(address)).toEqual(place);
});

it.each(["", "#", "#/", "#/nowhere", "#/content/%E0%A4%A", "#/content/constructor"])(
  "%s leads to the first tab",
  (address) => {
    expect(parseRoute(address)).toMatchObject({ workspace: "content" });
  },
);
