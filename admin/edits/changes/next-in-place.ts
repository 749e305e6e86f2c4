import type { BlockDocument, PageDocument } from "../site-document.ts";
import type { Comparison } from "./comparison.ts";

/** The present id of the first block that followed a place on the earlier page and is still on the page. */
export function nextInPlace(
  { pairs }: Comparison,
  page: PageDocument,
  { list, index }: { readonly list: readonly BlockDocument[]; readonly index: number },
): { readonly before?: string } {
  for (const follower of list.slice(index + 1)) {
    const found = page.blocks.find((block) => pairs.get(block)?.value === follower);
    if (found) return { before: found.id };
  }
  return {};
}
