import { createContext, useContext } from "react";
import type { Ref } from "../../renderer/resolve/scope.ts";

/** What `item` is in the texts below: the first of the items that an `each` takes. */
export const ItemContext = createContext<Ref | undefined>(undefined);

export function useItem(): Ref | undefined {
  return useContext(ItemContext);
}
