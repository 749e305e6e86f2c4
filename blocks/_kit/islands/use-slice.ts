import { useStore } from "zustand";
import type { Slice } from "./page-store.ts";

/**
 * What a slice holds now, in an island that is rendered again when it changes. Apart from the slices, because
 * enhancements have those as well, and need no React.
 */
export function useSlice<State>({ store, read }: Slice<State>): State {
  return useStore(store, read);
}
