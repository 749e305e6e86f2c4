import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Model } from "../../schema/model.ts";
import type { ValuePath } from "../document/edit.ts";
import type { Place, Workspace } from "../document/editor-route.ts";
import type { EditorState } from "../sync/state/editor-state.ts";

/** What lies over the workspace. */
export type Panel = "changes" | "problems" | "shortcuts" | "import" | "publish" | "replace" | "find";

/** A new page, or an entry of a collection. */
export type Adding = { readonly what: "page" } | { readonly what: "entry"; readonly collection: string };

export interface View {
  readonly workspace: Workspace;
  /** The group of settings that is open, of the site's own; the first without one. */
  readonly tab: string | undefined;
  /** Whether the settings' fields can be typed in (Edit Content / Exit Edit). */
  readonly editing: boolean;
  /** The open entry, or the collection that is listed. */
  readonly entry: { readonly collection?: string; readonly entry?: string };
  readonly picture: string | undefined;
  readonly panel: Panel | undefined;
  /** What is to be added, once its screen is there; a new object each time. */
  readonly adding: Adding | undefined;
  /** What is sought when finding and replacing begins. */
  readonly replacing: { readonly text: string; readonly by: string } | undefined;
  /** A field that is to have the focus once it is there; a new object each time. */
  readonly wanted: { readonly field: ValuePath } | undefined;
  /** Goes somewhere, closing what lies over it. Pages and blocks become the editor's selection. */
  go(place: Place): void;
  /** To a workspace, as it was left. */
  open(workspace: Workspace): void;
  setEditing(editing: boolean): void;
  showPanel(panel: Panel | undefined): void;
  /** Begins to add something, on the screen that it is added on. */
  add(adding: Adding): void;
  /** Opens finding and replacing, with something to begin with. */
  findAndReplace(replacing?: View["replacing"]): void;
  /** Where the screen is; or where it would be in another workspace, as that was left. */
  place(workspace?: Workspace): Place;
}

/** What is on the screen. The chosen page and block are the editor's own, because edits move them. */
export function createView(editor: StoreApi<EditorState>, { settings }: Model): StoreApi<View> {
  return createStore<View>()((set, get) => ({
    workspace: Object.keys(settings).length > 0 ? "content" : "pages",
    tab: undefined,
    editing: false,
    entry: {},
    picture: undefined,
    panel: undefined,
    adding: undefined,
    replacing: undefined,
    wanted: undefined,
    go(place) {
      const field = "field" in place && place.field && place.field.length > 0 ? place.field : undefined;
      const shown = { workspace: place.workspace, panel: undefined, wanted: field && { field } };
      // In one step each, so that the browser's Back does not come to a place where nobody was.
      if (place.workspace === "content") {
        set({ ...shown, tab: place.tab, ...(field && { editing: true }) });
      } else if (place.workspace === "pictures") set({ ...shown, picture: place.picture });
      else if (place.workspace === "entries") {
        const { collection, entry } = place;
        set({ ...shown, entry: { ...(collection && { collection }), ...(entry && { entry }) } });
      } else {
        const { workspace: _, ...selection } = place;
        const isOpen = get().workspace === "pages";
        if (isOpen) set(shown);
        editor.getState().select(selection);
        if (!isOpen) set(shown);
      }
    },
    open: (workspace) => set({ workspace, panel: undefined, wanted: undefined }),
    setEditing: (editing) => set({ editing }),
    showPanel: (panel) => set({ panel }),
    add(adding) {
      if (adding.what === "page") get().open("pages");
      else get().go({ workspace: "entries", collection: adding.collection });
      set({ adding });
    },
    findAndReplace: (replacing) => set({ panel: "replace", replacing }),
    place(workspace = get().workspace) {
      const { tab, entry, picture } = get();
      if (workspace === "content") return { workspace, ...(tab !== undefined && { tab }) };
      if (workspace === "entries") return { workspace, ...entry };
      if (workspace === "pictures") return { workspace, ...(picture !== undefined && { picture }) };
      return { workspace, ...editor.getState().selection };
    },
  }));
}
