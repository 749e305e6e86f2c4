import type { SiteBlock, SitePage } from "./site.ts";

export function blocksOf({ frame, blocks }: Pick<SitePage, "frame" | "blocks">): readonly SiteBlock[] {
  return [...frame, ...blocks].flatMap((block) => [block, ...block.children]);
}
