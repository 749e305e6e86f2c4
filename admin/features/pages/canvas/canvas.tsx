import { offset, size } from "@floating-ui/react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { BlockAddress, ValuePath } from "../../../../editing/document/edit.ts";
import { findPage } from "../../../../editing/document/frames.ts";
import type {
  BlockDocument,
  PageDocument,
  SiteDocument,
} from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import type { WritingRequest } from "../../../preview/frame/frame-actions.ts";
import type { Frame } from "../../../preview/frame/open-frame.ts";
import { blockContext } from "../../../preview/source-fields/write-field.ts";
import { useAddedItems } from "../../../preview/use-added-items.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../../sync/store/editor-document.ts";
import { focusBlockRow, focusTools, isVisible } from "../../../ui/browser/focus-when-visible.ts";
import { useBreakpoint } from "../../../ui/browser/use-breakpoint.ts";
import { Plus } from "../../../ui/icons/icons.ts";
import { useWorkspace } from "../../../view/workspace.ts";
import { markdownFieldOf } from "../../../writing/markdown-field-of.ts";
import { useBlockDialogs } from "../block-actions/use-block-dialogs.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { type OutlineKey, outlineKey } from "../rows/outline-key.ts";
import { Anchored } from "./anchored.tsx";
import { BlockBar } from "./block-bar.tsx";
import { dragBlock } from "./drag-block.ts";
import { type Gap, watchGaps } from "./watch-gaps.ts";

interface CanvasProps {
  readonly page: PageDocument;
  readonly frame: Frame;
  readonly onWrite: (request: WritingRequest) => void;
}

export function Canvas({ page, frame, onWrite }: CanvasProps) {
  const { notices } = useWorkspace();
  const tools = usePagesCommands().onPage;
  const isReadOnly = useEditor((state) => state.readOnly !== undefined);
  const isShort = useBreakpoint() === "phone";
  const selected = useSelectedBlock(frame);
  const { document, owner, block, address, element } = selected;
  const { askInsert, ask, dialogs } = useBlockDialogs({
    page: owner ?? page,
    commands: tools.block,
    onLeave: focusTools,
  });
  const [pointed, setPointed] = useState<Gap>();
  useEffect(() => watchGaps(frame, setPointed), [frame]);
  useAddedItems(frame);
  const { dragged, drag } = useDragBlock(frame, selected);
  const leave = useCanvasFocus({ page, frame, selected, askInsert });
  const write = useWriteCommand(selected, onWrite);
  if (isReadOnly) return null;

  const isOnPage = owner?.id === page.id;
  const name = address ? (tools.block.nameOf(address) ?? "") : "";
  const gaps = dragged ? [] : gapsShown(isOnPage ? gapsAround(selected) : [], pointed);
  const dropElement = dragged?.to && frame.elementOf(dragged.to.block);
  return (
    <div className="canvas">
      {gaps.map((gap) => {
        const at = frame.elementOf(gap.block);
        const { before } = gap;
        return (
          at && (
            <InsertLine
              key={`${gap.block.block} ${gap.edge}`}
              to={at}
              edge={gap.edge}
              before={before === undefined ? undefined : tools.block.nameOf({ page: page.id, block: before })}
              isPointed={pointed?.before === before}
              onInsert={() => askInsert(before, block?.id)}
            />
          )
        );
      })}
      {dragged?.to && dropElement && <DropLine to={dropElement} edge={dragged.to.edge} name={name} />}
      {owner && block && element && (
        <BlockBar
          page={owner}
          block={block}
          name={name}
          element={element}
          frame={frame}
          isShort={isShort}
          commands={tools}
          document={document}
          notify={notices.getState().notify}
          onWrite={write}
          onDrag={isOnPage && owner.blocks.length > 1 ? drag : undefined}
          onInsert={(before) => askInsert(before, block.id)}
          onAsk={(what) => ask(what, block.id)}
          onLeave={leave}
        />
      )}
      {dialogs}
    </div>
  );
}

interface SelectedBlock {
  readonly document: SiteDocument;
  readonly owner: PageDocument | undefined;
  readonly block: BlockDocument | undefined;
  readonly address: BlockAddress | undefined;
  readonly field: ValuePath | undefined;
  readonly element: Element | undefined;
}

