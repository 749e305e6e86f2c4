import { offset, size } from "@floating-ui/react";
import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { findPage } from "../../../document/frames.ts";
import type { PageDocument } from "../../../document/site-document.ts";
import { messages } from "../../../messages/messages.ts";
import type { WritingRequest } from "../../../preview/frame/frame-actions.ts";
import type { Frame } from "../../../preview/frame/open-frame.ts";
import { placeBlock } from "../../../preview/source-fields/write-field.ts";
import { useAddedItems } from "../../../preview/use-added-items.ts";
import { useEditor, useEditorDocument } from "../../../sync/store/editor-document.ts";
import { focusBlockRow, focusTools, isSeen } from "../../../ui/focus-soon.ts";
import { useBreakpoint } from "../../../ui/use-breakpoint.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { useWorkspace } from "../../../workspace/workspace.ts";
import { markdownFieldOf } from "../../../writing/markdown-field-of.ts";
import { useBlockDialogs } from "../block-actions/use-block-dialogs.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { type OutlineKey, outlineKey } from "../outline/outline-key.ts";
import { Anchored } from "./anchored.tsx";
import { BlockBar } from "./block-bar.tsx";
import { dragBlock } from "./drag-block.ts";
import { type Gap, watchGaps } from "./watch-gaps.ts";

interface CanvasProps {
  /** The page that is shown. */
  readonly page: PageDocument;
  readonly frame: Frame;
  /** Begins to write in a text of the page. */
  readonly onWrite: (request: WritingRequest) => void;
}

/** What stands over the page: the tools of the chosen block, and a plus between two blocks. */
export function Canvas({ page, frame, onWrite }: CanvasProps) {
  const { store } = useEditorDocument();
  const { blocks, schemas } = useOpenedSite();
  const { view, notices } = useWorkspace();
  const commands = usePagesCommands();
  const document = useEditor((state) => state.document);
  const selection = useEditor((state) => state.selection);
  const isReadOnly = useEditor((state) => state.readOnly !== undefined);
  const isShort = useBreakpoint() === "phone";
  const [pointed, setPointed] = useState<Gap>();
  const [dragged, setDragged] = useState<{ readonly to: Gap | undefined }>();
  const from = useRef<Element>(undefined);
  const owner = selection.page === undefined ? undefined : findPage(document, selection.page);
  const block = owner?.blocks.find(({ id }) => id === selection.block);
  const tools = commands.onPage;
  const { askInsert, askMove, dialogs } = useBlockDialogs({
    page: owner ?? page,
    commands: tools.block,
    onLeave: focusTools,
  });
  const [element, setElement] = useState<Element>();
  // The page is in its frame only now that it was drawn.
  useLayoutEffect(() => {
    setElement(owner && block && frame.elementOf({ page: owner.id, block: block.id }));
  });
  useEffect(() => watchGaps(frame, setPointed), [frame]);
  useAddedItems(frame);

  const leave = () => {
    const back = from.current;
    if (back?.matches(".preview-frame")) frame.focus();
    else if (back instanceof HTMLElement && isSeen(back)) back.focus();
    else if (block) focusBlockRow(block.id);
  };
  const run = (key: OutlineKey) => {
    if (!owner || !block) return;
    const address = { page: owner.id, block: block.id };
    const runs: Readonly<Record<OutlineKey, () => void>> = {
      edit: () => undefined,
      insert: () => askInsert(tools.block.after(address), block.id),
      insertAbove: () => askInsert(block.id, block.id),
      up: () => tools.block.moveBy(address, -1),
      down: () => tools.block.moveBy(address, 1),
      duplicate: () => tools.block.duplicate(address),
      remove: () => void tools.block.remove(address),
      leave: () => view.getState().go({ workspace: "pages", page: owner.id }),
    };
    runs[key]();
  };
  useCanvasKeys({
    run,
    toTools() {
      const { activeElement } = window.document;
      from.current = activeElement ?? undefined;
      const row = activeElement?.closest<HTMLElement>("[data-block-row]")?.dataset.blockRow;
      // A row that was only walked to is not the chosen one yet.
      if (row !== undefined) view.getState().go({ workspace: "pages", page: (owner ?? page).id, block: row });
      focusTools();
    },
  });
  if (isReadOnly) return null;
  const isOnPage = owner?.id === page.id;
  const nameOf = (id: string | undefined) =>
    id === undefined ? undefined : tools.block.nameOf({ page: page.id, block: id });
  const next = owner && block && owner.blocks[owner.blocks.indexOf(block) + 1]?.id;
  const lines: readonly Gap[] =
    owner && block && element && isOnPage
      ? [
          { block: { page: owner.id, block: block.id }, edge: "top", before: block.id },
          { block: { page: owner.id, block: block.id }, edge: "bottom", before: next },
        ]
      : [];
  const isThere = pointed && lines.some(({ before }) => before === pointed.before);
  const address = owner && block && { page: owner.id, block: block.id };
  const text = address && markdownFieldOf(placeBlock(address, { store, blocks, schemas }), selection.field);
  const write = () => {
    if (!text) return;
    store.getState().select({ ...address, field: text });
    onWrite({ block: address, fieldSource: { in: "block", path: text }, onLeave: focusTools });
  };
  const drag = (handle: HTMLElement, pressed: PointerEvent) => {
    if (!address || !element || !tools.block.mayMove(address)) return;
    dragBlock(handle, pressed, {
      frame,
      block: address,
      onDrag(to) {
        element.setAttribute("data-dragged", "");
        setDragged({ to });
      },
      onEnd(to) {
        element.removeAttribute("data-dragged");
        setDragged(undefined);
        if (to) tools.block.moveBefore(address, to.before);
        else focusTools();
      },
    });
  };
  const falls = dragged?.to && frame.elementOf(dragged.to.block);
  const shown = dragged ? [] : pointed && !isThere ? [...lines, pointed] : lines;
  return (
    <div className="canvas">
      {shown.map((gap) => {
        const at = frame.elementOf(gap.block);
        return (
          at && (
            <InsertLine
              key={`${gap.block.block} ${gap.edge}`}
              to={at}
              edge={gap.edge}
              before={nameOf(gap.before)}
              isPointed={pointed?.before === gap.before}
              onInsert={() => askInsert(gap.before, block?.id)}
            />
          )
        );
      })}
      {dragged?.to && falls && (
        <DropLine
          to={falls}
          edge={dragged.to.edge}
          name={address ? (tools.block.nameOf(address) ?? "") : ""}
        />
      )}
      {owner && block && element && (
        <BlockBar
          page={owner}
          block={block}
          name={tools.block.nameOf({ page: owner.id, block: block.id }) ?? ""}
          element={element}
          frame={frame}
          isShort={isShort}
          commands={tools}
          document={document}
          notify={notices.getState().notify}
          onWrite={text && write}
          onDrag={isOnPage && owner.blocks.length > 1 ? drag : undefined}
          onInsert={(before) => askInsert(before, block.id)}
          onMoveToPage={() => askMove(block.id)}
          onLeave={leave}
        />
      )}
      {dialogs}
    </div>
  );
}

