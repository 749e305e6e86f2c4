import type { FrameActions, PointedPicture } from "./frame-actions.ts";

interface FilesOptions {
  readonly actions: Pick<FrameActions, "onDragPicture" | "onDropPicture">;
  readonly signal: AbortSignal;
  /** Where a picture of the page is written. */
  find(image: HTMLImageElement): PointedPicture;
}

/** Listens to files that are dragged over the page: the picture under them is marked, and is where they are dropped. */
export function listenToFiles(document: Document, { actions, signal, find }: FilesOptions): void {
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
      // A browser would open the file in the place of the page.
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
