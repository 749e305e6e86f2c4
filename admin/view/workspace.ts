import { type StoreApi, useStore } from "zustand";
import type { EditorRoute } from "../../editing/document/selection.ts";
import { requiredContext } from "../ui/browser/required-context.ts";
import type { Notices } from "../ui/notices.ts";
import type { View } from "./create-view.ts";
import type { Imports } from "./imports.ts";
import type { PristineStore } from "./pristine-fields.ts";

/** What the editor's screens share beside the document: where the user is, and what is reported to them. */
export interface Workspace {
  readonly view: StoreApi<View>;
  /** The last routes, the current one first. */
  readonly recent: StoreApi<readonly EditorRoute[]>;
  /** The fields whose problems are not reported yet. */
  readonly pristine: PristineStore;
  readonly imports: StoreApi<Imports>;
  readonly notices: StoreApi<Notices>;
}

export const [WorkspaceContext, useWorkspace] = requiredContext<Workspace>("Workspace");

export function useView<Value>(select: (view: View) => Value): Value {
  return useStore(useWorkspace().view, select);
}
