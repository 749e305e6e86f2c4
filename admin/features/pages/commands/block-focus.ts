import type { BlockAddress } from "../../../document/edit.ts";
import { blockRowId, focusBlockRow, focusTools, focusWhenVisible } from "../../../ui/focus-when-visible.ts";

/** Where the focus goes when something was done with a block as a whole: it stays where that was done. */
export interface BlockFocus {
  /** To a block that is chosen. */
  block(id: string): void;
  /** To a block beside the place where one was taken away; or where there is none, to what adds the first. */
  beside(block: BlockAddress | undefined): void;
}

/** In the list of the page's blocks. */
export const focusInList: BlockFocus = {
  block: focusBlockRow,
  beside: (block) =>
    focusWhenVisible(() =>
      block === undefined
        ? document.querySelector<HTMLElement>(".outline-add")
        : document.getElementById(blockRowId(block.block)),
    ),
};

/** On the page, in the tools of the block. */
export const focusOnPage = (select: (block: BlockAddress) => void): BlockFocus => ({
  block: focusTools,
  beside(block) {
    if (block) select(block);
    if (block) focusTools();
    else focusWhenVisible(() => document.querySelector<HTMLElement>(".preview-empty button"));
  },
});
