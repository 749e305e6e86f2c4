import type { BlockAddress, ValuePath } from "../../../editing/document/edit.ts";
import {
  fillPills,
  offsetInText,
  positionInPills,
  readPills,
} from "../../../editing/labels/tokens/pill-text.ts";
import type { TextPiece } from "../../../editing/labels/tokens/token-meaning.ts";

/** A text that is typed in on the page. */
export interface TypedText {
  readonly element: HTMLElement;
  readonly block: BlockAddress;
  /** The field in the block's props. */
  readonly path: ValuePath;
  /** As it was when typing began, with tokens as written. */
  readonly text: string;
  /** Whether it can have several lines. */
  readonly isLong: boolean;
}

interface TypingOptions {
  readonly text: TypedText;
  piecesOf(text: string): readonly TextPiece[];
  /** An emptied text is reported when typing ends, because the page would remove its element. */
  onType(text: string): void;
  onEnd(): void;
  readonly onLeave?: (() => void) | undefined;
}

/** Typing in one text. */
export interface Typing {
  readonly text: TypedText;
  /** The text in the element now, with tokens as written. */
  value(): string;
  /** The text that was last reported as typed. */
  lastTyped(): string;
  /** Takes over a text that was changed elsewhere, such as by undo. */
  replace(value: string): void;
  /** Ends typing; `restore` returns to the text as it was. */
  end(how?: "keep" | "restore"): void;
}

/** On one line, Enter commits and Escape restores; on several, Enter breaks the line, and Escape or Ctrl+Enter commits. */
export function startTyping({ text, piecesOf, onType, onEnd, onLeave }: TypingOptions): Typing {
  const { element, isLong } = text;
  const document = element.ownerDocument;
  const listening = new AbortController();
  const { signal } = listening;
  let told = text.text;
  const value = () => readPills(element);
  const fill = (next: string) => fillPills(element, piecesOf(next));
  // The page may show it in pieces, or with typographic quotes and spaces.
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
    if (how === "restore" || element.childElementCount > 0) {
      element.textContent = piecesOf(last)
        .map(({ value: shown, written }) => shown ?? written)
        .join("");
    }
    if (last !== told) onType(last);
    onEnd();
  };

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
      // On blur of the window, the focus will come back.
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
    lastTyped: () => told,
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

export function putCaret(element: HTMLElement, offset: number): void {
  const place = positionInPills(element, offset);
  element.ownerDocument.getSelection()?.collapse(place.node, place.offset);
}
