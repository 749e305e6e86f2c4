import { expect, it } from "vitest";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { pagesShowing } from "./pages-showing.ts";

const block = (id: string, ...texts: string[]) => ({ id, type: "prose", props: { texts } });
const site = {
  config: {
    site: {
      hero: { title: "Hello", text: "{{site.company.name}}" },
      company: { name: "Small & Sons", motto: "Slowly" },
      frame: [block("footer", "{{site.company.motto}}")],
    },
    pages: [
      { id: "home", path: "/", blocks: [block("first", "{{site.hero.title}}")] },
      {
        id: "about",
        path: "/about",
        blocks: [block("who", "{{site.hero.text}}", "By {{site.company.name}}")],
      },
      { id: "contact", path: "/contact", blocks: [] },
    ],
  },
  entries: {},
} as unknown as EditedSite;

const shown = (...path: string[]) => pagesShowing(site, path).map(({ id }) => id);

it.each([
  ["a setting's own page", ["hero", "title"], ["home"]],
  ["a page that shows it by way of another setting", ["company", "name"], ["about"]],
  ["the pages of a frame that shows it", ["company", "motto"], ["home", "about", "contact"]],
  [
    "the pages that show something of a group, first where most of it is",
    ["company"],
    ["about", "home", "contact"],
  ],
  ["none for what nothing shows", ["company", "none"], []],
])("%s", (_, path, pages) => {
  expect(shown(...path)).toEqual(pages);
});
