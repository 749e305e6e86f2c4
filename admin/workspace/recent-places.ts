import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { EditorRoute } from "../document/editor-route.ts";
import type { EditorState } from "../sync/state/editor-state.ts";
import type { View } from "./create-view.ts";
import { addressOf } from "./place-address.ts";

const maxPlaces = 8;

export function followPlaces(
  view: StoreApi<View>,
  editor: StoreApi<EditorState>,
): StoreApi<readonly EditorRoute[]> {
  const places = createStore<readonly EditorRoute[]>()(() => []);
  const note = () => {
    const place = view.getState().place();
    const address = addressOf(place);
    const [last, ...others] = places.getState();
    if (last && addressOf(last) === address) return;
    const before = [...(last ? [last] : []), ...others].filter((other) => addressOf(other) !== address);
    places.setState([place, ...before].slice(0, maxPlaces), true);
  };
  view.subscribe(note);
  editor.subscribe((state, before) => {
    // Elsewhere, the selection changes before the route.
    if (state.selection !== before.selection && view.getState().workspace === "pages") note();
  });
  return places;
}
