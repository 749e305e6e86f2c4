import type { BlockAddress } from "../../../editing/document/edit.ts";
import { type ComposedPage, sameBlock } from "../compose/composed-page.ts";
import { sameFieldSource } from "../source-map/field-source.ts";
import type { BorrowedElement } from "./borrowed-element.ts";
import { createFinder, type Finder } from "./create-finder.ts";
import type { FrameActions, FrameSelection, PageRoot } from "./frame-actions.ts";
import { listenToFrame } from "./listen-to-frame.ts";
import { newBlocks } from "./new-blocks.ts";
import { createPageTyping, type PageTyping } from "./page-typing.ts";
import { createPageView, type PageView } from "./page-view.ts";

/** The preview's page, in an iframe. */
export interface Frame {
  /** Updates the page in place: what is equal stays. */
  show(page: ComposedPage): void;
  /** Replaces the style sheet of the page. */
  setStyles(css: string): void;
  readonly setScheme: PageView["setScheme"];
  setPage(root: PageRoot): void;
  /** Marks what is selected, and scrolls to it. */
  choose(selection: FrameSelection): void;
  /** Why the selected text can't be typed in, as a sentence; undefined if it can. */
  editError(): string | undefined;
  /** Starts typing in the selected text. */
  type(onLeave: () => void): void;
  /** The page does not change the element until it is returned. Undefined if the page does not show the text. */
  borrow(text: FrameSelection): BorrowedElement | undefined;
  /** Undefined if the page does not show the block. */
  elementOf(block: BlockAddress): Element | undefined;
  /**
   * The rectangle of the selected text or picture, in the frame's own pixels; undefined if the page does not
   * show it.
   */
  focusedBox(): DOMRect | undefined;
  /** The window of the iframe. */
  readonly window: Window;
  /** The page's own blocks in order, without those of the frame. */
  blocks(): readonly BlockAddress[];
  /** Scrolls to an item that was just added, and highlights it. */
  showNew(item: FrameSelection): void;
  /** Moves the focus into the page. */
  focus(): void;
  /** Ends typing, and removes all listeners. */
  close(): void;
}

interface FrameState {
  page: ComposedPage | undefined;
  selection: FrameSelection;
  focused: Element | undefined;
}

interface FrameContext {
  readonly state: FrameState;
  readonly document: Document;
  readonly actions: FrameActions;
  readonly view: PageView;
  readonly finder: Finder;
  readonly typing: PageTyping;
  readonly scroll: ScrollMemory;
}

export function openFrame(window: Window & typeof globalThis, actions: FrameActions): Frame {
  const { document } = window;
  const sheet = new window.CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  const context = createFrameContext(window, actions);
  const { state, view, finder, typing, scroll } = context;
  const stopListening = listenToFrame(document, {
    actions,
    find: finder.find,
    isTyping: typing.contains,
    isChosen: ({ block, fieldSource }) =>
      fieldSource?.in === "block" && isSameSelection({ block, fieldSource }, state.selection),
    type: typing.type,
  });
  return {
    show: (page) => showPage(context, page),
    setPage: (root) => setRootAttributes(document, root),
    setStyles: (css) => sheet.replaceSync(css + frameStyles),
    setScheme: view.setScheme,
    choose: (selection) => selectOnPage(context, selection),
    editError: typing.editError,
    type: (onLeave) => typing.type({ onLeave }),
    borrow: typing.borrow,
    elementOf: (block) => boxed(view.elementOf(block)),
    focusedBox: () => (state.focused?.isConnected ? state.focused.getBoundingClientRect() : undefined),
    window,
    blocks: () => state.page?.blocks ?? [],
    showNew(added) {
      const item = finder.itemAround(added);
      if (!item || typing.current()) return;
      reveal(item, "new");
      flash(item);
    },
    focus: () => window.focus(),
    close() {
      typing.end();
      stopListening();
      scroll.close();
    },
  };
}

function createFrameContext(window: Window & typeof globalThis, actions: FrameActions): FrameContext {
  const { document } = window;
  const { body } = document;
  const state: FrameState = {
    page: undefined,
    selection: { block: undefined, fieldSource: undefined },
    focused: undefined,
  };
  const scroll = createScrollMemory(window);
  const view = createPageView({
    body,
    nameOf: actions.nameOf,
    pictureAt: actions.pictureAt,
    stays: (element) => typing.stays(element),
    waits: (block) => typing.waits(block),
  });
  const finder = createFinder({ view, actions, page: () => state.page });
  const typing: PageTyping = createPageTyping({
    ...{ body, view, finder, actions },
    chosen: () => state,
    onEnd(block) {
      if (state.page) view.show(state.page);
      view.refresh(block);
      markSelection(context);
    },
  });
  const context: FrameContext = { state, document, actions, view, finder, typing, scroll };
  return context;
}

