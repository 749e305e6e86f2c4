import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { selectAll } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { textContent } from "domutils";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { packageRoot } from "./package-root.ts";

/** The folder that the build writes. */
export const dist = join(packageRoot, "dist");

/** A page of a built site, parsed as a browser would. */
export interface BuiltPage {
  /** Where visitors find it: `/services/`, or `/404.html`. */
  readonly path: string;
  readonly html: string;
  /** The elements that a CSS selector matches, in the order of the page, below `within` if it is given. */
  all(selector: string, within?: Element): Element[];
  /** The only element that a selector matches; any other number is an error. */
  one(selector: string, within?: Element): Element;
  /** The texts of the elements that a selector matches. */
  texts(selector: string, within?: Element): string[];
}

/** Every page of a built site, by its path; the editor's page is none of them. */
export function builtPages(folder = dist): Map<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && !/^admin[\\/]/.test(file),
  );
  return new Map(
    files
      .sort()
      .map((file) => builtPage(folder, `/${file.replaceAll("\\", "/")}`))
      .map((page) => [page.path, page]),
  );
}

/**
 * What an element says, with its white space collapsed as on the screen, and as its author types it: with the quotation
 * marks, hyphens and spaces of a keyboard.
 */
export function textOf(element: Element): string {
  return typed(textContent(element)).replace(/\s+/g, " ").trim();
}

/** A text before it was typeset. */
export function typed(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll("–\u2060", "-");
}

function builtPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(join(folder, file), "utf8");
  const document: AnyNode = parse(html, { treeAdapter: adapter });
  const path = file.replace(/index\.html$/, "");
  const all = (selector: string, within?: Element) =>
    selectAll<AnyNode, Element>(selector, within ?? document);
  return {
    path,
    html,
    all,
    one(selector, within) {
      const [found, ...others] = all(selector, within);
      if (!found || others.length > 0)
        throw new Error(`${path} has ${found ? others.length + 1 : 0} of ${selector}, not one.`);
      return found;
    },
    texts: (selector, within) => all(selector, within).map(textOf),
  };
}
