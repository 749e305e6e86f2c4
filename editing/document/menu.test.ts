import { describe, expect, it } from "vitest";
import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { applyEdit } from "../edits/apply-edit.ts";
import { addToMenu, menuAddress, menuAround, pathsInMenu, takeFromMenu } from "./menu.ts";
import type { SiteDocument } from "./site-document.ts";

const text = (title: string, more = {}) => ({ type: "string", title, description: "", ...more }) as const;
const links = (title: string, more: ObjectSchema["properties"] = {}) =>
  ({
    type: "array",
    title,
    description: "",
    items: {
      type: "object",
      title: "Link",
      description: "",
      properties: { text: text("Text"), href: text("Leads to", { format: "link" }), ...more },
      required: ["text"],
    },
  }) as const;
const block = (properties: ObjectSchema["properties"]): ObjectSchema => ({
  ...{ type: "object", title: "Block", description: "", properties },
});
const schemas = new Map([
  ["ribbon", block({ items: links("News") })],
  ["head", block({ name: text("Name"), links: links("Menu", { links: links("Links below") }) })],
]);
const menu = [
  { text: "Home", href: "/" },
  { text: "About", href: "/about/", links: [{ text: "Team", href: "/team#people" }] },
];
const site = (items: unknown, props: object = { links: menu }): SiteDocument => ({
  site: {
    frame: [
      { id: "ribbon", type: "ribbon", props: { items } },
      { id: "head", type: "head", props },
      { id: "content", type: "content" },
    ],
  },
  pages: [{ id: "home", path: "/", blocks: [] }],
});
const around = (document: SiteDocument) => {
  const [page] = document.pages;
  const found = page && menuAround(document, page, schemas);
  if (!found) throw new Error("There is no menu.");
  return found;
};

describe("the menu around a page", () => {
  it("is the list of links that leads to most places of the site", () => {
    const found = around(site([{ text: "Map", href: "https://map.example" }]));
    expect(found).toMatchObject({ target: { page: "@", block: "head" }, path: ["links"], title: "Menu" });
    expect(around(site([], {}))).toMatchObject({ target: { block: "ribbon" }, items: [] });
    expect(menuAround(site([]), { id: "x", path: "/", blocks: [] }, new Map())).toBeUndefined();
  });

  it("is no list that is made of entries", () => {
    expect(around(site({ each: "news" }, {})).target.block).toBe("head");
  });

  it.each([
    ["/", [["links", 0]]],
    ["/about", [["links", 1]]],
    ["/team", [["links", 1, "links", 0]]],
    ["/nowhere", []],
  ])("leads to %s from %j", (address, places) => {
    expect(pathsInMenu(around(site([])), address)).toEqual(places);
  });

  it("gets a link at its end, which is taken out again", () => {
    const document = site([]);
    const added = applyEdit({ config: document, entries: {} }, addToMenu(around(document), "Shop", "/shop"));
    if ("editError" in added) throw new Error(added.editError);
    expect(around(added.site.config).items).toEqual([...menu, { text: "Shop", href: "/shop" }]);
    const edits = takeFromMenu(around(added.site.config), "/shop");
    const back = applyEdit(added.site, { kind: "batch", edits });
    expect("site" in back && back.site.config).toEqual(document);
  });

  it("keeps what is below a link that is taken out", () => {
    const document = site([]);
    const edits = takeFromMenu(around(document), "/about");
    const made = applyEdit({ config: document, entries: {} }, { kind: "batch", edits });
    if ("editError" in made) throw new Error(made.editError);
    expect(around(made.site.config).items[1]).toEqual({ text: "About", links: menu[1]?.links });
  });

  it.each([
    ["/", "/"],
    ["/blog/{page}", "/blog"],
    ["/{page}", "/"],
    ["/blog/{slug}", undefined],
  ])("leads to the page at %s by %s", (path, address) => {
    expect(menuAddress({ path })).toBe(address);
  });
});
