import { type DefaultTreeAdapterMap, parse, parseFragment } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** Every element of an HTML document or fragment as a browser would build it, what is in templates included. */
export function elementsOf(html: string): Element[] {
  const root: Node = /^\s*<!doctype/i.test(html) ? parse(html) : parseFragment(html);
  return [...descendants(root)];
}

/** The value of an attribute, if the element has it. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text in an element and below it. */
export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function* descendants(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* descendants(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* descendants(child);
}
