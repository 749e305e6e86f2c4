import type { BlockAddress } from "../../../../editing/document/edit.ts";
import {
  blockRowId,
  focusBlockRow,
  focusFirstField,
  focusTools,
  focusWhenVisible,
} from "../../../ui/browser/focus-when-visible.ts";

/** Where the focus goes after an edit: in the list of blocks or on the page. */
export interface BlockFocus {
  /** To this block. */
  block(id: string): void;
  /** To the first field of a block that was just added. */
  added(id: string): void;
  /** To a neighbour of a block that is gone; undefined if it was the only one. */
  beside(block: BlockAddress | undefined): void;
}

export const focusInList: BlockFocus = {
  block: focusBlockRow,
  added(id) {
    focusBlockRow(id);
    focusFirstField();
  },
  beside: (block) =>
    focusWhenVisible(() =>
      block === undefined
        ? document.querySelector<HTMLElement>(".outline-add")
        : document.getElementById(blockRowId(block.block)),
    ),
};

export const focusOnPage = (select: (block: BlockAddress) => void): BlockFocus => ({
  block: focusTools,
  added() {
    focusTools();
    focusFirstField();
  },
  beside(block) {
    if (block) select(block);
    if (block) focusTools();
    else focusWhenVisible(() => document.querySelector<HTMLElement>(".preview-empty button"));
  },
});
