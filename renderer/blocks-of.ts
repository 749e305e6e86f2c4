import type { SiteBlock, SitePage } from "./site.ts";

/** Of the frame and the page itself, at any depth. */
export function blocksOf({ frame, blocks }: Pick<SitePage, "frame" | "blocks">): readonly SiteBlock[] {
  return [...frame, ...blocks].flatMap((block) => [block, ...block.children]);
}
