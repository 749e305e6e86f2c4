import { blocksOf } from "../blocks-of.ts";
import { isDeferred } from "../deferred.ts";
import type { SiteBlock, SitePage } from "../site.ts";

export function pageIds(page: Pick<SitePage, "frame" | "blocks">): string[] {
  return blocksOf(page).flatMap((block) => [block.id, ...ownHeadingIds(block)]);
}

function ownHeadingIds({ props, children }: SiteBlock): string[] {
  const others = new Set(children.map((child) => child.props));
  return headingIds(props, others);
}

function headingIds(value: unknown, others: ReadonlySet<unknown>): string[] {
  if (typeof value !== "object" || value === null || others.has(value) || isDeferred(value)) return [];
  if ("html" in value && typeof value.html === "string") {
    return [...value.html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id = ""]) => id);
  }
  return Object.values(value).flatMap((child) => headingIds(child, others));
}
