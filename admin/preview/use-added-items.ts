import { useEffect } from "react";
import { useSession } from "../workspace/session-context.ts";
import { addedItem } from "./added-item.ts";
import type { Frame } from "./frame/open-frame.ts";

/** Shows an item on the page once it was added to a list, or came back. */
export function useAddedItems(frame: Frame | undefined): void {
  const { store } = useSession();
  useEffect(() => {
    if (!frame) return undefined;
    return store.subscribe((state, before) => {
      const item = addedItem(before.document, state.document);
      // The page has it in the next frame.
      if (item) requestAnimationFrame(() => frame.showNew(item));
    });
  }, [store, frame]);
}
