import { expect, it } from "vitest";
import { pageAt } from "./page-at.ts";

const document = {
  site: { url: "https://example.org/school" },
  pages: [
    { id: "home", path: "/", blocks: [] },
    { id: "post", path: "/blog/{slug}", entries: "posts", blocks: [] },
    { id: "contact", path: "/contact", blocks: [] },
    { id: "news", path: "/news/{page}", paginate: { each: "posts", size: 2 }, blocks: [] },
  ],
};
const entries = [{ collection: "posts", id: "loft-rooms" }] as const;

it.each([
  ["/", { page: "home", entry: undefined }],
  ["/contact/#form", { page: "contact", entry: undefined }],
  ["/blog/loft-rooms/?a=1", { page: "post", entry: "loft-rooms" }],
  ["/blog/none/", undefined],
  ["/school/contact/", { page: "contact", entry: undefined }],
  ["/news/", { page: "news", entry: undefined }],
  ["//contact", undefined],
  ["#form", undefined],
  ["https://www.example.com/contact", undefined],
])("%s leads to %j", (href, target) => {
  expect(pageAt(href, document, entries)).toEqual(target);
});