function useSelectedBlock(frame: Frame): SelectedBlock {
  const document = useEditor((state) => state.document);
  const { page, block: id, also, field } = useEditor((state) => state.selection);
  const owner = page === undefined ? undefined : findPage(document, page);
  const block = also ? undefined : owner?.blocks.find((other) => other.id === id);
  const address = owner && block && { page: owner.id, block: block.id };
  const [element, setElement] = useState<Element>();
  // The frame shows the page only after this render.
  useLayoutEffect(() => {
    setElement(address && frame.elementOf(address));
  });
  return { document, owner, block, address, field, element };
}

function gapsAround({ owner, block, address, element }: SelectedBlock): readonly Gap[] {
  if (!owner || !block || !address || !element) return [];
  const next = owner.blocks[owner.blocks.indexOf(block) + 1]?.id;
  return [
    { block: address, edge: "top", before: block.id },
    { block: address, edge: "bottom", before: next },
  ];
}

function gapsShown(around: readonly Gap[], pointed: Gap | undefined): readonly Gap[] {
  const isElsewhere = pointed && !around.some(({ before }) => before === pointed.before);
  return isElsewhere ? [...around, pointed] : around;
}

interface DraggedBlock {
  /** The gap where the block would be dropped. */
  readonly to: Gap | undefined;
}

function useDragBlock(frame: Frame, { address, element }: SelectedBlock) {
  const commands = usePagesCommands().onPage.block;
  const [dragged, setDragged] = useState<DraggedBlock>();
  const drag = (handle: HTMLElement, pressed: PointerEvent) => {
    if (!address || !element || !commands.mayMove(address)) return;
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
        if (to) commands.moveBefore(address, to.before);
        else focusTools();
      },
    });
  };
  return { dragged, drag };
}

function useWriteCommand(
  { address, field }: SelectedBlock,
  onWrite: CanvasProps["onWrite"],
): (() => void) | undefined {
  const { store } = useEditorDocument();
  const { blocks, schemas } = useOpenedSite();
  const path = address && markdownFieldOf(blockContext(address, { store, blocks, schemas }), field);
  if (!path) return undefined;
  return () => {
    store.getState().select({ ...address, field: path });
    onWrite({ block: address, fieldSource: { in: "block", path }, onLeave: focusTools });
  };
}

interface CanvasFocus extends Pick<CanvasProps, "page" | "frame"> {
  readonly selected: SelectedBlock;
  readonly askInsert: (before: string | undefined, from: string | undefined) => void;
}

function useCanvasFocus({ page, frame, selected, askInsert }: CanvasFocus): () => void {
  const { view } = useWorkspace();
  const commands = usePagesCommands().onPage.block;
  const { owner, address } = selected;
  const previous = useRef<Element>(undefined);
  useCanvasKeys({
    run(key) {
      if (!address) return;
      const actions: Readonly<Record<OutlineKey, () => void>> = {
        edit: () => undefined,
        insert: () => askInsert(commands.after(address), address.block),
        insertAbove: () => askInsert(address.block, address.block),
        up: () => commands.moveBy(address, -1),
        down: () => commands.moveBy(address, 1),
        duplicate: () => commands.duplicate(address),
        remove: () => void commands.remove(address),
        leave: () => view.getState().go({ workspace: "pages", page: address.page }),
      };
      actions[key]();
    },
    toTools() {
      const { activeElement } = window.document;
      previous.current = activeElement ?? undefined;
      const row = activeElement?.closest<HTMLElement>("[data-block-row]")?.dataset.blockRow;
      // A row can have the focus without being selected.
      if (row !== undefined) view.getState().go({ workspace: "pages", page: (owner ?? page).id, block: row });
      focusTools();
    },
  });
  return () => {
    const { current } = previous;
    if (current?.matches(".preview-frame")) frame.focus();
    else if (current instanceof HTMLElement && isVisible(current)) current.focus();
    else if (address) focusBlockRow(address.block);
  };
}

interface InsertLineProps {
  readonly to: Element;
  readonly edge: "top" | "bottom";
  readonly before: string | undefined;
  /** Whether the pointer is near, so that the line is drawn. */
  readonly isPointed: boolean;
  readonly onInsert: () => void;
}

function InsertLine({ to, edge, before, isPointed, onInsert }: InsertLineProps) {
  const label =
    before === undefined ? messages.pages.outline.add : messages.pages.outline.addBefore({ name: before });
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
  readonly run: (key: OutlineKey) => void;
  readonly toTools: () => void;
}

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
