import { valueAt } from "../../../editing/document/value.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { type ComposedBlock, sameBlock } from "../compose/composed-page.ts";
import type { TextPoint, TextSpan } from "../source-map/source-map.ts";
import { type BorrowedElement, borrowElement, emptyText } from "./borrowed-element.ts";
import type { Finder } from "./create-finder.ts";
import { withFieldHint } from "./editable-text.ts";
import type { FrameActions, FrameSelection } from "./frame-actions.ts";
import type { TypingStart } from "./listen-to-frame.ts";
import type { PageView } from "./page-view.ts";
import { putCaret, startTyping, type TypedText, type Typing } from "./typing.ts";

interface PageTypingOptions {
  readonly body: HTMLElement;
  readonly view: PageView;
  readonly finder: Finder;
  readonly actions: FrameActions;
  chosen(): { readonly selection: FrameSelection; readonly focused: Element | undefined };
  onEnd(block: ComposedBlock | TypedText["block"]): void;
}

type Target =
  | (Omit<TypedText, "element"> & { readonly place: HTMLElement | TextSpan })
  | { readonly writing: FrameSelection; readonly place: HTMLElement }
  | { readonly editError: string };

/** Typing in the texts of the page; at most one at a time. */
export interface PageTyping {
  /** Undefined if nobody is typing in a text, or it is a borrowed one. */
  current(): Typing | undefined;
  /** Whether an element is in the text that is being typed in or is borrowed. */
  contains(element: Element): boolean;
  /** Whether rendering must not change an element, because it is being typed in or is borrowed. */
  stays(element: Element): boolean;
  /** Whether a block must not be rendered until typing ends. */
  waits(block: ComposedBlock): boolean;
  /** Why the selected text can't be typed in, as a sentence; undefined if it can. */
  editError(): string | undefined;
  /** Starts typing in the selected text, or reports why it can't be. */
  type(start?: TypingStart): void;
  end(): void;
  /** Takes the element of a Markdown text for the text editor; undefined if the page does not show it. */
  borrow(selection: FrameSelection): BorrowedElement | undefined;
}

interface TypingContext extends PageTypingOptions {
  readonly state: TypingState;
}

interface TypingState {
  typing: Typing | undefined;
  isMade: boolean;
  lent: { readonly element: HTMLElement; readonly block: ComposedBlock } | undefined;
}

export function createPageTyping(options: PageTypingOptions): PageTyping {
  const state: TypingState = { typing: undefined, isMade: false, lent: undefined };
  const context: TypingContext = { ...options, state };
  return {
    current: () => state.typing,
    contains: (element) => (state.lent ?? state.typing?.text)?.element.contains(element) ?? false,
    stays: (element) => element === state.lent?.element || element === state.typing?.text.element,
    waits: (block) => isWaiting(state, block),
    editError() {
      const text = targetOf(context) ?? { editError: withFieldHint(messages.onPage.notOnPage) };
      return "editError" in text ? text.editError : undefined;
    },
    type: (start = {}) => type(context, start),
    end: () => state.typing?.end(),
    borrow: (selection) => borrow(context, selection),
  };
}

function markdownElement(context: TypingContext, selection: FrameSelection): HTMLElement | undefined {
  const { body, view, finder, actions } = context;
  const { block, fieldSource } = selection;
  const shown = finder.locate(selection)?.closest<HTMLElement>(".prose");
  if (!block || fieldSource?.in !== "block") return shown ?? emptyText(body, "main .prose");
  const own = view.elementOf(block);
  if (!shown) return own && emptyText(own, ".prose");
  const written = actions.fieldSourceOf(block, fieldSource.path) ?? fieldSource;
  return finder.isWhole(shown, block, written) ? shown : undefined;
}

