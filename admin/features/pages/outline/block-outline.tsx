import { Plus, Settings2 } from "lucide-react";
import { type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef } from "react";
import { problemCount } from "../../../check/problem-count.ts";
import { useProblems } from "../../../check/site-checks.ts";
import { isFrameId, pointerOfBlocks } from "../../../document/frames.ts";
import type { PageDocument } from "../../../document/site-document.ts";
import { blockLabel } from "../../../labels/block-label.ts";
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
import { dropBefore } from "../../../ui/sorting/drop-before.ts";
import { useRoving } from "../../../ui/sorting/use-roving.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { useWorkspace } from "../../../workspace/workspace.ts";
import { blockMenu } from "../block-actions/block-menu.tsx";
import { useBlockDialogs } from "../block-actions/use-block-dialogs.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { BlockForm } from "../inspector/inspector.tsx";
import { BlockRow, type BlockRowActions } from "./block-row.tsx";
import { type OutlineKey, outlineKey } from "./outline-key.ts";

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
