import { describe, expect, it } from "vitest";
import { smallSite } from "../../../tests/support/small-entries.ts";
import { applyEdit } from "../../edits/apply-edit.ts";
import { addressOfTitle, idOfTitle } from "./address-of-title.ts";
import { addressRefusal } from "./address-refusal.ts";
import { entriesLinkingTo, linksFromElsewhere, linksToPage } from "./links-to-page.ts";

const document = smallSite.config;
const home = document.pages.find(({ path }) => path === "/");

describe("the address and id of a title", () => {
  it.each([
    ["Loft Rooms & Dormers", "/loft-rooms-dormers", "loft-rooms-dormers"],
    ["Café d’été", "/cafe-dete", "cafe-dete"],
    ["24 hours", "/24-hours", "hours"],
    ["日本", "", "page"],
  ])("%s", (title, path, id) => {
    expect(addressOfTitle(title)).toBe(path);
    expect(idOfTitle(title)).toBe(id);
  });
});

describe("an address", () => {
  const refusal = (path: string, page?: string) => addressRefusal(document, [], { page, path });

  it.each(["/new-page", "/a/b/c", "/Café"])("%s can be had", (path) => {
    expect(refusal(path)).toBeUndefined();
  });

  it("that a page has can be kept by that page, in any of its forms", () => {
    expect(refusal("/", home?.id)).toBeUndefined();
    expect(refusal("/")).toContain("has this address already");
  });

  it.each([
    ["", /Write an address/],
    ["services", /starts with a slash/],
    ["/admin/x", /kept for Blockwork/],
    ["/feed.xml", /kept for Blockwork/],
    ["/a//b", /two slashes/],
    ["/con", /not a name that every disk/],
    ["/{slug}", /needs "entries"/],
  ])("%s is refused", (path, reason) => {
    expect(refusal(path)).toMatch(reason);
  });

  it("that is redirected elsewhere is refused", () => {
    const redirected = { ...document, redirects: [{ from: "/old", to: "/" }] };
    expect(addressRefusal(redirected, [], { page: undefined, path: "/old/" })).toContain("redirects");
  });
});

describe("links to a page", () => {
  const linked = {
    ...document,
    site: { header: { links: [{ text: "About", href: "/about" }] } },
    redirects: [{ from: "/us", to: "/about/" }],
    pages: [
      { id: "about", path: "/about", blocks: [{ id: "b", type: "x", props: { href: "/about#team" } }] },
      {
        id: "home",
        path: "/",
        blocks: [
          { id: "t", type: "prose", props: { text: "[a](/about) and [b](/about/?x) and /aboutness" } },
        ],
      },
    ],
  };

  it("are counted each, wherever they are written", () => {
    expect(linksToPage(linked, "about")).toHaveLength(5);
    expect(linksFromElsewhere(linked, "about").map(({ holder }) => holder.in)).toEqual([
      "site",
      "block",
      "block",
      "redirects",
    ]);
    expect(linksToPage(linked, "nobody")).toEqual([]);
  });

  it("are as many as follow when its address changes", () => {
    const outcome = applyEdit(
      { config: linked, entries: {} },
      { kind: "set-page-path", page: "about", path: "/who-we-are" },
    );
    const text = JSON.stringify("site" in outcome && outcome.site.config);
    // The page's own address is one more.
    expect(text.split("/who-we-are")).toHaveLength(linksToPage(linked, "about").length + 2);
  });

  it("in entries are found too", () => {
    const entry = (id: string, body: string) =>
      ({ file: "", collection: "posts", id, fields: {}, body }) as const;
    const entries = [entry("a", "See [us](/about#team)."), entry("b", "About us.")];
    expect(entriesLinkingTo(linked, entries, "about").map(({ id }) => id)).toEqual(["a"]);
  });

  it("to pages of entries are found by their form", () => {
    const posts = { id: "post", path: "/blog/{slug}", entries: "posts", blocks: [] };
    const text = { id: "t", type: "prose", props: { text: "[a](/blog/one)", href: "/blog" } };
    const pages = [posts, { id: "home", path: "/", blocks: [text] }];
    expect(linksFromElsewhere({ site: {}, pages }, "post")).toHaveLength(1);
  });
});
