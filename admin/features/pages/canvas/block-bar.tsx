import { limitShift, type Middleware, offset, shift } from "@floating-ui/react";
import { type KeyboardEvent, useMemo } from "react";
import { fieldWords } from "../../../../editing/messages/field-words.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { writingWords } from "../../../../editing/messages/writing-words.ts";
import type { Frame } from "../../../preview/frame/open-frame.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Ellipsis, GripVertical, PencilLine } from "../../../ui/icons/icons.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { Toolbar } from "../../../ui/toolbar.tsx";
import { type BlockActionsInput, blockActions, blockMenu } from "../block-actions/block-menu.tsx";

import { Anchored } from "./anchored.tsx";
import { besideText } from "./beside-text.ts";

interface BlockBarProps extends BlockActionsInput {
  readonly name: string;
  readonly element: Element;
  readonly frame: Frame;
  readonly isShort: boolean;
  readonly onWrite: (() => void) | undefined;
  readonly onDrag: ((handle: HTMLElement, pressed: PointerEvent) => void) | undefined;
  readonly onLeave: () => void;
}

export function BlockBar(props: BlockBarProps) {
  const { name, element, frame, isShort, onWrite, onDrag, onLeave, ...input } = props;
  const { moveUp, moveDown, duplicate, visibility, addBelow, remove } = blockActions(input);
  const write: readonly MenuItem[] = onWrite
    ? [{ label: writingWords().write, icon: <PencilLine size={16} />, onChoose: onWrite }]
    : [];
  const often = isShort ? [moveUp, moveDown, addBelow] : [moveUp, moveDown, duplicate, visibility, addBelow];
  const before = [...often, ...write];
  const middleware = useMemo(() => placing(frame), [frame]);
  const leave = (event: KeyboardEvent) => {
    // The menu's own Escape comes by here too.
    if (event.key !== "Escape" || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return (
    <Anchored to={element} placement="top-end" middleware={middleware} className="block-tools">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the toolbar in it */}
      <div onKeyDown={leave}>
        <Toolbar label={messages.pages.block.actionsFor({ name })} className="block-bar">
          {onDrag && (
            <span
              className="icon-button block-bar-handle"
              title={fieldWords().drag}
              aria-hidden
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                // The focus stays with the tools, whose Escape ends the drag too.
                event.preventDefault();
                event.currentTarget.parentElement?.querySelector("button")?.focus({ preventScroll: true });
                onDrag(event.currentTarget, event.nativeEvent);
              }}
            >
              <GripVertical size={16} />
            </span>
          )}
          {before.map((item, index) => (
            <Tool key={item.label} item={item} tabIndex={index === 0 ? 0 : -1} />
          ))}
          <Menu label={name} items={() => blockMenu(input)}>
            <button
              type="button"
              className="icon-button"
              tabIndex={-1}
              aria-label={messages.pages.block.allActions}
              title={messages.pages.block.allActions}
            >
              <Ellipsis size={16} aria-hidden />
            </button>
          </Menu>
          {!isShort && <Tool item={remove} tabIndex={-1} />}
        </Toolbar>
      </div>
    </Anchored>
  );
}

/** One that can't be used keeps the focus, and says why. */
function Tool({ item, tabIndex }: { readonly item: MenuItem; readonly tabIndex: number }) {
  const { label, icon, keys, hint, disabled, tone, onChoose } = item;
  return (
    <IconButton
      label={label}
      hint={disabled && hint !== undefined ? `${label}. ${hint}` : undefined}
      icon={icon}
      {...(keys && !disabled && { keys })}
      placement="top"
      className={tone ? `block-bar-${tone}` : ""}
      tabIndex={tabIndex}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onChoose()}
    />
  );
}

const insetPx = 6;

/** Above the block, or in it where there is no room above, but never over the text that is being worked on. */
function placing(frame: Frame): readonly Middleware[] {
  return [
    offset(insetPx),
    shift({
      crossAxis: true,
      padding: insetPx,
      limiter: limitShift({ crossAxis: true, mainAxis: false }),
    }),
    besideText(frame.focusedBox),
  ];
}
