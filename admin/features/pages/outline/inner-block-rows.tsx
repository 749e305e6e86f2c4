import { type KeyboardEvent, type SyntheticEvent, useRef } from "react";
import type { BlockAddress, ValuePath } from "../../../../editing/document/edit.ts";
import type { BlockDocument } from "../../../../editing/document/site-document.ts";
import type { BlockLabel } from "../../../../editing/labels/block-label.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { SiteIcon } from "../../../site/site-icon.tsx";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { blockRowId, focusBlockRow } from "../../../ui/browser/focus-when-visible.ts";
import { shortcutLabel } from "../../../ui/browser/shortcut-label.ts";
import { useContextMenu } from "../../../ui/browser/use-context-menu.ts";
import { ArrowDown, ArrowUp, Square, Trash2 } from "../../../ui/icons/icons.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import type { useRoving } from "../../../ui/sorting/use-roving.ts";
import { usePagesCommands } from "../commands/commands-context.ts";
import type { InnerBlock } from "../commands/inner-block-commands.ts";
import { type OutlineKey, outlineKey } from "../rows/outline-key.ts";
import { RowMenu } from "../rows/row-menu.tsx";
import { gridAttributes } from "./grid-attributes.ts";
import type { InnerBlockRow, InnerRow } from "./inner-rows.ts";

interface InnerBlockRowsProps {
  readonly outer: BlockAddress;
  readonly rows: readonly InnerRow[];
  readonly roving: ReturnType<typeof useRoving>;
  readonly describe: (block: BlockDocument) => {
    readonly words: BlockLabel;
    readonly icon?: string | undefined;
  };
  readonly problemsAt: (path: ValuePath) => number;
}

/** The lists of blocks in a block of the outline, each below its title. */
export function InnerBlockRows({ outer, rows, roving, describe, problemsAt }: InnerBlockRowsProps) {
  const field = useEditor(({ selection }) =>
    selection.page === outer.page && selection.block === outer.block ? selection.field : undefined,
  );
  return rows.map((row) =>
    row.kind === "list" ? (
      <div key={row.id} {...gridAttributes.row()} className="outline-list" data-depth={row.depth}>
        <div {...gridAttributes.cell}>{row.title}</div>
      </div>
    ) : (
      <Row
        key={row.id}
        {...describe(row.block)}
        row={row}
        outer={outer}
        roving={roving}
        isCurrent={[...row.list, row.index].every((step, at) => field?.[at] === step)}
        problems={problemsAt([...row.list, row.index])}
      />
    ),
  );
}

type InnerActions = Readonly<Record<"edit" | "up" | "down" | "remove" | "leave", () => void>>;

interface RowProps {
  readonly row: InnerBlockRow;
  readonly outer: BlockAddress;
  readonly words: BlockLabel;
  readonly icon?: string | undefined;
  readonly roving: ReturnType<typeof useRoving>;
  readonly isCurrent: boolean;
  readonly problems: number;
}

function Row({ row, outer, words, icon, roving, isCurrent, problems }: RowProps) {
  const { inner: commands } = usePagesCommands();
  const opener = useRef<HTMLDivElement>(null);
  const context = useContextMenu(opener);
  const inner: InnerBlock = { outer, list: row.list, index: row.index, name: words.title };
  const actions: InnerActions = {
    edit: () => commands.open(inner),
    up: () => commands.moveBy(inner, -1),
    down: () => commands.moveBy(inner, 1),
    remove: () => commands.remove(inner),
    leave: () => focusBlockRow(outer.block),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (roving.onKeyDown(event, row.id)) return;
    const key = outlineKey(event);
    const run = key && (actions as Partial<Record<OutlineKey, () => void>>)[key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const isActive = roving.active === row.id;
  return (
    <div
      {...gridAttributes.row(isCurrent)}
      className="outline-block outline-inner"
      data-inner-row={row.id}
      data-depth={row.depth}
      data-chosen={isCurrent || undefined}
    >
      <div {...gridAttributes.cell} className="outline-cell">
        <button
          type="button"
          id={blockRowId(row.id)}
          className="outline-choose"
          aria-current={isCurrent || undefined}
          tabIndex={isActive ? 0 : -1}
          onClick={() => commands.open(inner)}
          onFocus={() => roving.onFocus(row.id)}
          onKeyDown={onKeyDown}
          onContextMenu={context.onContextMenu}
          onCopy={keepFromOuter}
          onCut={keepFromOuter}
        >
          <span className="outline-icon">
            {icon ? <SiteIcon name={icon} size={18} /> : <Square size={18} strokeWidth={1.5} aria-hidden />}
          </span>
          <span className="outline-words">
            <span className="outline-title">{words.title}</span>
            {words.excerpt && <span className="outline-text">{words.excerpt}</span>}
            {problems > 0 && <span className="unseen">{messages.pages.problems({ number: problems })}</span>}
          </span>
          {problems > 0 && (
            <span className="outline-problems" aria-hidden>
              {problems}
            </span>
          )}
        </button>
      </div>
      <div ref={opener} {...gridAttributes.cell} className="outline-more">
        <RowMenu
          name={words.title}
          items={() => menuOf(row, actions)}
          isActive={isActive}
          onFocus={context.onFocus}
        />
      </div>
    </div>
  );
}

function menuOf(
  { index, count }: InnerBlockRow,
  { up, down, remove }: Pick<InnerActions, "up" | "down" | "remove">,
): readonly (MenuItem | undefined)[] {
  const size = 16;
  return [
    {
      label: messages.pages.moveUp,
      icon: <ArrowUp size={size} />,
      keys: shortcutLabel("Alt+ArrowUp"),
      disabled: index === 0,
      onChoose: up,
    },
    {
      label: messages.pages.moveDown,
      icon: <ArrowDown size={size} />,
      keys: shortcutLabel("Alt+ArrowDown"),
      disabled: index === count - 1,
      onChoose: down,
    },
    undefined,
    {
      label: messages.pages.remove,
      icon: <Trash2 size={size} />,
      keys: shortcutLabel("Delete"),
      tone: "danger",
      onChoose: remove,
    },
  ];
}

/** Copied or cut would be the selected block, in which this one may stand. */
function keepFromOuter(event: SyntheticEvent): void {
  event.stopPropagation();
}
