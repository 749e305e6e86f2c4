import type { BlockAddress } from "../../../editing/document/edit.ts";
import { cleanPasted } from "../../ui/browser/clean-pasted.ts";
import type { FieldSource } from "../source-map/field-source.ts";
import type { TextPoint } from "../source-map/source-map.ts";
import type { FrameActions, PointedPicture } from "./frame-actions.ts";

interface Found {
  readonly block: BlockAddress | undefined;
  readonly fieldSource: FieldSource | undefined;
}

/** How typing begins. */
export interface TypingStart {
  /** Where the caret is put; undefined for the end of the text. */
  readonly point?: TextPoint | undefined;
  /** Called when the user leaves the text, to move the focus. */
  readonly onLeave?: (() => void) | undefined;
}

interface Listening {
  readonly actions: FrameActions;
  find(element: Element, point?: TextPoint): Found;
  isTyping(element: Element): boolean;
  isChosen(found: Found): boolean;
  type(start?: TypingStart): void;
}

/** Keys of the document, also while typing in a text. */
const always = ["z", "y", "s"];

/** Prevents links, forms and other defaults of the page. Returns the cleanup. */
export function listenToFrame(
  document: Document,
  { actions, find, isTyping, isChosen, type }: Listening,
): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const targetOf = ({ target }: Event) => {
    const node = target as Node | null;
    return (node?.nodeType === 1 ? node : (node?.parentElement ?? document.body)) as Element;
  };
  const pointOf = ({ clientX, clientY }: MouseEvent) => textPointAt(document, clientX, clientY);

  cleanPasted(document, ending.signal);
  document.addEventListener("submit", (event) => event.preventDefault(), options);
  document.addEventListener("auxclick", (event) => event.preventDefault(), options);
  document.addEventListener(
    "dragstart",
    (event) => {
      if (!isTyping(targetOf(event))) event.preventDefault();
    },
    options,
  );
  document.addEventListener(
    "mousedown",
    (event) => {
      if (targetOf(event).closest("input, select, textarea, button, label")) event.preventDefault();
    },
    options,
  );
  document.addEventListener(
    "click",
    (event) => {
      const element = targetOf(event);
      if (isTyping(element)) return;
      event.preventDefault();
      const href = element.closest("a[href]")?.getAttribute("href") ?? undefined;
      if (href !== undefined && (event.ctrlKey || event.metaKey)) return actions.onFollow(href);
      if (event.detail > 1) return;
      const point = pointOf(event);
      const found = find(element, point);
      if (isChosen(found)) type({ point });
      else actions.onPoint({ ...found, href });
    },
    options,
  );
  document.addEventListener(
    "dblclick",
    (event) => {
      if (!isTyping(targetOf(event))) type({ point: pointOf(event) });
    },
    options,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const ours = (event.ctrlKey || event.metaKey) && always.includes(event.key.toLowerCase());
      if (isTyping(targetOf(event)) && !ours) return;
      if (event.key === "Enter") type();
      else if (!actions.onKey(event)) return;
      event.preventDefault();
    },
    options,
  );
  for (const name of ["copy", "cut", "paste"] as const) {
    document.addEventListener(
      name,
      (event) => {
        if (isTyping(targetOf(event)) || document.getSelection()?.isCollapsed === false) return;
        if (actions.onClipboard(event)) event.preventDefault();
      },
      options,
    );
  }
  listenToFiles(document, {
    actions,
    signal: ending.signal,
    find: (image) => ({ ...find(image), src: image.getAttribute("src") ?? "" }),
  });
  return () => ending.abort();
}

function textPointAt(document: Document, x: number, y: number): TextPoint | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

interface FilesOptions {
  readonly actions: Pick<FrameActions, "onDragPicture" | "onDropPicture">;
  readonly signal: AbortSignal;
  find(image: HTMLImageElement): PointedPicture;
}

function listenToFiles(document: Document, { actions, signal, find }: FilesOptions): void {
  const options = { capture: true, signal };
  let over: HTMLImageElement | undefined;
  const mark = (image: HTMLImageElement | undefined, state?: "yes" | "no") => {
    over?.removeAttribute("data-drop");
    over = image;
    if (state) image?.setAttribute("data-drop", state);
  };
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
  const imageAt = ({ clientX, clientY }: DragEvent) =>
    document
      .elementsFromPoint(clientX, clientY)
      .find((element): element is HTMLImageElement => element.localName === "img");
  document.addEventListener(
    "dragover",
    (event) => {
      if (!hasFiles(event)) return;
      // Browsers navigate to a dropped file.
      event.preventDefault();
      const image = imageAt(event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = image ? "copy" : "none";
      if (image === over && over?.isConnected) return;
      const isTaken = actions.onDragPicture(image && find(image));
      mark(image, isTaken ? "yes" : "no");
    },
    options,
  );
  document.addEventListener(
    "dragleave",
    (event) => {
      if (event.relatedTarget !== null) return;
      mark(undefined);
    },
    options,
  );
  document.addEventListener(
    "drop",
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const image = imageAt(event);
      mark(undefined);
      actions.onDropPicture(image && find(image), [...(event.dataTransfer?.files ?? [])]);
    },
    options,
  );
}
