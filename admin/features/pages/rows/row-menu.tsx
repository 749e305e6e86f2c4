import type { ComponentProps } from "react";
import { messages } from "../../../../editing/messages/messages.ts";
import { Ellipsis } from "../../../ui/icons/icons.ts";
import { Menu } from "../../../ui/menu.tsx";

interface RowMenuProps {
  /** What the row is of. */
  readonly name: string;
  readonly items: ComponentProps<typeof Menu>["items"];
  /** Whether Tab leads to its row. */
  readonly isActive: boolean;
  readonly onFocus: () => void;
}

/** The button at the end of a row of a list, with the menu that it opens. */
export function RowMenu({ name, items, isActive, onFocus }: RowMenuProps) {
  return (
    <Menu label={name} items={items} placement="bottom-start">
      <button
        type="button"
        className="icon-button"
        aria-label={messages.pages.more({ name })}
        tabIndex={isActive ? 0 : -1}
        onFocus={onFocus}
      >
        <Ellipsis size={16} />
      </button>
    </Menu>
  );
}
