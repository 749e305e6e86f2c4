import { Ellipsis, EyeOff, GripVertical, Lock, Square } from "lucide-react";
import { type KeyboardEvent, memo, useRef } from "react";
import { sameValue } from "../../../document/same-value.ts";
import type { BlockDocument } from "../../../document/site-document.ts";
import type { BlockLabel } from "../../../labels/block-label.ts";
import { messages } from "../../../messages/messages.ts";
import { blockRowId } from "../../../ui/focus-when-visible.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { useSortable } from "../../../ui/sorting/use-sortable.ts";
import { SiteIcon } from "../../../workspace/site-icon.tsx";
import { useContextMenu } from "./use-context-menu.ts";

interface BlockRowProps {
  readonly block: BlockDocument;
  readonly words: BlockLabel;
  readonly icon: string | undefined;
  readonly chosen: boolean;
  readonly active: boolean;
  readonly problems: number;
  /** The same object each time, so that typing in one block draws no other's row. */
  readonly actions: BlockRowActions;
}

export interface BlockRowActions {
  readonly menu: (id: string) => readonly (MenuItem | undefined)[];
  readonly mayDrag: (id: string) => boolean;
  readonly onChoose: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
  readonly onDrop: (id: string, dropped: string, edge: "top" | "bottom") => void;
}

export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { block, words, icon, chosen, active, problems, actions } = props;
  const { row, edge, dragged } = useSortable<HTMLLIElement>({
    kind: "block",
    id: block.id,
    mayDrag: () => actions.mayDrag(block.id),
    onDrop: (dropped, edge) => actions.onDrop(block.id, dropped, edge),
  });
  const opener = useRef<HTMLDivElement>(null);
  const context = useContextMenu(opener);
  const state = [
    block.hidden && messages.pages.outline.notShown,
    block.lock && messages.pages.outline[block.lock === "content" ? "locked" : "lockedInPlace"],
    problems > 0 && messages.pages.problems({ number: problems }),
  ].filter((word) => typeof word === "string");
  return (
    <li
      ref={row}
      className="outline-block"
      data-block-row={block.id}
      data-chosen={chosen || undefined}
      data-hidden={block.hidden || undefined}
      data-dragged={dragged || undefined}
      data-edge={edge}
    >
      <button
        type="button"
        id={blockRowId(block.id)}
        className="outline-choose"
        aria-current={chosen || undefined}
        tabIndex={active ? 0 : -1}
        onClick={() => actions.onChoose(block.id)}
        onFocus={() => actions.onFocus(block.id)}
        onKeyDown={(event) => actions.onKeyDown(event, block.id)}
        onContextMenu={context.onContextMenu}
      >
        <GripVertical className="outline-grip" size={14} aria-hidden />
        <span className="outline-icon">
          {icon ? <SiteIcon name={icon} size={18} /> : <Square size={18} strokeWidth={1.5} aria-hidden />}
        </span>
        <span className="outline-words">
          <span className="outline-title">{words.title}</span>
          {(words.excerpt || block.hidden) && (
            <span className="outline-text">
              {block.hidden && (
                <span aria-hidden>
                  {messages.pages.outline.notShown}
                  {words.excerpt && " · "}
                </span>
              )}
              {words.excerpt}
            </span>
          )}
          {state.length > 0 && <span className="unseen">{state.join(", ")}</span>}
        </span>
        {block.hidden && <EyeOff className="outline-sign" size={15} aria-hidden />}
        {block.lock && <Lock className="outline-sign" size={15} aria-hidden />}
        {problems > 0 && (
          <span className="outline-problems" aria-hidden>
            {problems}
          </span>
        )}
      </button>
      <div ref={opener} className="outline-more">
        <Menu label={words.title} items={() => actions.menu(block.id)} placement="bottom-start">
          <button
            type="button"
            className="icon-button"
            aria-label={messages.pages.more({ name: words.title })}
            tabIndex={active ? 0 : -1}
            onFocus={context.onFocus}
          >
            <Ellipsis size={16} />
          </button>
        </Menu>
      </div>
    </li>
  );
}, isSameRow);

function isSameRow(
  { words, ...before }: BlockRowProps,
  { words: nextWords, ...after }: BlockRowProps,
): boolean {
  const keys = Object.keys(after) as (keyof typeof after)[];
  return keys.every((key) => before[key] === after[key]) && sameValue(words, nextWords);
}
