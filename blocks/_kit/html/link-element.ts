import { element } from "./element.ts";

/** What `<Link>` renders, for a link that a script adds to a page; without an address only the text. */
export function linkElement(href: string | undefined, text: string): HTMLAnchorElement | string {
  if (href === undefined) return text;
  const link = element("a", { textContent: text });
  link.setAttribute("href", href);
  if (/^https?:/.test(href)) {
    link.target = "_blank";
    link.rel = "noopener";
  }
  return link;
}
