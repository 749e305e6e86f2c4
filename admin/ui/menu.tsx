import type { Placement } from "@floating-ui/react";
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useCallback,
  useId,
  useState,
} from "react";
import { withHandlers } from "./browser/with-handlers.ts";
import { interactions } from "./interactions/lazy-interactions.ts";
import type { MenuItem } from "./interactions/menu-item.ts";
import { lazy } from "./lazy.tsx";

export type { MenuItem };

interface MenuProps {
  readonly label: string;
  readonly items: readonly (MenuItem | undefined)[] | (() => readonly (MenuItem | undefined)[]);
  readonly placement?: Placement;
  readonly children: ReactElement<Record<string, unknown>>;
}

const OpenMenu = lazy(interactions, "OpenMenu", "dialog");
/** Failures are shown when the menu is opened. */
const prepare = () => void interactions.load().catch(() => undefined);

export function Menu({ label, items, placement = "bottom-end", children }: MenuProps) {
  const [ownId, listId] = [useId(), useId()];
  const [opened, setOpened] = useState<{ readonly button: HTMLElement; readonly byKey: boolean }>();
  const onClose = useCallback(() => setOpened(undefined), []);
  const open = (button: HTMLElement, byKey: boolean) => setOpened({ button, byKey });
  const id = (children.props.id as string | undefined) ?? ownId;
  return (
    <>
      {cloneElement(
        children,
        withHandlers(children.props, {
          id,
          "aria-haspopup": "menu",
          "aria-expanded": opened !== undefined,
          "aria-controls": opened && listId,
          onPointerEnter: prepare,
          onFocus: prepare,
          onKeyDown(event: KeyboardEvent<HTMLElement>) {
            if (opened || !/^Arrow(Down|Up)$/.test(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
            open(event.currentTarget, true);
          },
          onClick({ currentTarget, detail }: MouseEvent<HTMLElement>) {
            // A click without `detail` comes from a key.
            if (opened) onClose();
            else open(currentTarget, detail === 0);
          },
        }),
      )}
      {opened && (
        <OpenMenu
          {...opened}
          id={listId}
          label={label}
          items={typeof items === "function" ? items() : items}
          placement={placement}
          onClose={onClose}
        />
      )}
    </>
  );
}
