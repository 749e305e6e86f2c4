import type { BlockAddress } from "../../document/edit.ts";
import { type ComposedPage, sameBlock } from "../compose/composed-page.ts";
import { sameFieldSource } from "../source-map/field-source.ts";
import { createFinder } from "./create-finder.ts";
import type { FrameActions, FrameSelection, PageRoot } from "./frame-actions.ts";
import { frameStyles } from "./frame-styles.ts";
import type { LentElement } from "./lent-element.ts";
import { listenToFrame } from "./listen-to-frame.ts";
import { newBlocks } from "./new-blocks.ts";
import { createPageTyping, type PageTyping } from "./page-typing.ts";
import { createPageView, type PageView } from "./page-view.ts";
import { boxed, reveal } from "./reveal.ts";
import { createScrollMemory } from "./scroll-memory.ts";

/** The page in a frame: what is shown, chosen and typed in there. */
export interface Frame {
  show(page: ComposedPage): void;
  setStyles(css: string): void;
  readonly setScheme: PageView["setScheme"];
  /** Says what the page's root elements say: its language and direction, the variants of its theme. */
  setPage(root: PageRoot): void;
  /** Outlines a block and the text or picture of a field, and brings them into view when they are others than before. */
  choose(selection: FrameSelection): void;
  /** Why the text of the chosen field can't be typed where it stands on the page, in a sentence; nothing if it can. */
  editError(): string | undefined;
  /** Starts typing or writing in it; calls back after a key has ended that. */
  type(onLeave: () => void): void;
  /**
   * Lends the element that shows a Markdown text to whoever writes in it: until it is given back the page leaves it
   * alone. Nothing if the page does not show it.
   */
  lend(text: FrameSelection): LentElement | undefined;
  /** The element that shows a block, as long as it is on the page. */
  elementOf(block: BlockAddress): Element | undefined;
  /** Where the field stands that is being worked on; in the coordinates of the frame. */
  focusedBox(): DOMRect | undefined;
  readonly window: Window;
  /** The blocks of the page itself, in their order. */
  blocks(): readonly BlockAddress[];
  /** Brings an item of a list into view that was just added, and lights it up. */
  showNew(item: FrameSelection): void;
  /** Gives the page the focus. */
  focus(): void;
  close(): void;
}

/** Opens the document of a frame for showing pages. Everything that is done in it is told to the editor. */
export function openFrame(window: Window & typeof globalThis, actions: FrameActions): Frame {
  const { document } = window;
  const { body } = document;
  const sheet = new window.CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  const scroll = createScrollMemory(window);
  let page: ComposedPage | undefined;
  let selection: FrameSelection = { block: undefined, fieldSource: undefined };
  let focused: Element | undefined;

  const view = createPageView({
    body,
    nameOf: actions.nameOf,
    pictureAt: actions.pictureAt,
    stays: (element) => typing.stays(element),
    waits: (block) => typing.waits(block),
  });
  const finder = createFinder({ view, actions, page: () => page });
  const { find, locate, itemAround } = finder;
  const mark = () => {
    for (const marked of body.querySelectorAll("[data-chosen]")) marked.removeAttribute("data-chosen");
    focused?.removeAttribute("data-focused");
    const block = selection.block === undefined ? undefined : view.elementOf(selection.block);
    block?.setAttribute("data-chosen", "");
    focused = locate(selection);
    focused?.setAttribute("data-focused", "");
    return focused ?? block;
  };
  const typing: PageTyping = createPageTyping({
    body,
    view,
    finder,
    actions,
    chosen: () => ({ selection, focused }),
    onEnd(block) {
      if (page) view.show(page);
      view.renew(block);
      mark();
    },
  });
  const stopListening = listenToFrame(document, {
    actions,
    find,
    isTyping: typing.contains,
    isChosen: ({ block, fieldSource }) =>
      fieldSource?.in === "block" &&
      sameBlock(block, selection.block) &&
      sameFieldSource(fieldSource, selection.fieldSource),
    type: typing.type,
  });

  return {
    show(next) {
      if (next === page) return;
      const changed = page?.id !== next.id || page.entryId !== next.entryId;
      if (changed) typing.end();
      const before = page;
      page = next;
      const typed = typing.current();
      const answer = typed && actions.typeable(typed.text.block, typed.text.path);
      if (answer && "text" in answer && answer.text !== typed.told()) typed.replace(answer.text);
      view.show(next);
      if (changed) scroll.enter(`${next.id} ${next.entryId ?? ""}`);
      if (changed || !focused?.isConnected) mark();
      if (changed || typed || !before) return;
      const { added, moved } = newBlocks(before, next);
      const shown = [...added, ...moved.filter((block) => sameBlock(block, selection.block))];
      const [first] = shown.flatMap((block) => view.elementOf(block) ?? []);
      if (first) reveal(first, "new");
      for (const block of added) flash(boxed(view.elementOf(block)));
    },
    setPage({ language, direction, attributes }) {
      const { documentElement: root } = document;
      // Each one that is set makes the browser work out the styles of the whole page.
      if (root.lang !== language) root.lang = language;
      if (root.dir !== direction) root.dir = direction;
      for (const [name, value] of Object.entries(attributes))
        if (body.getAttribute(name) !== value) body.setAttribute(name, value);
    },
    setStyles: (css) => sheet.replaceSync(css + frameStyles),
    setScheme: view.setScheme,
    choose(next) {
      if (sameBlock(next.block, selection.block) && sameFieldSource(next.fieldSource, selection.fieldSource))
        return;
      const typed = typing.current();
      if (typed && !sameBlock(next.block, typed.text.block)) typing.end();
      selection = next;
      const shown = mark();
      // An empty field shows nothing on the page, but its item is there.
      const item = shown === focused ? undefined : itemAround(selection);
      if (item) reveal(item, "center");
      else if (shown) reveal(shown, shown === focused ? "center" : "start");
    },
    editError: typing.editError,
    type: (onLeave) => typing.type({ onLeave }),
    lend: typing.lend,
    elementOf: (block) => boxed(view.elementOf(block)),
    focusedBox: () => (focused?.isConnected ? focused.getBoundingClientRect() : undefined),
    window,
    blocks: () => page?.blocks ?? [],
    showNew(added) {
      const item = itemAround(added);
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

/** Lights an element up once, as something new; where motion is to be reduced, nothing happens. */
function flash(element: HTMLElement | Element | undefined): void {
  if (!element) return;
  element.removeAttribute("data-new");
  // So that the same element can begin anew.
  element.getBoundingClientRect();
  element.setAttribute("data-new", "");
  element.addEventListener("animationend", () => element.removeAttribute("data-new"), { once: true });
}