function markSelection({ state, document, view, finder }: FrameContext): Element | undefined {
  const { selection } = state;
  for (const marked of document.body.querySelectorAll("[data-chosen]")) marked.removeAttribute("data-chosen");
  state.focused?.removeAttribute("data-focused");
  const block = selection.block === undefined ? undefined : view.elementOf(selection.block);
  block?.setAttribute("data-chosen", "");
  state.focused =
    finder.locate(selection) ?? (isOfItem(selection) ? finder.itemAround(selection) : undefined);
  state.focused?.setAttribute("data-focused", "");
  return state.focused ?? block;
}

function showPage(context: FrameContext, page: ComposedPage): void {
  const { state, actions, view, typing, scroll } = context;
  const { page: previous } = state;
  const isOther = previous?.id !== page.id || previous.entryId !== page.entryId;
  if (isOther) typing.end();
  const typed = typing.current();
  const typeable = typed && actions.editableText(typed.text.block, typed.text.path);
  // What was typed and undone within a frame has made no other page.
  if (typeable && "text" in typeable && typeable.text !== typed.lastTyped()) typed.replace(typeable.text);
  if (page === previous) return;
  state.page = page;
  view.show(page);
  if (isOther) scroll.enter(`${page.id} ${page.entryId ?? ""}`);
  if (isOther || !state.focused?.isConnected || isOfItem(state.selection)) markSelection(context);
  if (previous && !isOther && !typed) showNewBlocks(context, previous, page);
}

function isOfItem({ fieldSource }: FrameSelection): boolean {
  return typeof fieldSource?.path.at(-1) === "number";
}

function showNewBlocks({ state, view }: FrameContext, previous: ComposedPage, page: ComposedPage): void {
  const { added, moved } = newBlocks(previous, page);
  const shown = [...added, ...moved.filter((block) => sameBlock(block, state.selection.block))];
  const [first] = shown.flatMap((block) => view.elementOf(block) ?? []);
  if (first) reveal(first, "new");
  for (const block of added) flash(boxed(view.elementOf(block)));
}

function setRootAttributes(
  { documentElement: root, body }: Document,
  { language, direction, attributes }: PageRoot,
): void {
  // A translation would be typed into the texts themselves.
  if (root.translate) root.translate = false;
  // Setting an attribute restyles the whole page.
  if (root.lang !== language) root.lang = language;
  if (root.dir !== direction) root.dir = direction;
  for (const [name, value] of Object.entries(attributes))
    if (body.getAttribute(name) !== value) body.setAttribute(name, value);
}

function selectOnPage(context: FrameContext, selection: FrameSelection): void {
  const { state, finder, typing } = context;
  if (isSameSelection(selection, state.selection)) return;
  const typed = typing.current();
  if (typed && !sameBlock(selection.block, typed.text.block)) typing.end();
  state.selection = selection;
  const shown = markSelection(context);
  // An empty field shows nothing, but its item does.
  const item = shown === state.focused ? undefined : finder.itemAround(selection);
  if (item) reveal(item, "center");
  else if (shown) reveal(shown, shown === state.focused ? "center" : "start");
}

function isSameSelection(one: FrameSelection, other: FrameSelection): boolean {
  return sameBlock(one.block, other.block) && sameFieldSource(one.fieldSource, other.fieldSource);
}

function flash(element: HTMLElement | Element | undefined): void {
  if (!element) return;
  element.removeAttribute("data-new");
  element.getBoundingClientRect();
  element.setAttribute("data-new", "");
  element.addEventListener("animationend", () => element.removeAttribute("data-new"), { once: true });
}

