import { type StoreApi, useStore } from "zustand";
import type { Place } from "../document/editor-route.ts";
import type { Notices } from "../ui/notices.ts";
import { requiredContext } from "../ui/required-context.ts";
import type { View } from "./create-view.ts";
import type { FreshStore } from "./fresh-fields.ts";
import type { Imports } from "./imports.ts";

/** What is on the screen. */
export interface Workspace {
  readonly view: StoreApi<View>;
  /** The places that were open last, the last one first. */
  readonly recent: StoreApi<readonly Place[]>;
  /** What was just added, whose empty fields are not reported yet. */
  readonly fresh: FreshStore;
  readonly imports: StoreApi<Imports>;
  readonly notices: StoreApi<Notices>;
}

export const [WorkspaceContext, useWorkspace] = requiredContext<Workspace>("Workspace");

/** A part of what is on the screen. */
export function useView<Value>(select: (view: View) => Value): Value {
  return useStore(useWorkspace().view, select);
}
