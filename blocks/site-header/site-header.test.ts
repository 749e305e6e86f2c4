import { describe, expect, it } from "vitest";
import { attributeOf, elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import siteHeader from "./index.ts";

const links = ["/", "/blog", "/contact"].map((href) => ({ text: `To ${href}`, href }));
const elementsAt = (href: string, props: object, page: object = {}) =>
  elementsOf(
    viewMarkup(siteHeader, resolvedProps(siteHeader, { name: "Small", ...props }), { href, ...page }),
  );
const named = (elements: ReturnType<typeof elementsOf>, name: string) =>
  elements.filter(({ tagName }) => tagName === name);

describe("the header", () => {
  it.each([
    ["/", ["/ page", "/ page"]],
    ["/contact/", ["/contact/ page"]],
    ["/blog/", ["/blog/ page"]],
    ["/blog/a/", ["/blog/ true"]],
    ["/elsewhere/", []],
  ])("at %s marks %j as where the visitor is", (href, marked) => {
    const current = named(elementsAt(href, { links }), "a").filter((link) =>
      attributeOf(link, "aria-current"),
    );
    expect(
      current.map((link) => `${attributeOf(link, "href")} ${attributeOf(link, "aria-current")}`),
    ).toEqual(marked);
  });

  it("opens its menu without a script", () => {
    const elements = elementsAt("/", { links });
    const [button] = named(elements, "button");
    const menu = elements.find((element) => attributeOf(element, "popover") !== undefined);
    expect(button && attributeOf(button, "popovertarget")).toBe(menu && attributeOf(menu, "id"));
  });

  it("leads home in the language of the page, unless it is told where", () => {
    const homeOf = (props: object) => {
      const [home] = named(elementsAt("/fr/pains/", props, { home: "/fr/" }), "a");
      return home && attributeOf(home, "href");
    };
    expect(homeOf({})).toBe("/fr/");
    expect(homeOf({ home: "/start" })).toBe("/start/");
  });

  it("calls a logo by the name of the site", () => {
    const [logo] = named(elementsAt("/", { logo: "logo.png" }), "img");
    expect(logo && attributeOf(logo, "alt")).toBe("Small");
  });

  it("links the page in its other languages only if it is asked to and there are some", () => {
    const languages = (props: object, page = {}) =>
      named(elementsAt("/", props, page), "a").filter((link) => attributeOf(link, "hreflang"));
    expect(languages({ languages: true }).map(textOf)).toEqual(["English", "Deutsch"]);
    expect(languages({})).toEqual([]);
    expect(languages({ languages: true }, { alternates: [] })).toEqual([]);
  });
});

describe("a word that opens more links", () => {
  const below = [
    { text: "Rye", href: "/breads/rye" },
    { text: "Oats", href: "/breads/oats" },
  ];

  it("opens them without a script, its own page first", () => {
    const elements = elementsAt("/", { links: [{ text: "Breads", href: "/breads", links: below }] });
    const [list] = named(elements, "details");
    expect(named(elements, "summary").map(textOf)).toEqual(["Breads"]);
    const inside = elements.filter(({ tagName, parentNode }) => tagName === "a" && isIn(parentNode, list));
    expect(inside.map(textOf)).toEqual(["Breads", "Rye", "Oats"]);
  });

  it("is marked when the visitor is on one of them", () => {
    const markOf = (href: string) => {
      const [summary] = named(elementsAt(href, { links: [{ text: "Breads", links: below }] }), "summary");
      return summary && attributeOf(summary, "data-current");
    };
    expect(markOf("/breads/rye/")).toBe("true");
    expect(markOf("/")).toBeUndefined();
  });

  it("is closed by a script that waits until the browser has nothing to do", () => {
    const wakeOf = (links: object[], href = "/") => {
      const [header] = elementsAt(href, { links });
      return header && attributeOf(header, "data-hydrate-on");
    };
    expect(wakeOf([{ text: "Breads", links: below }])).toBe("idle");
    expect(wakeOf([{ text: "Down", href: "#down" }])).toBe("load");
    expect(wakeOf(links)).toBeUndefined();
  });
});

function isIn(node: unknown, ancestor: unknown): boolean {
  if (node === ancestor) return true;
  const parent = (node as { parentNode?: unknown } | null)?.parentNode;
  return parent ? isIn(parent, ancestor) : false;
}
