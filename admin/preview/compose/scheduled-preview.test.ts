import { expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { createIconSource } from "../../../cli/assets/icon-source.ts";
import type { SiteDocument } from "../../../editing/document/site-document.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { createComposer } from "./compose-page.ts";
import { bodyOf } from "./composed-page.ts";
import type { SiteContent } from "./open-document.ts";

const post = (id: string, date: string, more: object = {}) => ({
  ...{ collection: "posts", id, file: `content/posts/${id}.md`, body: "" },
  fields: { title: id, date, ...more },
});
const icons = createIconSource(new Map());
const content = {
  ...{ file: "site.config.json", model: smallModel, media: new Map(), files: [], publicFiles: [] },
  ...{ today: "2031-06-30", future: false, orderedIds: new Map(), iconSource: icons, drawings: icons },
  entries: [
    post("seen", "2031-01-01"),
    post("advent", "2031-12-01"),
    post("christmas", "2031-12-24"),
    post("new-year", "2032-01-01"),
    post("draft", "2031-12-24", { draft: true }),
  ],
} as unknown as SiteContent;
const list = { each: "posts", sort: "date", item: { text: "{{item.title}}", href: "/" } };
const document = {
  configVersion: 2,
  site: {},
  pages: [
    { id: "home", path: "/", title: "Home", blocks: [] },
    {
      ...{ id: "post", path: "/blog/{slug}", title: "Post", entries: "posts" },
      blocks: [{ id: "all", type: "links", props: { title: "All", links: list } }],
    },
  ],
} as unknown as SiteDocument;

it.each([
  ["seen", ["seen"]],
  ["christmas", ["seen", "advent", "christmas"]],
  ["new-year", ["seen", "advent", "christmas", "new-year"]],
  // Nobody knows its day.
  ["draft", ["seen"]],
])("the page of %s is shown as on its day, beside what is there by then", (entryId, shown) => {
  const page = createComposer({ content, blocks })({ document, pageId: "post", entryId });
  if ("reason" in page) throw new Error(page.reason);
  const titles = content.entries.map(({ id }) => id).filter((id) => bodyOf(page).includes(`>${id}<`));
  expect(titles).toEqual(shown);
});
