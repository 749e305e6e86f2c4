import type { AnyNode, Element } from "domhandler";
import type { BuiltPage } from "./built-page.ts";

/**
 * Pages that have an element of each kind that any of the pages has: of the same name, classes and role, within one of the
 * same kind. The others of a template differ in texts, so that to look at these is to look at each kind of element.
 */
export function coveringPages(pages: ReadonlyMap<string, BuiltPage>): string[] {
  const kinds = [...pages].map(([path, page]) => ({ path, kinds: kindsOn(page) }));
  const covered = new Set<string>();
  const chosen: string[] = [];
  for (const page of kinds.toSorted((one, other) => other.kinds.size - one.kinds.size)) {
    if ([...page.kinds].every((kind) => covered.has(kind))) continue;
    chosen.push(page.path);
    for (const kind of page.kinds) covered.add(kind);
  }
  return chosen;
}

/** The kinds of elements on a page. */
export function kindsOn(page: BuiltPage): Set<string> {
  const elements = page.all("body, body *:not(svg *)");
  return new Set(elements.map((element) => `${nameOf(element.parent)} > ${nameOf(element)}`));
}

function nameOf(node: AnyNode | null): string {
  if (!node || !("attribs" in node)) return "";
  const { name, attribs } = node as Element;
  const classes = (attribs.class ?? "").split(/\s+/).toSorted().join(".");
  return `${name}.${classes}[${attribs.role ?? ""}]`;
}
