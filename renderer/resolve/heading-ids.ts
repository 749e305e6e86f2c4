import GithubSlugger from "github-slugger";
import { reservedIds } from "./reserved-ids.ts";

export interface HeadingIds {
  idFor(heading: string): string;
}

export function createHeadingIds(): HeadingIds {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);
  return { idFor: (heading) => slugger.slug(withoutEdges(heading) || "section") };
}

function withoutEdges(heading: string): string {
  return heading
    .normalize("NFC")
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, "");
}
