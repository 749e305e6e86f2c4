import type { BlockAddress } from "../document/edit.ts";
import { pagesAndFrames, sharedFrames } from "../document/frames.ts";
import type { BlockDocument, SiteDocument } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";

/** A block with its page and its index there. */
export interface LocatedBlock extends BlockAddress {
  readonly index: number;
  readonly value: BlockDocument;
}

/** The previous block: with the same id on the same page, or for one that moved between two pages, with the same content or id. */
export function pairBlocks(
  before: SiteDocument,
  after: SiteDocument,
): ReadonlyMap<BlockDocument, LocatedBlock> {
  const there = new Set(after.pages.map(({ id }) => id));
  const both = [...before.pages.filter(({ id }) => there.has(id)), ...sharedFrames(before, after)];
  const shared = new Set(both.map(({ id }) => id));
  const free = new Set(locate(before, shared));
  const here = locate(after, shared);
  const pairs = new Map<BlockDocument, LocatedBlock>();
  const pairWhere = (fits: (old: LocatedBlock, now: LocatedBlock) => boolean) => {
    for (const now of here) {
      if (pairs.has(now.value)) continue;
      for (const old of free) {
        if (old.value.type !== now.value.type || !fits(old, now)) continue;
        pairs.set(now.value, old);
        free.delete(old);
        break;
      }
    }
  };
  pairWhere((old, now) => old.page === now.page && old.block === now.block);
  if (free.size === 0) return pairs;
  pairWhere((old, now) => old.block === now.block && sameValue(old.value.props, now.value.props));
  pairWhere((old, now) => sameValue(old.value.props, now.value.props));
  pairWhere((old, now) => old.block === now.block && old.page !== now.page);
  return pairs;
}

function locate(document: SiteDocument, pages: ReadonlySet<string>): LocatedBlock[] {
  return pagesAndFrames(document).flatMap((page) =>
    pages.has(page.id)
      ? page.blocks.map((value, index) => ({ page: page.id, block: value.id, index, value }))
      : [],
  );
}
