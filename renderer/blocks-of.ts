import type { SiteBlock, SitePage } from "./site.ts";

/** Every block on a page: those of its frame, its own, and the blocks inside them. */
export function blocksOf({ frame, blocks }: Pick<SitePage, "frame" | "blocks">): readonly SiteBlock[] {
  return [...frame, ...blocks].flatMap((block) => [block, ...block.children]);
}
