import { useCallback } from "react";
import type { AppliedToSite, BlockAddress, Edit } from "../../editing/document/edit.ts";
import { findPage } from "../../editing/document/frames.ts";
import { messages } from "../../editing/messages/messages.ts";
import { type EditorDocument, useEditorDocument } from "../sync/store/editor-document.ts";
import { fieldKey, markAdded } from "./pristine-fields.ts";
import { useWorkspace, type Workspace } from "./workspace.ts";

export type EditContext = Pick<EditorDocument, "store"> & Pick<Workspace, "pristine" | "notices">;

interface EditAttempt {
  readonly edit: Edit;
  readonly failureTitle: string;
  readonly block?: BlockAddress;
}

export function tryEdit(
  context: EditContext,
  { edit, failureTitle, block }: EditAttempt,
): AppliedToSite | undefined {
  const result = context.store.getState().apply(edit);
  if (!("editError" in result)) {
    if (added.includes(edit.kind)) markNew(context, result);
    return result;
  }
  const locked = block && lockOf(context, block) !== undefined;
  context.notices.getState().notify({
    title: failureTitle,
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

export function useTryEdit(): (wanted: EditAttempt) => AppliedToSite | undefined {
  const { store } = useEditorDocument();
  const { pristine, notices } = useWorkspace();
  return useCallback((wanted) => tryEdit({ store, pristine, notices }, wanted), [store, pristine, notices]);
}

/** Edits that add something whose fields have to be filled in. */
const added: readonly Edit["kind"][] = ["insert-page", "insert-block"];

function markNew({ pristine }: EditContext, { added }: AppliedToSite): void {
  if (!added) return;
  const target =
    "block" in added ? ({ in: "block", ...added } as const) : ({ in: "page", ...added } as const);
  markAdded(pristine, fieldKey(target, ""));
}

function lockOf({ store }: EditContext, { page, block }: BlockAddress) {
  const on = findPage(store.getState().document, page);
  return on?.blocks.find(({ id }) => id === block)?.lock;
}
