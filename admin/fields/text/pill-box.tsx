import {
  type ComponentPropsWithoutRef,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { nameToken } from "../../../editing/labels/tokens/name-token.ts";
import {
  fillPills,
  offsetInText,
  positionInPills,
  readPills,
} from "../../../editing/labels/tokens/pill-text.ts";
import { piecesOf } from "../../../editing/labels/tokens/token-meaning.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useTokenScope } from "../form/use-token-scope.ts";
import type { TextBox } from "./use-text-box.ts";

interface PillBoxProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  readonly text: string;
  readonly isLong: boolean;
  readonly box: RefObject<TextBox | null>;
  readonly onWrite: (text: string) => void;
}

export function PillBox({ text, isLong, box, onWrite, ...attributes }: PillBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  const { schemas } = useOpenedSite();
  const scope = useTokenScope();
  const shown = text.replace(/\r\n?/g, "\n");
  const pieces = piecesOf(shown, scope, (token) => nameToken(token, schemas.site, scope));
  const words = JSON.stringify(pieces);
  const drawn = useRef("");
  useImperativeHandle(box, () => pillTextBox(element.current as HTMLElement), []);
  useLayoutEffect(() => {
    const { current: into } = element;
    // Words that were typed stand there already; pills do as long as they are the same.
    if (into && (drawn.current !== words || readPills(into) !== shown)) {
      const isTyped =
        readPills(into) === shown && pillsIn(into) === pieces.filter(isPill).map(pillKey).join();
      if (!isTyped) fillPills(into, pieces);
      drawn.current = words;
    }
  });
  const write = useRef(onWrite);
  write.current = onWrite;
  useEffect(() => {
    const { current: into } = element;
    if (!into) return;
    const listening = new AbortController();
    const { signal } = listening;
    into.addEventListener("input", () => write.current(readPills(into)), { signal });
    into.addEventListener(
      "beforeinput",
      (event) => {
        const isBreak = event.inputType === "insertParagraph" || event.inputType === "insertLineBreak";
        const inserted =
          event.data ?? event.dataTransfer?.getData("text/plain") ?? (isBreak ? "\n" : undefined);
        if (inserted === undefined || !/[\r\n]/.test(inserted)) return;
        event.preventDefault();
        const words = inserted.replace(/\r\n?/g, "\n");
        if (!isBreak || isLong)
          insert(into, isLong ? words : words.replace(/\s+/g, inOneLine), write.current);
      },
      { signal },
    );
    return () => listening.abort();
  }, [isLong]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no text box of the browser holds anything but text
    <div
      ref={element}
      role="textbox"
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      aria-multiline={isLong}
      aria-labelledby={`${attributes.id}-label`}
      {...attributes}
      className={isLong ? "input pill-box pill-box-long" : "input pill-box"}
    />
  );
}

const isPill = (piece: { readonly value?: string }) => piece.value !== undefined;
const pillKey = (piece: { readonly written: string; readonly value?: string }) =>
  `${piece.written} ${piece.value}`;

function pillsIn(element: HTMLElement): string {
  return [...element.querySelectorAll<HTMLElement>(".pill")]
    .map((pill) => `${pill.dataset.written} ${pill.textContent}`)
    .join();
}

function insert(element: HTMLElement, words: string, write: (text: string) => void): void {
  const box = pillTextBox(element);
  const { value, selectionStart, selectionEnd } = box;
  write(value.slice(0, selectionStart ?? 0) + words + value.slice(selectionEnd ?? 0));
  const caret = (selectionStart ?? 0) + words.length;
  queueMicrotask(() => box.setSelectionRange(caret, caret));
}

function pillTextBox(element: HTMLElement): TextBox {
  const { ownerDocument: document } = element;
  let last = { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  const selected = () => {
    const selection = document.getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
    if (range && element.contains(range.startContainer) && element.contains(range.endContainer)) {
      last = {
        start: offsetInText(element, range.startContainer, range.startOffset),
        end: offsetInText(element, range.endContainer, range.endOffset),
      };
    }
    const { length } = readPills(element);
    return { start: Math.min(last.start, length), end: Math.min(last.end, length) };
  };
  // A dialog takes the selection along, and what is chosen there belongs where it was.
  element.addEventListener("blur", selected);
  return {
    element,
    get value() {
      return readPills(element);
    },
    get selectionStart() {
      return selected().start;
    },
    get selectionEnd() {
      return selected().end;
    },
    focus: (options) => element.focus(options),
    setSelectionRange(start, end) {
      const [from, to] = [positionInPills(element, start), positionInPills(element, end)];
      document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
    },
  };
}

const inOneLine = (space: string) => (space.includes("\n") ? " " : space);
