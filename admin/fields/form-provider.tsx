import { type ReactNode, useEffect, useMemo } from "react";
import type { EditTarget, ValuePath } from "../../editing/document/edit.ts";
import { setValueEdit, valueIn } from "../../editing/document/target.ts";
import { currentSite } from "../../editing/edits/history.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { useChecks } from "../check/site-checks.ts";
import { useOpenedSite } from "../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../sync/store/editor-document.ts";
import { fieldKey, indexAfterMove, indexAfterRemove, markAdded, moveItems } from "../view/pristine-fields.ts";
import { useView, useWorkspace } from "../view/workspace.ts";
import { Field } from "./field.tsx";
import { focusField } from "./form/focus-field.ts";
import { FormContext, type FormContextValue, mainForm } from "./form/form-context.ts";
import { FieldContext } from "./form/inner-field.tsx";
import { NotesContext } from "./form/notes-context.ts";
import { fieldNotes } from "./notes/lazy-notes.ts";

interface FormProviderProps {
  /** What the fields are of; the same object as long as it is the same. */
  readonly target: EditTarget;
  readonly pointer: string;
  readonly file?: string;
  /** Whether values are shown and can't be changed. */
  readonly readOnly?: boolean;
  readonly ids?: string;
  readonly onFocus?: (path: ValuePath) => void;
  readonly children: ReactNode;
}

const nothing = () => undefined;

export function FormProvider(props: FormProviderProps) {
  const { target, pointer, file, ids = mainForm.ids, onFocus = nothing, children } = props;
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { problems } = useChecks();
  const { pristine, view } = useWorkspace();
  const frozen = useEditor((state) => state.readOnly !== undefined);
  const readOnly = (props.readOnly ?? false) || frozen;
  const wanted = useView((state) => state.focusRequest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish, and again when the inputs appear
  useEffect(() => {
    // Effects may run after somebody has gone on elsewhere.
    const isCurrent = view.getState().focusRequest === wanted;
    if (wanted && isCurrent && ids === mainForm.ids) focusField(wanted.field);
  }, [wanted, readOnly, ids]);
  const value = useMemo((): FormContextValue => {
    const { apply, drag, type } = store.getState();
    const placeOf = (path: ValuePath) => fieldKey(target, path.reduce<string>(pointerTo, ""));
    return {
      read: (path) => valueIn(currentSite(store.getState().history), target, path),
      set: (path, next, isHeld = false) => (isHeld ? drag : apply)(setValueEdit(target, path, next)),
      type: (path, text) => type(setValueEdit(target, path, text)),
      insertItem(path, index, item) {
        moveItems(pristine, placeOf(path), (other) => (other >= index ? other + 1 : other));
        markAdded(pristine, placeOf([...path, index]));
        apply({ kind: "insert-item", target, path, index, item });
      },
      removeItem(path, index) {
        const item = valueIn(currentSite(store.getState().history), target, [...path, index]);
        moveItems(pristine, placeOf(path), (other) => indexAfterRemove(other, index));
        apply({ kind: "remove-item", target, path, index });
        const { history: without } = store.getState();
        return () => {
          // As long as nothing else happened it is the last step; later it is put back as a step of its own.
          if (store.getState().history === without) store.getState().undo();
          else apply({ kind: "insert-item", target, path, index, item });
        };
      },
      moveItem(path, index, to) {
        moveItems(pristine, placeOf(path), (other) => indexAfterMove(other, index, to));
        apply({ kind: "move-item", target, path, index, to });
      },
      moveItemToList(path, index, to) {
        const item = valueIn(currentSite(store.getState().history), target, [...path, index]);
        moveItems(pristine, placeOf(path), (other) => indexAfterRemove(other, index));
        // The other list may be in a part that comes behind the item, so it is added first.
        const edits = [
          { kind: "insert-item", target, path: to.path, index: to.count, item },
          { kind: "remove-item", target, path, index },
        ] as const;
        apply({ kind: "batch", edits });
      },
      duplicateItem(path, index) {
        moveItems(pristine, placeOf(path), (other) => (other > index ? other + 1 : other));
        apply({ kind: "duplicate-item", target, path, index });
      },
      readOnly,
      problems,
      pristine,
      target,
      file: file ?? content.file,
      pointer,
      page: "page" in target ? target.page : undefined,
      ids,
      onFocus,
    };
  }, [store, content.file, problems, pristine, target, pointer, file, ids, readOnly, onFocus]);
  return (
    <FormContext value={value}>
      <FieldContext value={Field}>
        <NotesContext value={fieldNotes}>{children}</NotesContext>
      </FieldContext>
    </FormContext>
  );
}
