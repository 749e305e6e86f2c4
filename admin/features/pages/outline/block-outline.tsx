import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import { isFrameId, pointerOfBlocks } from "../../../../editing/document/frames.ts";
import { memoizeByObject } from "../../../../editing/document/memoize.ts";
import {
  blocksOfEdit,
  extendSelection,
  type Selection,
  selectBlocks,
  selectedBlocks,
  toggleBlock,
} from "../../../../editing/document/selection.ts";
import type { BlockDocument, PageDocument } from "../../../../editing/document/site-document.ts";
import { sameValue } from "../../../../editing/document/value.ts";
import { type BlockLabel, blockLabel } from "../../../../editing/labels/block-label.ts";
import { namePage } from "../../../../editing/labels/page-label.ts";
import { tokenScope } from "../../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { pointerTo } from "../../../../schema/sources/source.ts";
import { problemCount } from "../../../check/problem-count.ts";
import { useReportedFaults } from "../../../check/reported-problems.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { SiteIcon } from "../../../site/site-icon.tsx";
import { useEditor, useEditorDocument } from "../../../sync/store/editor-document.ts";
import {
  blockRowId,
  focusBlockRow,
  focusFirstField,
  focusWhenVisible,
} from "../../../ui/browser/focus-when-visible.ts";
import { useContextMenu } from "../../../ui/browser/use-context-menu.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import {
  ChevronDown,
  EyeOff,
  GripVertical,
  Lock,
  Plus,
  Settings2,
  Square,
  SquareCheck,
} from "../../../ui/icons/icons.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { dropBefore } from "../../../ui/sorting/drop-before.ts";
import { useRoving } from "../../../ui/sorting/use-roving.ts";
import { useSortable } from "../../../ui/sorting/use-sortable.ts";
import { useWorkspace } from "../../../view/workspace.ts";
import type { BlockDialog } from "../block-actions/block-dialog.ts";
import { blockMenu } from "../block-actions/block-menu.tsx";
import { type SeveralMenuInput, severalMenu } from "../block-actions/several-menu.tsx";
import { useBlockDialogs } from "../block-actions/use-block-dialogs.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { severalMessages } from "../commands/several-messages.ts";
import { forms } from "../inspector/inspector.tsx";
import { type OutlineKey, outlineKey, type SelectionKey, selectionKey } from "../rows/outline-key.ts";
import { RowMenu } from "../rows/row-menu.tsx";
import { gridAttributes as roles } from "./grid-attributes.ts";
import { InnerBlockRows } from "./inner-block-rows.tsx";
import { innerRows } from "./inner-rows.ts";

interface BlockRowProps {
  readonly block: BlockDocument;
  readonly words: BlockLabel;
  readonly icon: string | undefined;
  readonly chosen: boolean;
  readonly isChoosing: boolean;
  readonly active: boolean;
  readonly problems: number;
  /** The same object each time, so that typing in one block draws no other's row. */
  readonly actions: BlockRowActions;
}

interface BlockRowActions {
  readonly menu: (id: string) => readonly (MenuItem | undefined)[];
  readonly mayDrag: (id: string) => boolean;
  readonly onChoose: (event: MouseEvent, id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
  readonly onDrop: (id: string, dropped: string, edge: "top" | "bottom") => void;
}

const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { block, words, icon, chosen, isChoosing, active, actions } = props;
  const { row, edge, dragged } = useSortable<HTMLDivElement>({
    kind: "block",
    id: block.id,
    mayDrag: () => actions.mayDrag(block.id),
    onDrop: (dropped, edge) => actions.onDrop(block.id, dropped, edge),
  });
  const opener = useRef<HTMLDivElement>(null);
  const context = useContextMenu(opener);
  return (
    <div
      ref={row}
      {...roles.row(chosen)}
      className="outline-block"
      data-block-row={block.id}
      data-chosen={chosen || undefined}
      data-hidden={block.hidden || undefined}
      data-dragged={dragged || undefined}
      data-edge={edge}
    >
      <div {...roles.cell} className="outline-cell">
        <button
          type="button"
          id={blockRowId(block.id)}
          className="outline-choose"
          aria-current={chosen || undefined}
          tabIndex={active ? 0 : -1}
          onClick={(event) => actions.onChoose(event, block.id)}
          onFocus={() => actions.onFocus(block.id)}
          onKeyDown={(event) => actions.onKeyDown(event, block.id)}
          onContextMenu={context.onContextMenu}
        >
          {!isChoosing && <GripVertical className="outline-grip" size={14} aria-hidden />}
          <span className="outline-icon">
            {isChoosing ? (
              <ChoiceMark isChosen={chosen} />
            ) : icon ? (
              <SiteIcon name={icon} size={18} />
            ) : (
              <Square size={18} strokeWidth={1.5} aria-hidden />
            )}
          </span>
          <RowWords {...props} />
        </button>
      </div>
      <div ref={opener} {...roles.cell} className="outline-more">
        <RowMenu
          name={words.title}
          items={() => actions.menu(block.id)}
          isActive={active}
          onFocus={context.onFocus}
        />
      </div>
    </div>
  );
}, isSameRow);

