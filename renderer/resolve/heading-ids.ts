import GithubSlugger from "github-slugger";
import { reservedIds } from "./reserved-ids.ts";

/** The ids of a page's headings, no two the same and none that the page has for itself. */
export interface HeadingIds {
  idFor(heading: string): string;
}

export function createHeadingIds(): HeadingIds {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);
  return { idFor: (heading) => slugger.slug(withoutEdges(heading) || "section") };
}

/** The words of a heading in composed characters, without punctuation and spaces at either end. */
function withoutEdges(heading: string): string {
  return heading
    .normalize("NFC")
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, "");
}
