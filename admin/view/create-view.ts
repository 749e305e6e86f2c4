import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { ValuePath } from "../../editing/document/edit.ts";
import type { EditorRoute, Workspace } from "../../editing/document/selection.ts";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import type { Model } from "../../schema/model/model.ts";
import { isObject } from "../../schema/text/is-object.ts";
import type { EditorState } from "../sync/state/editor-state.ts";

type Panel = "changes" | "problems" | "shortcuts" | "import" | "publish" | "replace" | "find" | "work";

export type AddRequest = { readonly what: "page" } | { readonly what: "entry"; readonly collection: string };

/** Where the user is in the editor: the open workspace with what each of them shows, and the open panel. */
export interface View {
  /** The open workspace. */
  readonly workspace: Workspace;
  /** The tab of the content workspace; undefined for the first. */
  readonly tab: string | undefined;
  /** Whether the settings can be edited, on a site with an edit mode (`admin.editMode`); on others they always can. */
  readonly editing: boolean;
  /** The collection and the entry that the entries workspace shows; without an entry, the list or the table. */
  readonly entry: { readonly collection?: string; readonly entry?: string; readonly table?: boolean };
  /** The name of the picture that the pictures workspace shows; undefined for the list. */
  readonly picture: string | undefined;
  /** The panel over the workspace; undefined if none is open. */
  readonly panel: Panel | undefined;
  /** Asks a list to open its dialog for a new page or entry; a new object each time. */
  readonly addRequest: AddRequest | undefined;
  /** What the panel "Find and replace" starts with; undefined for empty fields. */
  readonly replacing:
    | { readonly text: string; readonly by: string; readonly matchCase?: boolean; readonly isWhole?: boolean }
    | undefined;
  /** The field to focus; a new object each time. */
  readonly focusRequest: { readonly field: ValuePath } | undefined;
  /** Opens a route, and requests the focus for its field. */
  go(route: EditorRoute): void;
  /** Withdraws the request for the focus, when the user has gone on elsewhere before the field was there. */
  withdrawFocus(): void;
  /** Opens a workspace as it was left. */
  open(workspace: Workspace): void;
  setEditing(editing: boolean): void;
  /** Undefined closes the panel. */
  showPanel(panel: Panel | undefined): void;
  /** Opens the list of pages or of a collection, with the dialog for a new one. */
  add(addRequest: AddRequest): void;
  /** Opens the panel "Find and replace". */
  findAndReplace(replacing?: View["replacing"]): void;
  /** The current route, or that of another workspace as it was left. */
  route(workspace?: Workspace): EditorRoute;
}

const tableKey = "blockwork-entries-as-table";

/** Whether collections were last shown as tables in this browser. */
function isTablePreferred(): boolean {
  try {
    return localStorage.getItem(tableKey) === "true";
  } catch {
    return false;
  }
}

/** Remembers in this browser whether collections are shown as tables. */
export function preferTable(isTable: boolean): void {
  try {
    localStorage.setItem(tableKey, String(isTable));
  } catch {}
}

export function hasEditMode({ site }: Pick<SiteDocument, "site">): boolean {
  return isObject(site.admin) && site.admin.editMode === true;
}

/** The selected page and block are in the editor's state, because edits move them. */
export function createView(editor: StoreApi<EditorState>, { settings }: Model): StoreApi<View> {
  const hasMode = hasEditMode(editor.getState().document);
  return createStore<View>()((set, get) => ({
    workspace: hasMode && Object.keys(settings).length > 0 ? "content" : "pages",
    tab: undefined,
    editing: false,
    entry: isTablePreferred() ? { table: true } : {},
    picture: undefined,
    panel: undefined,
    addRequest: undefined,
    replacing: undefined,
    focusRequest: undefined,
    go(place) {
      const field = "field" in place && place.field && place.field.length > 0 ? place.field : undefined;
      const shown = { workspace: place.workspace, panel: undefined, focusRequest: field && { field } };
      // One update each, so that the browser's history has no state in between.
      if (place.workspace === "content") {
        set({ ...shown, tab: place.tab, ...(field && { editing: true }) });
      } else if (place.workspace === "pictures") set({ ...shown, picture: place.picture });
      else if (place.workspace === "entries") {
        const { collection, entry, table } = place;
        const shownEntry = {
          ...(collection && { collection }),
          ...(entry && { entry }),
          ...(table && { table }),
        };
        set({ ...shown, entry: shownEntry });
      } else {
        const { workspace: _, ...selection } = place;
        const isOpen = get().workspace === "pages";
        if (isOpen) set(shown);
        editor.getState().select(selection);
        if (!isOpen) set(shown);
      }
    },
    withdrawFocus: () => set({ focusRequest: undefined }),
    open: (workspace) => set({ workspace, panel: undefined, focusRequest: undefined }),
    setEditing: (editing) => set({ editing }),
    showPanel: (panel) => set({ panel }),
    add(addRequest) {
      if (addRequest.what === "page") get().open("pages");
      else get().go({ workspace: "entries", collection: addRequest.collection });
      set({ addRequest });
    },
    findAndReplace: (replacing) => set({ panel: "replace", replacing }),
    route(workspace = get().workspace) {
      const { tab, entry, picture } = get();
      if (workspace === "content") return { workspace, ...(tab !== undefined && { tab }) };
      if (workspace === "entries") return { workspace, ...entry };
      if (workspace === "pictures") return { workspace, ...(picture !== undefined && { picture }) };
      return { workspace, ...editor.getState().selection };
    },
  }));
}
