import { useEffect } from "react";
import { useEditorDocument } from "../sync/store/editor-document.ts";
import { addedItem } from "./added-item.ts";
import type { Frame } from "./frame/open-frame.ts";

export function useAddedItems(frame: Frame | undefined): void {
  const { store } = useEditorDocument();
  useEffect(() => {
    if (!frame) return undefined;
    return store.subscribe((state, before) => {
      const item = addedItem(before.document, state.document);
      // The page has it in the next frame.
      if (item) requestAnimationFrame(() => frame.showNew(item));
    });
  }, [store, frame]);
}
