import { attributeOf, type Element, elementsOf } from "./html-tree.ts";

/** Attributes that hold an address, on whichever element. */
const addresses = [
  "href",
  "src",
  "action",
  "formaction",
  "poster",
  "data",
  "xlink:href",
  "background",
  "cite",
];

/** What a page of ours may do: run our own files and hold data. */
const harmlessScripts = ["application/ld+json", "application/json", "module", "speculationrules"];

/**
 * What in a piece of HTML could run a script or lead somewhere by surprise, a line each: inline scripts, event
 * handlers, styles in attributes, addresses that are not http, mail, telephone or of this site. Nothing, for a
 * page that is safe.
 */
export function dangersIn(html: string): string[] {
  return elementsOf(html).flatMap((element) => [...dangersOf(element)]);
}

function* dangersOf(element: Element): Generator<string> {
  const { tagName, attrs } = element;
  if (["object", "embed", "applet", "base", "frame", "frameset", "portal"].includes(tagName))
    yield `<${tagName}>`;
  if (tagName === "script" && !harmlessScripts.includes(attributeOf(element, "type") ?? "")) {
    yield `<script type=${attributeOf(element, "type")}>`;
  }
  if (tagName === "meta" && attributeOf(element, "http-equiv")?.toLowerCase() === "refresh")
    yield "<meta refresh>";
  for (const { name, value } of attrs) {
    if (name.startsWith("on")) yield `${tagName} ${name}=${value}`;
    if (name === "style" || name === "srcdoc") yield `${tagName} ${name}=${value}`;
    if (addresses.includes(name) && !isHarmless(value)) yield `${tagName} ${name}=${value}`;
    if (name === "srcset" && !value.split(", ").every(isHarmless)) yield `${tagName} ${name}=${value}`;
  }
}

function isHarmless(address: string): boolean {
  if (!URL.canParse(address, "https://www.site.example/")) return false;
  const { protocol, host } = new URL(address, "https://www.site.example/");
  if (/^\s*(\/\/|\\|\/\\)/.test(address)) return false;
  return ["http:", "https:", "mailto:", "tel:"].includes(protocol) && !host.endsWith("evil.example");
}
