import type { ValuePath } from "./edit.ts";
import type { Selection } from "./selection.ts";

export type EditorRoute =
  | { readonly workspace: "content"; readonly tab?: string; readonly field?: ValuePath }
  | ({ readonly workspace: "pages" } & Selection)
  | {
      readonly workspace: "entries";
      readonly collection?: string;
      readonly entry?: string;
      readonly field?: ValuePath;
    }
  | { readonly workspace: "pictures"; readonly picture?: string };

export type Workspace = EditorRoute["workspace"];
