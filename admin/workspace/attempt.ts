import { useCallback } from "react";
import type { AppliedToSite } from "../document/applied.ts";
import type { BlockAddress, Edit } from "../document/edit.ts";
import { findPage } from "../document/frames.ts";
import { messages } from "../messages/messages.ts";
import { type EditorDocument, useEditorDocument } from "../sync/store/editor-document.ts";
import { markAdded, placeKey } from "./fresh-fields.ts";
import { useWorkspace, type Workspace } from "./workspace.ts";

export type EditContext = Pick<EditorDocument, "store"> & Pick<Workspace, "fresh" | "notices">;

interface Attempt {
  readonly edit: Edit;
  readonly refused: string;
  readonly block?: BlockAddress;
}

export function attempt(context: EditContext, { edit, refused, block }: Attempt): AppliedToSite | undefined {
  const result = context.store.getState().apply(edit);
  if (!("editError" in result)) {
    if (added.includes(edit.kind)) markNew(context, result);
    return result;
  }
  const locked = block && lockOf(context, block) !== undefined;
  context.notices.getState().notify({
    title: refused,
    text: result.editError,
    ...(locked && {
      action: {
        label: messages.pages.told.unlock,
        run: () => context.store.getState().apply({ kind: "set-block-lock", ...block }),
      },
    }),
  });
  return undefined;
}

export function useAttempt(): (wanted: Attempt) => AppliedToSite | undefined {
  const { store } = useEditorDocument();
  const { fresh, notices } = useWorkspace();
  return useCallback((wanted) => attempt({ store, fresh, notices }, wanted), [store, fresh, notices]);
}

/** Edits that add something whose fields have to be filled in. */
const added: readonly Edit["kind"][] = ["insert-page", "insert-block"];

function markNew({ fresh }: EditContext, { added }: AppliedToSite): void {
  if (!added) return;
  const target =
    "block" in added ? ({ in: "block", ...added } as const) : ({ in: "page", ...added } as const);
  markAdded(fresh, placeKey(target, ""));
}

function lockOf({ store }: EditContext, { page, block }: BlockAddress) {
  const on = findPage(store.getState().document, page);
  return on?.blocks.find(({ id }) => id === block)?.lock;
}