function ChoiceMark({ isChosen }: { readonly isChosen: boolean }) {
  const Mark = isChosen ? SquareCheck : Square;
  return <Mark size={18} strokeWidth={1.75} aria-hidden />;
}

function RowWords({ block, words, problems }: BlockRowProps) {
  const state = [
    block.hidden && messages.pages.outline.notShown,
    block.lock && messages.pages.outline[block.lock === "content" ? "locked" : "lockedInPlace"],
    problems > 0 && messages.pages.problems({ number: problems }),
  ].filter((word) => typeof word === "string");
  return (
    <>
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
    </>
  );
}

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
  const part = useEditor((state) => state.selection.section);
  const problems = useReportedFaults();
  const ids = page.blocks.map(({ id }) => id);
  const selection = useRowSelection(page);
  const { selected, isChoosing } = selection;
  const definitions = useMemo(() => new Map(registry.map((block) => [block.type, block])), [registry]);
  const rowsIn = useMemo(
    () =>
      memoizeByObject((block: BlockDocument) => innerRows(block, (type) => definitions.get(type)?.schema)),
    [definitions],
  );
  const rowIds = page.blocks.flatMap((block) => [
    block.id,
    ...rowsIn(block).flatMap(({ kind, id }) => (kind === "block" ? [id] : [])),
  ]);
  const roving = useRoving(rowIds, selected[0], blockRowId);
  const scope = useMemo(() => {
    const { model, today, entries } = content;
    return tokenScope({ site: document.site, model, today, page, entries });
  }, [document.site, page, content]);
  const pointer = pointerOfBlocks(document, page.id);
  const isFrame = isFrameId(page.id);
  const questions = useBlockDialogs({
    page,
    commands: commands.block,
    onLeave(from) {
      if (from === undefined)
        focusWhenVisible(() => window.document.querySelector<HTMLElement>(".outline-add"));
      else focusBlockRow(from);
    },
  });
  const actions = useStable(useOutlineActions({ page, ids, roving, selection, questions }));
  return (
    <section className="outline-section" aria-label={messages.pages.outline.blocks}>
      <button
        type="button"
        className="outline-part"
        aria-current={part === "page" || (selected.length === 0 && part === undefined) || undefined}
        onClick={() => view.getState().go({ workspace: "pages", page: page.id, section: "page" })}
      >
        <Settings2 size={18} strokeWidth={1.5} aria-hidden />
        {messages.pages.outline[isFrame ? "aboutFrame" : "pageSettings"]}
      </button>
      <h3 className="outline-head">{isFrame ? namePage(page) : messages.pages.outline.blocksOnPage}</h3>
      {ids.length === 0 && (
        <EmptyState title={messages.pages.outline.empty} text={messages.pages.outline.emptyText} />
      )}
      <div
        className="outline-blocks"
        {...roles.grid(messages.pages.outline[isFrame ? "blocksOfFrame" : "blocksOnPage"])}
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
              chosen={selected.includes(id)}
              isChoosing={isChoosing}
              active={roving.active === id}
              problems={problemCount(problems, `${pointer}/${index}`)}
              actions={actions}
            />,
            rowsIn(block).length > 0 && (
              <InnerBlockRows
                key={`${id}/`}
                outer={{ page: page.id, block: id }}
                rows={rowsIn(block)}
                roving={roving}
                describe={(inner) => {
                  const of = definitions.get(inner.type);
                  return { words: blockLabel(inner, of?.schema, scope), icon: of?.icon };
                }}
                problemsAt={(path) =>
                  problemCount(problems, path.reduce<string>(pointerTo, `${pointer}/${index}/props`))
                }
              />
            ),
          ];
        })}
      </div>
      <Button
        className="outline-add"
        icon={<Plus size={16} />}
        onClick={() => questions.askInsert(undefined)}
      >
        {messages.pages.outline.add}
      </Button>
      {isChoosing && (
        <SeveralBar
          page={page}
          blocks={selected}
          document={document}
          withSeveral={commands.withSeveral}
          notify={notices.getState().notify}
          onAsk={(what) => questions.ask(what, selected[0] ?? "", selected)}
          onDone={() => selection.end(selected[0] ?? ids[0])}
        />
      )}
      {questions.dialogs}
    </section>
  );
}