interface InsertLineProps {
  /** The block at whose edge it stands. */
  readonly to: Element;
  readonly edge: "top" | "bottom";
  /** What the new block will stand before; nothing at the end. */
  readonly before: string | undefined;
  /** Whether the pointer is near, so that the line is drawn. */
  readonly isPointed: boolean;
  readonly onInsert: () => void;
}

/** A line between two blocks of the page with a plus, that adds one there. For the pointer: the tools of the block have the same. */
function InsertLine({ to, edge, before, isPointed, onInsert }: InsertLineProps) {
  const label = before === undefined ? messages.pages.outline.add : messages.pages.outline.addBefore(before);
  return (
    <Anchored
      to={to}
      placement={edge}
      middleware={onEdge}
      className={isPointed ? "insert-line insert-line-pointed" : "insert-line"}
    >
      <button type="button" tabIndex={-1} aria-hidden title={label} onClick={onInsert}>
        <Plus size={16} aria-hidden />
      </button>
    </Anchored>
  );
}

/** Where the block that is dragged falls, with its name. */
function DropLine({ to, edge, name }: Pick<InsertLineProps, "to" | "edge"> & { readonly name: string }) {
  return (
    <Anchored to={to} placement={edge} middleware={onEdge} className="insert-line insert-line-pointed">
      <span className="drop-name">{name}</span>
    </Anchored>
  );
}

const onEdge = [
  // Its middle is on the edge.
  offset(({ rects }) => -rects.floating.height / 2),
  size({
    apply: ({ rects, elements }) =>
      elements.floating.style.setProperty("width", `${rects.reference.width}px`),
  }),
];

interface CanvasKeys {
  /** What the keys of the list do, where the page itself has the focus. */
  readonly run: (key: OutlineKey) => void;
  /** Goes to the tools of the chosen block, from wherever the focus is. */
  readonly toTools: () => void;
}

/** The keys of the chosen block: to its tools from anywhere, and those of its row in the list where the page has the focus. */
function useCanvasKeys({ run, toTools }: CanvasKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.key === "F10" && event.altKey) {
      event.preventDefault();
      return toTools();
    }
    if (!document.activeElement?.matches(".preview-frame")) return;
    const key = outlineKey(event);
    if (!key) return;
    event.preventDefault();
    run(key);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
