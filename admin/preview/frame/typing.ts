import type { BlockAddress } from "../../edits/edit.ts";
import type { Path } from "../../form/form-context.ts";
import { fillPills, offsetInText, placeInPills, readPills } from "../../tokens/pill-text.ts";
import type { TextPiece } from "../../tokens/token-meaning.ts";

/** A text that can be typed in where it stands on the page. */
export interface TypedText {
  readonly element: HTMLElement;
  readonly block: BlockAddress;
  readonly path: Path;
  readonly text: string;
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
 * Makes an element one that can be typed in: one line, plain text, with a pill for each token. Enter and leaving it keep,
 * Escape restores.
 */
export function startTyping({ text, piecesOf, onType, onEnd, onLeave }: TypingOptions): Typing {
  const { element } = text;
  const document = element.ownerDocument;
  const listening = new AbortController();
  const { signal } = listening;
  let told = text.text;
  const value = () => readPills(element);
  const fill = (next: string) => fillPills(element, piecesOf(next));
  // The page may show it with other quotes and spaces than it is written with.
  if (element.textContent !== text.text) fill(text.text);
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

  element.addEventListener("input", tell, { signal });
  element.addEventListener(
    "beforeinput",
    (event) => {
      const inserted = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
      const breaks = event.inputType === "insertParagraph" || event.inputType === "insertLineBreak";
      if (!breaks && !/[\r\n]/.test(inserted)) return;
      event.preventDefault();
      if (!breaks) insertAtCaret(document, inserted.replace(/\s*[\r\n]+\s*/g, " "));
      tell();
    },
    { signal },
  );
  element.addEventListener(
    "keydown",
    (event) => {
      const isEnd = event.key === "Enter" || event.key === "Escape" || (event.key === "Tab" && onLeave);
      if (event.isComposing || !isEnd) return;
      event.preventDefault();
      event.stopPropagation();
      end(event.key === "Escape" ? "restore" : "keep");
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
      const caret = caretIn(element);
      fill(next);
      told = next;
      if (caret !== undefined) putCaret(element, Math.min(caret, next.length));
    },
    end,
  };
}

function insertAtCaret(document: Document, text: string): void {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(document.createTextNode(text));
  range.collapse(false);
  range.commonAncestorContainer.normalize();
}

/** How many characters stand before the caret. */
function caretIn(element: HTMLElement): number | undefined {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return undefined;
  return offsetInText(element, selection.focusNode, selection.focusOffset);
}

/** Puts the caret behind so many characters of the text of an element. */
export function putCaret(element: HTMLElement, offset: number): void {
  const place = placeInPills(element, offset);
  element.ownerDocument.getSelection()?.collapse(place.node, place.offset);
}
