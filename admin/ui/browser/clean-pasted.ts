import { withoutInvisible } from "../../../schema/text/without-invisible.ts";

/** Takes signs that nobody sees off what is pasted into any field of a document, as one step of its undo. */
export function cleanPasted(document: Document, signal?: AbortSignal): void {
  document.addEventListener(
    "beforeinput",
    (event) => {
      if (event.inputType !== "insertFromPaste") return;
      const given = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
      const pasted = given.replace(/\r\n?/g, "\n");
      const cleaned = withoutInvisible(pasted);
      if (cleaned === pasted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { localName } = event.target as Element;
      // Setting the value would leave the browser's undo without a step, and React without an event.
      document.execCommand(
        "insertText",
        false,
        localName === "input" ? cleaned.replace(/\n/g, " ") : cleaned,
      );
    },
    { capture: true, ...(signal && { signal }) },
  );
}
