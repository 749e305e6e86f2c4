import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { EditorRoute } from "../../editing/document/selection.ts";
import { formatRoute } from "../../editing/routes/route-hash.ts";
import type { EditorState } from "../sync/state/editor-state.ts";
import type { View } from "./create-view.ts";

const maxRoutes = 8;

export function trackRecentRoutes(
  view: StoreApi<View>,
  editor: StoreApi<EditorState>,
): StoreApi<readonly EditorRoute[]> {
  const places = createStore<readonly EditorRoute[]>()(() => []);
  const note = () => {
    const place = view.getState().route();
    const address = formatRoute(place);
    const [last, ...others] = places.getState();
    if (last && formatRoute(last) === address) return;
    const before = [...(last ? [last] : []), ...others].filter((other) => formatRoute(other) !== address);
    places.setState([place, ...before].slice(0, maxRoutes), true);
  };
  view.subscribe(note);
  editor.subscribe((state, before) => {
    // Elsewhere, the selection changes before the route.
    if (state.selection !== before.selection && view.getState().workspace === "pages") note();
  });
  return places;
}
