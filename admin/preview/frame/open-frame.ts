import type { BlockAddress } from "../../edits/edit.ts";
import { valueAt } from "../../edits/value-at.ts";
import { messages } from "../../messages/messages.ts";
import { type ComposedPage, sameBlock } from "../composed-page.ts";
import { type Origin, sameOrigin } from "../marks/origin.ts";
import { inField } from "../typeable-text.ts";
import { createFinder } from "./create-finder.ts";
import { flash } from "./flash.ts";
import type { FrameActions, FrameSelection, PageRoot } from "./frame-actions.ts";
import { frameStyles } from "./frame-styles.ts";
import { emptyText, type LentElement, lentElement } from "./lent-element.ts";
import { listenToFrame, type TypingStart } from "./listen-to-frame.ts";
import { newBlocks } from "./new-blocks.ts";
import { createPageView, type PageView } from "./page-view.ts";
import { boxed, reveal } from "./reveal.ts";
import { createScrollMemory } from "./scroll-memory.ts";
import { putCaret, startTyping, type TypedText, type Typing } from "./typing.ts";

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
  refusal(): string | undefined;
  /** Starts typing in it; calls back after a key has ended that. */
  type(onLeave: () => void): void;
  /**
   * Lends the element that shows a Markdown text to whoever writes in it: until it is given back the page leaves it
   * alone. Nothing if the page does not show it.
   */
  lend(origin: Origin): LentElement | undefined;
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
  let selection: FrameSelection = { block: undefined, origin: undefined };
  let focused: Element | undefined;
  let typing: Typing | undefined;
  let lent: HTMLElement | undefined;

  const view = createPageView({
    body,
    nameOf: actions.nameOf,
    pictureAt: actions.pictureAt,
    stays: (element) => element === lent || (typing !== undefined && element === typing.text.element),
    // What is typed may stand for something else, as a token does; the page waits until it is whole.
    waits: ({ page: owner, block, source }) =>
      sameBlock(typing?.text.block, { page: owner, block }) &&
      valueAt(source?.props, typing?.text.path ?? []) !== typing?.value(),
  });
  const { find, locate, itemAround, isTypeable } = createFinder({ view, actions, page: () => page });
  const mark = () => {
    for (const marked of body.querySelectorAll("[data-chosen]")) marked.removeAttribute("data-chosen");
    focused?.removeAttribute("data-focused");
    const block = selection.block === undefined ? undefined : view.elementOf(selection.block);
    block?.setAttribute("data-chosen", "");
    focused = locate(selection);
    focused?.setAttribute("data-focused", "");
    return focused ?? block;
  };
  /** The text of the chosen field as it can be typed on the page, or why it can't be; nothing where none is chosen. */
  const textToType = (): TypedText | { readonly refusal: string } | undefined => {
    const { block, origin } = selection;
    if (block === undefined || origin?.in !== "block" || !focused) return undefined;
    const answer = actions.typeable(block, origin.path);
    if ("refusal" in answer) return answer;
    const element = focused as HTMLElement;
    const isWhole = isTypeable(element, block, answer.origin ?? origin);
    return isWhole
      ? { element, block, path: origin.path, text: answer.text }
      : { refusal: inField(messages.onPage.textNotTypeable) };
  };
  const type = ({ point, onLeave }: TypingStart = {}) => {
    const text = textToType();
    if (typing || !text) return;
    if ("refusal" in text) return actions.onRefuse(text.refusal);
    const { element, block, path: field } = text;
    typing = startTyping({
      text,
      onLeave,
      piecesOf: actions.piecesOf,
      onType: (typed) => actions.onType(block, field, typed),
      onEnd() {
        typing = undefined;
        if (page) view.show(page);
        view.renew(block);
        mark();
        actions.onTyping(false);
      },
    });
    const isPlain = element.childElementCount === 0;
    const inside = isPlain && point && element.contains(point.node) ? point.offset : text.text.length;
    putCaret(element, inside);
    actions.onTyping(true);
  };
  const stopListening = listenToFrame(document, {
    actions,
    find,
    isTyping: (element) => (lent ?? typing?.text.element)?.contains(element) ?? false,
    isChosen: ({ block, origin }) =>
      origin?.in === "block" && sameBlock(block, selection.block) && sameOrigin(origin, selection.origin),
    type,
  });

  return {
    show(next) {
      const changed = page?.id !== next.id || page.entryId !== next.entryId;
      if (changed) typing?.end();
      const before = page;
      page = next;
      const answer = typing && actions.typeable(typing.text.block, typing.text.path);
      if (typing && answer && "text" in answer && answer.text !== typing.told()) typing.replace(answer.text);
      view.show(next);
      if (changed) scroll.enter(`${next.id} ${next.entryId ?? ""}`);
      if (changed || !focused?.isConnected) mark();
      if (changed || typing || !before) return;
      const { added, moved } = newBlocks(before, next);
      const shown = [...added, ...moved.filter((block) => sameBlock(block, selection.block))];
      const [first] = shown.flatMap((block) => view.elementOf(block) ?? []);
      if (first) reveal(first, "new");
      for (const block of added) flash(boxed(view.elementOf(block)));
    },
    setPage({ language, direction, attributes }) {
      Object.assign(document.documentElement, { lang: language, dir: direction });
      for (const [name, value] of Object.entries(attributes)) body.setAttribute(name, value);
    },
    setStyles: (css) => sheet.replaceSync(css + frameStyles),
    setScheme: view.setScheme,
    choose(next) {
      if (sameBlock(next.block, selection.block) && sameOrigin(next.origin, selection.origin)) return;
      if (typing && !sameBlock(next.block, typing.text.block)) typing.end();
      selection = next;
      const shown = mark();
      // An empty field shows nothing on the page, but its item is there.
      const item = shown === focused ? undefined : itemAround(selection);
      if (item) reveal(item, "center");
      else if (shown) reveal(shown, shown === focused ? "center" : "start");
    },
    refusal() {
      const text = textToType() ?? { refusal: inField(messages.onPage.notOnPage) };
      return "refusal" in text ? text.refusal : undefined;
    },
    type: (onLeave) => type({ onLeave }),
    lend(origin) {
      typing?.end();
      const shown = locate({ block: undefined, origin })?.closest<HTMLElement>(".prose") ?? emptyText(body);
      const block = shown && view.blockAround(shown)?.block;
      lent = block && shown;
      return (
        shown &&
        block &&
        lentElement(shown, () => {
          lent = undefined;
          if (page) view.show(page);
          view.renew(block);
          mark();
        })
      );
    },
    elementOf: (block) => boxed(view.elementOf(block)),
    focusedBox: () => (focused?.isConnected ? focused.getBoundingClientRect() : undefined),
    window,
    blocks: () => page?.blocks ?? [],
    showNew(added) {
      const item = itemAround(added);
      if (!item || typing) return;
      reveal(item, "new");
      flash(item);
    },
    focus: () => window.focus(),
    close() {
      typing?.end();
      stopListening();
      scroll.close();
    },
  };
}
