import type { ValuePath } from "../edits/edit.ts";
import type { Selection } from "../edits/editor-state.ts";

/** The five tabs of the shared settings, in their order. */
export const contentTabs = ["company", "hero", "about", "services", "contact"] as const;
export type ContentTab = (typeof contentTabs)[number];

/** Somewhere in the editor: what is open there, and the field that has the focus. */
export type Place =
  | { readonly workspace: "content"; readonly tab: ContentTab; readonly field?: ValuePath }
  | ({ readonly workspace: "pages" } & Selection)
  | {
      readonly workspace: "entries";
      readonly collection?: string;
      readonly entry?: string;
      readonly field?: ValuePath;
    }
  | { readonly workspace: "pictures"; readonly picture?: string };

export type Workspace = Place["workspace"];
