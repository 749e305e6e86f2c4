import type { BlockAddress, ValuePath } from "../../document/edit.ts";
import { fillPills, offsetInText, placeInPills, readPills } from "../../labels/tokens/pill-text.ts";
import type { TextPiece } from "../../labels/tokens/token-meaning.ts";

/** A text that can be typed in where it stands on the page. */
export interface TypedText {
  readonly element: HTMLElement;
  readonly block: BlockAddress;
  readonly path: ValuePath;
  /** Its line ends are all "\n". */
  readonly text: string;
  /** Whether it may have several lines. */
  readonly isLong: boolean;
}

interface TypingOptions {
  readonly text: TypedText;
  /** A text with what its tokens stand for. */
  piecesOf(text: string): readonly TextPiece[];
  /** Called with every character. An emptied text comes only when typing ends, for the page would lose its place. */
  onType(text: string): void;
  onEnd(): void;
  /** Called after a key has ended it: for who has come by the keyboard, and wants to go back. */
  readonly onLeave?: (() => void) | undefined;
}

/** Typing in one text on the page. */
export interface Typing {
  readonly text: TypedText;
  /** What stands in the element now. */
  value(): string;
  /** What the document was told last. */
  told(): string;
  /** Puts another value into the element, such as an undone one, and leaves the caret where it can. */
  replace(value: string): void;
  /** Ends it, with what was typed or, to restore, with what was there before. */
  end(how?: "keep" | "restore"): void;
}

/**
 * Makes an element one that can be typed in: plain text, with a pill for each token. Leaving it keeps what was typed. In
 * one line, Enter keeps and Escape restores; in several, Enter begins the next one, and Escape or Ctrl+Enter keeps.
 */
export function startTyping({ text, piecesOf, onType, onEnd, onLeave }: TypingOptions): Typing {
  const { element, isLong } = text;
  const document = element.ownerDocument;
  const listening = new AbortController();
  const { signal } = listening;
  let told = text.text;
  const value = () => readPills(element);
  const fill = (next: string) => fillPills(element, piecesOf(next));
  // The page may show it in pieces, or with other quotes and spaces than it is written with.
  if (element.childElementCount > 0 || element.textContent !== text.text) fill(text.text);
  const tell = () => {
    if (value() === told || value() === "") return;
    told = value();
    onType(told);
  };
  const end = (how: "keep" | "restore" = "keep") => {
    if (signal.aborted) return;
    listening.abort();
    const last = how === "restore" ? text.text : value();
    element.removeAttribute("contenteditable");
    // The page shows its own text again, without what the pills stood in.
    if (how === "restore" || element.childElementCount > 0) {
      element.textContent = piecesOf(last)
        .map(({ value: shown, written }) => shown ?? written)
        .join("");
    }
    if (last !== told) onType(last);
    onEnd();
  };

  /** Puts words in the place of what is selected. */
  const insert = (words: string) => {
    const { start, end } = selectedIn(element) ?? { start: value().length, end: value().length };
    fill(value().slice(0, start) + words + value().slice(end));
    putCaret(element, start + words.length);
    tell();
  };

  element.addEventListener("input", tell, { signal });
  element.addEventListener(
    "beforeinput",
    (event) => {
      const isBreak = event.inputType === "insertParagraph" || event.inputType === "insertLineBreak";
      const inserted = isBreak ? "\n" : (event.data ?? event.dataTransfer?.getData("text/plain") ?? "");
      if (!/[\r\n]/.test(inserted)) return;
      event.preventDefault();
      if (isLong) insert(inserted.replace(/\r\n?/g, "\n"));
      else if (!isBreak) insert(inserted.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? " " : space)));
    },
    { signal },
  );
  element.addEventListener(
    "keydown",
    (event) => {
      const { key, ctrlKey, metaKey } = event;
      const isDone = key === "Enter" && (!isLong || ctrlKey || metaKey);
      const isEnd = isDone || key === "Escape" || (key === "Tab" && onLeave);
      if (event.isComposing || !isEnd) return;
      event.preventDefault();
      event.stopPropagation();
      end(key === "Escape" && !isLong ? "restore" : "keep");
      onLeave?.();
    },
    { signal },
  );
  element.addEventListener(
    "blur",
    () => {
      // Another window has the focus, and this one will give it back to where it was.
      if (document.defaultView?.parent.document.hasFocus()) end();
    },
    { signal },
  );
  element.setAttribute("contenteditable", "plaintext-only");
  document.defaultView?.focus();
  element.focus({ preventScroll: true });

  return {
    text,
    value,
    told: () => told,
    replace(next) {
      if (next === value()) return;
      const caret = selectedIn(element)?.end;
      fill(next);
      told = next;
      if (caret !== undefined) putCaret(element, Math.min(caret, next.length));
    },
    end,
  };
}

/** How many characters stand before the start and the end of what is selected. */
function selectedIn(element: HTMLElement): { readonly start: number; readonly end: number } | undefined {
  const selection = element.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.startContainer) || !element.contains(range.endContainer))
    return undefined;
  return {
    start: offsetInText(element, range.startContainer, range.startOffset),
    end: offsetInText(element, range.endContainer, range.endOffset),
  };
}

/** Puts the caret behind so many characters of the text of an element. */
export function putCaret(element: HTMLElement, offset: number): void {
  const place = placeInPills(element, offset);
  element.ownerDocument.getSelection()?.collapse(place.node, place.offset);
}
