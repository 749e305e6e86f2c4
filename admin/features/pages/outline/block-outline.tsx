import { Ellipsis, EyeOff, GripVertical, Lock, Plus, Settings2, Square } from "lucide-react";
import { type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef } from "react";
import { problemCount } from "../../../check/problem-count.ts";
import { useProblems } from "../../../check/site-checks.ts";
import { isFrameId, pointerOfBlocks } from "../../../document/frames.ts";
import { sameValue } from "../../../document/same-value.ts";
import type { BlockDocument, PageDocument } from "../../../document/site-document.ts";
import { type BlockLabel, blockLabel } from "../../../labels/block-label.ts";
import { namePage } from "../../../labels/name-page.ts";
import { tokenScope } from "../../../labels/tokens/token-scope.ts";
import { messages } from "../../../messages/messages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import {
  blockRowId,
  focusBlockRow,
  focusFirstField,
  focusWhenVisible,
} from "../../../ui/focus-when-visible.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { dropBefore } from "../../../ui/sorting/drop-before.ts";
import { useRoving } from "../../../ui/sorting/use-roving.ts";
import { useSortable } from "../../../ui/sorting/use-sortable.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { SiteIcon } from "../../../workspace/site-icon.tsx";
import { useWorkspace } from "../../../workspace/workspace.ts";
import { blockMenu } from "../block-actions/block-menu.tsx";
import { useBlockDialogs } from "../block-actions/use-block-dialogs.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { BlockForm } from "../inspector/inspector.tsx";
import { type OutlineKey, outlineKey } from "./outline-key.ts";
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

interface BlockRowActions {
  readonly menu: (id: string) => readonly (MenuItem | undefined)[];
  readonly mayDrag: (id: string) => boolean;
  readonly onChoose: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
  readonly onDrop: (id: string, dropped: string, edge: "top" | "bottom") => void;
}

const BlockRow = memo(function BlockRow(props: BlockRowProps) {
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

interface OutlineActions extends BlockRowActions {
  readonly onInsertBefore: (id: string) => void;
}

export function BlockOutline({ page }: { readonly page: PageDocument }) {
  const { blocks: registry, content } = useOpenedSite();
  const { view, notices } = useWorkspace();
  const commands = usePagesCommands();
  const document = useEditor((state) => state.document);
  const chosen = useEditor((state) => state.selection.block);
  const part = useEditor((state) => state.selection.section);
  const problems = useProblems();
  const ids = page.blocks.map(({ id }) => id);
  const roving = useRoving(ids, chosen, blockRowId);
  const definitions = useMemo(() => new Map(registry.map((block) => [block.type, block])), [registry]);
  const scope = useMemo(() => {
    const { model, today, entries } = content;
    return tokenScope({ site: document.site, model, today, page, entries });
  }, [document.site, page, content]);
  const pointer = pointerOfBlocks(document, page.id);
  const isFrame = isFrameId(page.id);
  const open = (block: string) => view.getState().go({ workspace: "pages", page: page.id, block });
  const { askInsert, askMove, dialogs } = useBlockDialogs({
    page,
    commands: commands.block,
    onLeave(from) {
      if (from === undefined)
        focusWhenVisible(() => window.document.querySelector<HTMLElement>(".outline-add"));
      else focusBlockRow(from);
    },
  });
  const edit = (block: string) => {
    open(block);
    // Where the form can't be loaded, the inspector says so.
    BlockForm.load().then(focusFirstField, () => undefined);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (roving.onKeyDown(event, id)) return;
    const address = { page: page.id, block: id };
    const runs: Readonly<Record<OutlineKey, () => void>> = {
      edit: () => edit(id),
      insert: () => askInsert(ids[ids.indexOf(id) + 1], id),
      insertAbove: () => askInsert(id, id),
      up: () => commands.block.moveBy(address, -1),
      down: () => commands.block.moveBy(address, 1),
      duplicate: () => commands.block.duplicate(address),
      remove: () => commands.block.remove(address),
      leave: () => view.getState().go({ workspace: "pages", page: page.id }),
    };
    const key = outlineKey(event);
    const run = key && runs[key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const latest: OutlineActions = {
    onInsertBefore: (id) => askInsert(id, ids[ids.indexOf(id) - 1]),
    menu(id) {
      const block = page.blocks.find((placed) => placed.id === id);
      if (!block) return [];
      return blockMenu({
        page,
        block,
        commands,
        document,
        notify: notices.getState().notify,
        onInsert: (before) => askInsert(before, id),
        onMoveToPage: () => askMove(id),
      });
    },
    mayDrag: (id) => commands.block.mayMove({ page: page.id, block: id }),
    onChoose: open,
    onFocus: roving.onFocus,
    onKeyDown,
    onDrop: (id, dropped, edge) =>
      void commands.block.moveBefore({ page: page.id, block: dropped }, dropBefore(ids, id, edge)),
  };
  const actions = useStable(latest);
  return (
    <section className="outline-section" aria-label={messages.pages.outline.blocks}>
      <button
        type="button"
        className="outline-part"
        aria-current={part === "page" || (chosen === undefined && part === undefined) || undefined}
        onClick={() => view.getState().go({ workspace: "pages", page: page.id, section: "page" })}
      >
        <Settings2 size={18} strokeWidth={1.5} aria-hidden />
        {messages.pages.outline[isFrame ? "aboutFrame" : "pageSettings"]}
      </button>
      <h3 className="outline-head">{isFrame ? namePage(page) : messages.pages.outline.blocksOnPage}</h3>
      {ids.length === 0 && (
        <EmptyState title={messages.pages.outline.empty} text={messages.pages.outline.emptyText} />
      )}
      <ol
        className="outline-blocks"
        aria-label={messages.pages.outline[isFrame ? "blocksOfFrame" : "blocksOnPage"]}
      >
        {page.blocks.flatMap((block, index) => {
          const { id, type } = block;
          const definition = definitions.get(type);
          const words = blockLabel(block, definition?.schema, scope);
          return [
            <InsertGap key={`+${id}`} before={words.title} id={id} onInsert={actions.onInsertBefore} />,
            <BlockRow
              key={id}
              block={block}
              words={words}
              icon={definition?.icon}
              chosen={chosen === id}
              active={roving.active === id}
              problems={problemCount(problems, `${pointer}/${index}`)}
              actions={actions}
            />,
          ];
        })}
      </ol>
      <Button className="outline-add" icon={<Plus size={16} />} onClick={() => askInsert(undefined)}>
        {messages.pages.outline.add}
      </Button>
      {dialogs}
    </section>
  );
}

function useStable(latest: OutlineActions): OutlineActions {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useMemo(
    () => ({
      onInsertBefore: (id) => current.current.onInsertBefore(id),
      menu: (id) => current.current.menu(id),
      mayDrag: (id) => current.current.mayDrag(id),
      onChoose: (id) => current.current.onChoose(id),
      onFocus: (id) => current.current.onFocus(id),
      onKeyDown: (event, id) => current.current.onKeyDown(event, id),
      onDrop: (...dropped) => current.current.onDrop(...dropped),
    }),
    [],
  );
}

interface InsertGapProps {
  readonly before: string;
  readonly id: string;
  readonly onInsert: (id: string) => void;
}

const InsertGap = memo(function InsertGap({ before, id, onInsert }: InsertGapProps) {
  return (
    <li className="outline-gap">
      <button
        type="button"
        tabIndex={-1}
        aria-label={messages.pages.outline.addBefore({ name: before })}
        onClick={() => onInsert(id)}
      >
        <Plus size={14} aria-hidden />
      </button>
    </li>
  );
});
