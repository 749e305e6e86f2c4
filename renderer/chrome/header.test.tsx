import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { attributeOf, elementsOf } from "../../tests/support/html-tree.ts";
import { contactPage, homePage, pageWith, siteOf } from "../../tests/support/resolve-parts.ts";
import { Header } from "./header.tsx";

const links = ["/", "/blog", "/contact"].map((href) => ({ text: `To ${href}`, href }));
const { settings } = siteOf({
  site: { header: { links, action: { text: "Write", href: "/contact" } } },
  pages: [homePage, contactPage, pageWith("/blog"), pageWith("/blog/a")],
});

function linksAt(path: string) {
  const html = renderToStaticMarkup(<Header settings={settings} path={path} />);
  return elementsOf(html).filter(({ tagName }) => tagName === "a");
}

describe("the header", () => {
  it.each([
    ["/", ["/ page", "/ page"]],
    ["/contact/", ["/contact/ page"]],
    ["/blog/", ["/blog/ page"]],
    ["/blog/a/", ["/blog/ true"]],
    ["/elsewhere/", []],
  ])("at %s marks %j as where the visitor is", (path, marked) => {
    const current = linksAt(path).filter((link) => attributeOf(link, "aria-current") !== undefined);
    expect(
      current.map((link) => `${attributeOf(link, "href")} ${attributeOf(link, "aria-current")}`),
    ).toEqual(marked);
  });

  it("opens its menu without a script", () => {
    const elements = elementsOf(renderToStaticMarkup(<Header settings={settings} path="/" />));
    const button = elements.find(({ tagName }) => tagName === "button");
    const menu = elements.find((element) => attributeOf(element, "popover") !== undefined);
    expect(button && attributeOf(button, "popovertarget")).toBe(menu && attributeOf(menu, "id"));
  });
});
