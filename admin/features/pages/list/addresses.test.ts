import { describe, expect, it } from "vitest";
import { addressOfTitle, idOfTitle } from "../../../../editing/document/page.ts";
import { smallSite } from "../../../../tests/support/small-entries.ts";
import { smallModel } from "../../../../tests/support/small-model.ts";
import { addressError } from "./address-error.ts";

const document = smallSite.config;
const content = { entries: [], model: smallModel, orderedIds: new Map(), today: "2026-01-31" };
const home = document.pages.find(({ path }) => path === "/");

describe("the address and id of a title", () => {
  it.each([
    ["Loft Rooms & Dormers", "/loft-rooms-dormers", "loft-rooms-dormers"],
    ["Straße & Größe", "/strasse-groesse", "strasse-groesse"],
    ["24 hours", "/24-hours", "hours"],
    ["日本", "/日本", ""],
    ["日本 Tour", "/日本-tour", "tour"],
  ])("%s", (title, path, id) => {
    expect(addressOfTitle(title, { language: "de" })).toBe(path);
    expect(idOfTitle(title, { language: "de" })).toBe(id);
  });
});

describe("an address", () => {
  const editError = (path: string, page?: string) => addressError(document, content, { page, path });

  it.each(["/new-page", "/a/b/c", "/Café"])("%s can be had", (path) => {
    expect(editError(path)).toBeUndefined();
  });

  it("that a page has can be kept by that page, in any of its forms", () => {
    expect(editError("/", home?.id)).toBeUndefined();
    expect(editError("/")).toContain("has this address already");
  });

  it.each([
    ["", /Write an address/],
    ["services", /starts with a slash/],
    ["/admin/x", /kept for the site itself/],
    ["/a//b", /two slashes/],
    ["/con", /can't be used/],
    ["/{slug}", /Braces can't stand/],
  ])("%s is refused", (path, reason) => {
    expect(editError(path)).toMatch(reason);
  });

  it("that is redirected elsewhere is refused", () => {
    const site = { ...document.site, redirects: [{ from: "/old", to: "/" }] };
    expect(addressError({ ...document, site }, content, { page: undefined, path: "/old/" })).toContain(
      "redirects",
    );
  });
});