function targetOf(context: TypingContext): Target | undefined {
  const { finder, actions, chosen } = context;
  const { selection, focused } = chosen();
  const { block, fieldSource } = selection;
  if (block === undefined || fieldSource?.in !== "block") return undefined;
  const answer = actions.editableText(block, fieldSource.path);
  const editError = { editError: withFieldHint(messages.onPage.textNotTypeable) };
  if ("markdown" in answer) {
    const place = markdownElement(context, selection);
    return place ? { writing: selection, place } : focused && editError;
  }
  if (!focused || "editError" in answer) return focused && (answer as { editError: string });
  const { text, isLong = false, fieldSource: written = fieldSource } = answer;
  const place = finder.isWhole(focused, block, written)
    ? (focused as HTMLElement)
    : finder.spanOf(block, written);
  // Content that the browser renders can't be typed in.
  return place && !focused.closest("select, svg")
    ? { place, block, path: fieldSource.path, text, isLong }
    : editError;
}

function type(context: TypingContext, { point, onLeave }: TypingStart): void {
  const { state, actions, chosen } = context;
  if (state.typing || state.lent) return;
  const { selection } = chosen();
  if (selection.fieldSource?.in === "entry") actions.onWrite({ ...selection, onLeave });
  const text = targetOf(context);
  if (text === undefined) return;
  if ("editError" in text) actions.onEditError(text.editError);
  else if ("writing" in text) {
    const at = point && text.place.contains(point.node) ? placeOnPage(point) : undefined;
    actions.onWrite({ ...text.writing, at, onLeave });
  } else {
    const { place, ...typed } = text;
    state.isMade = "node" in place;
    const caret = point ? charactersBefore(place, point) : undefined;
    const element = "node" in place ? wrap(place) : place;
    start(context, { ...typed, element }, { caret: caret ?? typed.text.length, onLeave });
  }
}

interface StartOptions {
  readonly caret: number;
  readonly onLeave: (() => void) | undefined;
}

function start({ state, actions, onEnd }: TypingContext, text: TypedText, options: StartOptions): void {
  const { block, path, isLong } = text;
  const { caret, onLeave } = options;
  state.typing = startTyping({
    text,
    onLeave,
    piecesOf: actions.piecesOf,
    onType: (typed) => actions.onType(block, path, typed),
    onEnd() {
      state.typing = undefined;
      onEnd(block);
      actions.onTyping(undefined);
    },
  });
  putCaret(text.element, Math.min(caret, text.text.length));
  actions.onTyping(isLong ? "lines" : "line");
}

/** The typed text may contain tokens, and an emptied element would be removed. */
function isWaiting({ typing, isMade, lent }: TypingState, block: ComposedBlock): boolean {
  const typed = typing?.text;
  const isTyped = typed && sameBlock(typed.block, block);
  if (isTyped && (isMade || valueAt(block.source?.props, typed.path) !== typing?.value())) return true;
  return lent !== undefined && sameBlock(lent.block, block) && isEmpty(lent.element);
}

function borrow(context: TypingContext, selection: FrameSelection): BorrowedElement | undefined {
  const { state, view, actions, onEnd } = context;
  state.typing?.end();
  const element = markdownElement(context, selection);
  const block = element && view.blockAround(element)?.block;
  state.lent = block && { element, block };
  if (!block) return undefined;
  actions.onTyping("text");
  return borrowElement(element, () => {
    state.lent = undefined;
    onEnd(block);
    actions.onTyping(undefined);
  });
}

function isEmpty(element: Element): boolean {
  return !element.textContent?.trim() && !element.querySelector("img");
}

function wrap({ node, start, end }: TextSpan): HTMLElement {
  const element = node.ownerDocument.createElement("span");
  const range = node.ownerDocument.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  range.surroundContents(element);
  return element;
}

function charactersBefore(place: HTMLElement | TextSpan, point: TextPoint): number | undefined {
  if ("node" in place) return point.node === place.node ? Math.max(0, point.offset - place.start) : undefined;
  if (!place.contains(point.node)) return undefined;
  const range = place.ownerDocument.createRange();
  range.setStart(place, 0);
  range.setEnd(point.node, point.offset);
  return range.toString().length;
}

function placeOnPage({ node, offset }: TextPoint): { readonly left: number; readonly top: number } {
  const document = node.ownerDocument as Document;
  const { scrollX = 0, scrollY = 0 } = document.defaultView ?? {};
  const range = document.createRange();
  range.setStart(node, offset);
  const { left, top, height } = range.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY + height / 2 };
}