interface RowSelection {
  readonly selected: readonly string[];
  readonly isChoosing: boolean;
  select(selection: Selection): void;
  /** The blocks that an edit is of which began at this one. */
  blocksOf(id: string): readonly string[];
  onChoose(event: Pick<MouseEvent, "detail" | "shiftKey" | "ctrlKey" | "metaKey">, id: string): void;
  run(key: SelectionKey, id: string): void;
  start(id: string): void;
  end(id: string | undefined): void;
}

function useRowSelection(page: PageDocument): RowSelection {
  const { store } = useEditorDocument();
  const { view } = useWorkspace();
  const [isChoosing, setChoosing] = useState(false);
  const selected = selectedBlocks(
    useEditor((state) => state.selection),
    page,
  );
  const select = (selection: Selection) => view.getState().go({ workspace: "pages", ...selection });
  const now = () => store.getState().selection;
  const extendTo = (id: string | undefined) => {
    if (id === undefined) return;
    select(extendSelection(now(), page, id));
    // At once, so that the next key is this row's.
    window.document.getElementById(blockRowId(id))?.focus();
  };
  const toggle = (id: string) => select(toggleBlock(now(), page, id));
  const beside = (id: string, by: number) =>
    page.blocks[page.blocks.findIndex((one) => one.id === id) + by]?.id;
  return {
    selected,
    isChoosing,
    select,
    blocksOf: (id) => blocksOfEdit(now(), page, id),
    onChoose({ detail, shiftKey, ctrlKey, metaKey }, id) {
      // Ctrl and Space did it when they were pressed, and some browsers click when they are let go.
      if (detail === 0 && ctrlKey) return;
      if (shiftKey) extendTo(id);
      else if (ctrlKey || metaKey || isChoosing) toggle(id);
      else select({ page: page.id, block: id });
    },
    run(key, id) {
      if (key === "toggle") return toggle(id);
      if (key === "all")
        return select(
          selectBlocks(
            page.id,
            page.blocks.map((one) => one.id),
            id,
          ),
        );
      // Where the focus has gone on without the selection, it begins at the focus.
      if (!selectedBlocks(now(), page).includes(id)) select({ page: page.id, block: id });
      extendTo(beside(id, key === "extendUp" ? -1 : 1));
    },
    start(id) {
      setChoosing(true);
      select({ page: page.id, block: id });
      focusBlockRow(id);
    },
    end(id) {
      setChoosing(false);
      select({ page: page.id, ...(id !== undefined && { block: id }) });
      if (id !== undefined) focusBlockRow(id);
    },
  };
}

type KeyActions = Readonly<Record<OutlineKey, () => void>>;

interface ActionsInput {
  readonly page: PageDocument;
  readonly ids: readonly string[];
  readonly roving: Pick<ReturnType<typeof useRoving>, "onKeyDown" | "onFocus">;
  readonly selection: RowSelection;
  readonly questions: Pick<ReturnType<typeof useBlockDialogs>, "askInsert" | "ask">;
}

