import type { MenuItem } from "../../kit/menu.tsx";
import { type BlockActionsInput, blockActions } from "./block-actions.tsx";

/** Everything that can be done with a block, as a menu. */
export function blockMenu(input: BlockActionsInput): readonly (MenuItem | undefined)[] {
  const { moveUp, moveDown, moveToPage, addAbove, addBelow, duplicate, ...others } = blockActions(input);
  const { copy, cut, paste, visibility, locks, remove } = others;
  return [
    ...[moveUp, moveDown, moveToPage, undefined],
    ...[addAbove, addBelow, duplicate, copy, cut, paste, undefined],
    ...[visibility, ...locks, undefined],
    remove,
  ];
}
