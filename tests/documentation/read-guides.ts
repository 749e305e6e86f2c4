import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../support/package-root.ts";

/** A fence of a guide: ```LANGUAGE KIND name="value" */
export interface Fence {
  /** The guide's id and the line, for messages: `tokens:41`. */
  readonly at: string;
  readonly language: string;
  /** What it claims to be, such as `block` or `page`; empty where the language says it all. */
  readonly kind: string;
  /** Such as `title`, the name of the file. */
  readonly attributes: Readonly<Record<string, string>>;
  /** As readers see it. */
  readonly text: string;
}

export interface Guide {
  readonly id: string;
  /** Everything below the front matter, as readers see it. */
  readonly text: string;
  readonly fences: readonly Fence[];
}

const folder = join(packageRoot, "docs/content/guides");

/** The guides that are written by hand, and the README; what is generated is checked where it is generated. */
export const guides: readonly Guide[] = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => readGuide(name.replace(/\.md$/, "")))
  .filter((guide) => guide !== undefined)
  .concat(readText("README", readFileSync(join(packageRoot, "README.md"), "utf8")));

export function guideOf(id: string): Guide {
  const guide = guides.find((each) => each.id === id);
  if (!guide) throw new Error(`There is no guide ${id}.`);
  return guide;
}

function readGuide(id: string): Guide | undefined {
  const file = readFileSync(join(folder, `${id}.md`), "utf8");
  const [head = ""] = /^---\n[\s\S]*?\n---\n/.exec(file) ?? [];
  if (/^source:/m.test(head)) return undefined;
  return readText(id, file.slice(head.length), head.split("\n").length);
}

/** `firstLine` is where the text starts in its file. */
export function readText(id: string, text: string, firstLine = 1): Guide {
  const fences = [...text.matchAll(/^( *)(`{3,})([^\n`]*)\n([\s\S]*?)^\1\2 *$/gm)].map(
    ([, indent = "", , info = "", content = ""], index, all) => {
      const line = firstLine + text.slice(0, all[index]?.index).split("\n").length - 1;
      const [language = "", kind = ""] = info
        .replace(/\s*\w+="[^"]*"/g, "")
        .trim()
        .split(/\s+/);
      const attributes = Object.fromEntries(
        [...info.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
      );
      const shown = content.replace(new RegExp(`^${indent}`, "gm"), "");
      return { at: `${id}:${line}`, language, kind, attributes, text: shown };
    },
  );
  return { id, text, fences };
}