function useOutlineActions({ page, ids, roving, selection, questions }: ActionsInput): OutlineActions {
  const { view, notices } = useWorkspace();
  const commands = usePagesCommands();
  const document = useEditor((state) => state.document);
  const { askInsert, ask } = questions;
  const { notify } = notices.getState();
  const edit = (block: string) => {
    if (selection.isChoosing) return selection.run("toggle", block);
    selection.select({ page: page.id, block });
    forms.load().then(focusFirstField, () => undefined);
  };
  const keysOfOne = (id: string): KeyActions => {
    const address = { page: page.id, block: id };
    return {
      edit: () => edit(id),
      insert: () => askInsert(ids[ids.indexOf(id) + 1], id),
      insertAbove: () => askInsert(id, id),
      up: () => commands.block.moveBy(address, -1),
      down: () => commands.block.moveBy(address, 1),
      duplicate: () => commands.block.duplicate(address),
      remove: () => commands.block.remove(address),
      leave: () =>
        selection.isChoosing ? selection.end(id) : view.getState().go({ workspace: "pages", page: page.id }),
    };
  };
  const keysOfSeveral = (id: string, blocks: readonly string[]): Partial<KeyActions> => {
    const several = { page: page.id, blocks };
    const { withSeveral } = commands;
    return {
      up: () => withSeveral(({ moveBy }) => moveBy(several, -1)),
      down: () => withSeveral(({ moveBy }) => moveBy(several, 1)),
      duplicate: () => withSeveral(({ duplicate }) => duplicate(several)),
      remove: () => withSeveral(({ remove }) => remove(several)),
      leave: () => selection.end(id),
    };
  };
  return {
    onInsertBefore: (id) => askInsert(id, ids[ids.indexOf(id) - 1]),
    menu(id) {
      const blocks = selection.blocksOf(id);
      const block = page.blocks.find((placed) => placed.id === id);
      if (blocks.length > 1) {
        const { withSeveral } = commands;
        const onAsk = (what: BlockDialog) => ask(what, id, blocks);
        return severalMenu({ page, blocks, document, withSeveral, notify, onAsk });
      }
      if (!block) return [];
      return blockMenu({
        page,
        block,
        commands,
        document,
        notify,
        onInsert: (before) => askInsert(before, id),
        onAsk: (what) => ask(what, id),
        onSeveral: () => selection.start(id),
      });
    },
    mayDrag(id) {
      const blocks = selection.blocksOf(id);
      if (blocks.length === 1) return commands.block.mayMove({ page: page.id, block: id });
      return commands.several()?.mayMove({ page: page.id, blocks }) ?? false;
    },
    onChoose: selection.onChoose,
    onFocus: roving.onFocus,
    onKeyDown(event, id) {
      if (roving.onKeyDown(event, id)) return;
      const selects = selectionKey(event);
      const key = outlineKey(event);
      const blocks = selection.blocksOf(id);
      const several = blocks.length > 1 ? keysOfSeveral(id, blocks) : {};
      const run = selects ? () => selection.run(selects, id) : key && { ...keysOfOne(id), ...several }[key];
      if (!run) return;
      event.preventDefault();
      run();
    },
    onDrop(id, dropped, edge) {
      const blocks = selection.blocksOf(dropped);
      const before = dropBefore(ids, id, edge);
      if (blocks.length === 1) commands.block.moveBefore({ page: page.id, block: dropped }, before);
      else commands.withSeveral(({ moveBefore }) => moveBefore({ page: page.id, blocks }, before));
    },
  };
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
      onChoose: (event, id) => current.current.onChoose(event, id),
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
    <div {...roles.row()} className="outline-gap">
      <div {...roles.cell}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.pages.outline.addBefore({ name: before })}
          onClick={() => onInsert(id)}
        >
          <Plus size={14} aria-hidden />
        </button>
      </div>
    </div>
  );
});

interface SeveralBarProps extends SeveralMenuInput {
  readonly onDone: () => void;
}

function SeveralBar({ onDone, ...input }: SeveralBarProps) {
  const words = severalMessages();
  const number = input.blocks.length;
  return (
    <section className="several-bar" aria-label={words.actions}>
      <p role="status">{words.chosen({ number })}</p>
      <Menu label={words.actions} items={() => severalMenu(input)} placement="top-end">
        <Button disabled={number === 0} aria-label={words.actions}>
          {words.act} <ChevronDown size={16} aria-hidden />
        </Button>
      </Menu>
      <Button tone="primary" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}