/** Styles of the editor in the frame; colours must work on light and dark pages. */
const frameStyles = `
main > .block { position: relative; cursor: default; }
main > .block::after { content: ""; position: absolute; z-index: 10; inset: 0; border: 2px solid transparent; pointer-events: none; }
main > .block:hover::after { border-color: rgb(70 110 230 / 45%); }
main > .block[data-chosen]::after { border-color: rgb(60 100 230); }
main > .block:hover::before {
  content: attr(data-named); position: absolute; z-index: 11; inset: 0 auto auto 0; max-width: min(100%, 26rem); padding: 3px 8px;
  overflow: hidden; background: rgb(47 85 200); color: #fff; font: 500 12px/1.5 system-ui, sans-serif;
  letter-spacing: 0; text-overflow: ellipsis; text-transform: none; white-space: nowrap; pointer-events: none;
}
.frame-block > * { cursor: default; }
.frame-block:hover > * { outline: 2px solid rgb(70 110 230 / 45%); outline-offset: -2px; }
.frame-block[data-chosen] > * { outline: 2px solid rgb(60 100 230); outline-offset: -2px; }
[data-focused] { outline: 2px dashed rgb(60 100 230) !important; outline-offset: 4px; }
[data-folded] main > .block { min-height: 0 !important; max-height: 136px !important; padding-block: 16px !important; overflow: hidden !important; }
[data-dragged] { opacity: 0.4; }
[data-drop] { outline: 4px dashed rgb(60 100 230) !important; outline-offset: -4px; opacity: 0.75; }
[data-drop="no"] { outline: 4px solid rgb(190 40 40) !important; }
@media (prefers-reduced-motion: no-preference) {
  main > .block[data-new]::after { animation: blockwork-new 1.4s ease-out; }
  [data-new]:not(main > .block) { animation: blockwork-new-item 1.4s ease-out; }
}
@keyframes blockwork-new { from { background: rgb(70 110 230 / 32%); } }
@keyframes blockwork-new-item { from { box-shadow: 0 0 0 8px rgb(70 110 230 / 45%); background-color: rgb(70 110 230 / 22%); } }
[contenteditable="plaintext-only"] { cursor: text !important; outline: 2px solid rgb(60 100 230) !important; outline-offset: 4px; white-space: pre-wrap; }
.pill.pill { padding: 0 0.15em; border-radius: 4px; background: rgb(70 110 230 / 22%); outline: 0; }
a, button, summary, label, input, select, textarea { cursor: default !important; }
iframe { pointer-events: none; }
.map-frame.map-frame { opacity: 1; visibility: visible; }
.tabs-panel.tabs-panel, .tabs-title.tabs-title { display: block !important; }
.opening-now-status.opening-now-status { display: none; }
/* A link that is stretched over its card would hide the card's other texts from the pointer. */
*::before, *::after { pointer-events: none !important; }
.preview-box {
  margin: 0; padding: 2.5rem 1.5rem; border: 2px dashed currentcolor; font: 500 15px/1.5 system-ui, sans-serif; text-align: center;
}
`;

/** In pixels; for the block's toolbar. */
const roomAbovePx = 64;

function boxed(element: Element | undefined): Element | undefined {
  return element && element.getClientRects().length === 0 ? (element.firstElementChild ?? element) : element;
}

/** Scrolls only what is out of sight. For `new`, the upper end is moved into the upper half. */
function reveal(element: Element, block: "start" | "center" | "new"): void {
  const { top, bottom } = (boxed(element) ?? element).getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  const height = view?.innerHeight ?? 0;
  const isSeen =
    block === "new"
      ? top >= 0 && (bottom <= height || top <= height / 2)
      : top <= height * 0.85 && bottom >= height * 0.15;
  if (isSeen) return;
  // `scrollIntoView` would scroll the editor too.
  const by = block === "center" ? (top + bottom - height) / 2 : top - roomAbovePx;
  view?.scrollBy({ top: by, behavior: "instant" });
}

const key = "blockwork-preview-scroll";

interface ScrollMemory {
  enter(page: string): void;
  close(): void;
}

/** Per tab, also across reloads. */
function createScrollMemory(window: Window): ScrollMemory {
  const editor = window.parent;
  const left = read(editor);
  let page: string | undefined;
  const note = () => {
    if (page !== undefined) left[page] = Math.round(window.scrollY);
  };
  const write = () => {
    try {
      editor.sessionStorage.setItem(key, JSON.stringify(left));
    } catch {
      // Without storage, the page starts at its top after a reload.
    }
  };
  window.addEventListener("scroll", note, { passive: true });
  editor.addEventListener("pagehide", write);
  return {
    enter(next) {
      page = next;
      window.scrollTo({ top: left[next] ?? 0, behavior: "instant" });
    },
    close() {
      window.removeEventListener("scroll", note);
      editor.removeEventListener("pagehide", write);
      write();
    },
  };
}

function read(editor: Window): Record<string, number> {
  try {
    return JSON.parse(editor.sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
