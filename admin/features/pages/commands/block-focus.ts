import type { BlockAddress } from "../../../../editing/document/edit.ts";
import {
  blockRowId,
  focusBlockRow,
  focusFirstField,
  focusTools,
  focusWhenVisible,
} from "../../../ui/browser/focus-when-visible.ts";

export interface BlockFocus {
  block(id: string): void;
  added(id: string): void;
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
