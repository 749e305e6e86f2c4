import { valueAt } from "../../document/value-at.ts";
import { messages } from "../../messages/messages.ts";
import { type ComposedBlock, sameBlock } from "../compose/composed-page.ts";
import type { TextPoint, TextSpan } from "../source-map/source-map.ts";
import type { Finder } from "./create-finder.ts";
import type { FrameActions, FrameSelection } from "./frame-actions.ts";
import { emptyText, type LentElement, lentElement } from "./lent-element.ts";
import type { TypingStart } from "./listen-to-frame.ts";
import type { PageView } from "./page-view.ts";
import { inField } from "./typeable-text.ts";
import { putCaret, startTyping, type TypedText, type Typing } from "./typing.ts";

interface PageTypingOptions {
  readonly body: HTMLElement;
  readonly view: PageView;
  readonly finder: Finder;
  readonly actions: FrameActions;
  /** What is chosen, and the element that shows it. */
  chosen(): { readonly selection: FrameSelection; readonly focused: Element | undefined };
  /** Called when a block is the page's again. */
  onEnd(block: ComposedBlock | TypedText["block"]): void;
}

/** A text that can be typed where it stands; in the place of a span of a text node, an element is made. */
type Target =
  | (Omit<TypedText, "element"> & { readonly place: HTMLElement | TextSpan })
  | { readonly writing: FrameSelection; readonly place: HTMLElement }
  | { readonly editError: string };

/** Typing in the texts of a page, one at a time, and lending one to whoever writes in it. */
export function createPageTyping({ body, view, finder, actions, chosen, onEnd }: PageTypingOptions) {
  let typing: Typing | undefined;
  /** Whether the element that is typed in is not one of the page. */
  let isMade = false;
  let lent: { readonly element: HTMLElement; readonly block: ComposedBlock } | undefined;

  /** The element that shows a Markdown text and nothing else. */
  const placeOf = ({ block, fieldSource }: FrameSelection): HTMLElement | undefined => {
    if (!block || fieldSource?.in !== "block")
      return (
        finder.locate({ block, fieldSource })?.closest<HTMLElement>(".prose") ??
        emptyText(body, "main .prose")
      );
    const shown = finder.locate({ block, fieldSource })?.closest<HTMLElement>(".prose");
    const own = view.elementOf(block);
    if (!shown) return own && emptyText(own, ".prose");
    const written = actions.fieldSourceOf(block, fieldSource.path) ?? fieldSource;
    return finder.isWhole(shown, block, written) ? shown : undefined;
  };
  /** The text of the chosen field as it can be typed on the page, or why it can't be; nothing where none is chosen. */
  const target = (): Target | undefined => {
    const { selection, focused } = chosen();
    const { block, fieldSource } = selection;
    if (block === undefined || fieldSource?.in !== "block") return undefined;
    const answer = actions.typeable(block, fieldSource.path);
    const editError = { editError: inField(messages.onPage.textNotTypeable) };
    if ("markdown" in answer) {
      const place = placeOf(selection);
      return place ? { writing: selection, place } : focused && editError;
    }
    if (!focused || "editError" in answer) return focused && (answer as { editError: string });
    const { text, isLong = false, fieldSource: written = fieldSource } = answer;
    const place = finder.isWhole(focused, block, written)
      ? (focused as HTMLElement)
      : finder.spanOf(block, written);
    // What a browser draws by itself can't be typed in.
    return place && !focused.closest("select, svg")
      ? { place, block, path: fieldSource.path, text, isLong }
      : editError;
  };
  const start = (text: TypedText, caret: number, onLeave: (() => void) | undefined) => {
    const { block, path, isLong } = text;
    typing = startTyping({
      text,
      onLeave,
      piecesOf: actions.piecesOf,
      onType: (typed) => actions.onType(block, path, typed),
      onEnd() {
        typing = undefined;
        onEnd(block);
        actions.onTyping(undefined);
      },
    });
    putCaret(text.element, Math.min(caret, text.text.length));
    actions.onTyping(isLong ? "lines" : "line");
  };

  return {
    current: () => typing,
    /** Whether an element is one that somebody types or writes in. */
    contains: (element: Element) => (lent ?? typing?.text)?.element.contains(element) ?? false,
    stays: (element: Element) => element === lent?.element || element === typing?.text.element,
    // What is typed may stand for something else, as a token does, and what is emptied would go; the page waits.
    waits(block: ComposedBlock): boolean {
      const typed = typing?.text;
      const isTyped = typed && sameBlock(typed.block, block);
      if (isTyped && (isMade || valueAt(block.source?.props, typed.path) !== typing?.value())) return true;
      return lent !== undefined && sameBlock(lent.block, block) && isEmpty(lent.element);
    },
    editError(): string | undefined {
      const text = target() ?? { editError: inField(messages.onPage.notOnPage) };
      return "editError" in text ? text.editError : undefined;
    },
    type({ point, onLeave }: TypingStart = {}): void {
      if (typing || lent) return;
      const { selection } = chosen();
      if (selection.fieldSource?.in === "entry") actions.onWrite({ ...selection, onLeave });
      const text = target();
      if (text === undefined) return;
      if ("editError" in text) actions.onEditError(text.editError);
      else if ("writing" in text) {
        const at = point && text.place.contains(point.node) ? placeOnPage(point) : undefined;
        actions.onWrite({ ...text.writing, at, onLeave });
      } else {
        const { place, ...typed } = text;
        isMade = "node" in place;
        const caret = point ? charactersBefore(place, point) : undefined;
        const element = "node" in place ? wrap(place) : place;
        start({ ...typed, element }, caret ?? typed.text.length, onLeave);
      }
    },
    end: () => typing?.end(),
    lend(selection: FrameSelection): LentElement | undefined {
      typing?.end();
      const element = placeOf(selection);
      const block = element && view.blockAround(element)?.block;
      lent = block && { element, block };
      if (!block) return undefined;
      actions.onTyping("text");
      return lentElement(element, () => {
        lent = undefined;
        onEnd(block);
        actions.onTyping(undefined);
      });
    },
  };
}

export type PageTyping = ReturnType<typeof createPageTyping>;

function isEmpty(element: Element): boolean {
  return !element.textContent?.trim() && !element.querySelector("img");
}

/** Puts an element around a part of a text. */
function wrap({ node, start, end }: TextSpan): HTMLElement {
  const element = node.ownerDocument.createElement("span");
  const range = node.ownerDocument.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  range.surroundContents(element);
  return element;
}

/** How many characters of a text are drawn before a point in it. */
function charactersBefore(place: HTMLElement | TextSpan, point: TextPoint): number | undefined {
  if ("node" in place) return point.node === place.node ? Math.max(0, point.offset - place.start) : undefined;
  if (!place.contains(point.node)) return undefined;
  const range = place.ownerDocument.createRange();
  range.setStart(place, 0);
  range.setEnd(point.node, point.offset);
  return range.toString().length;
}

/** Where a point of a text is drawn on the page, in pixels. */
function placeOnPage({ node, offset }: TextPoint): { readonly left: number; readonly top: number } {
  const document = node.ownerDocument as Document;
  const { scrollX = 0, scrollY = 0 } = document.defaultView ?? {};
  const range = document.createRange();
  range.setStart(node, offset);
  const { left, top, height } = range.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY + height / 2 };
}
