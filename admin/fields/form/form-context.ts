import { createContext, useContext } from "react";
import type { StoreApi } from "zustand";
import type { Problems } from "../../check/create-problems.ts";
import type { EditTarget, ValuePath } from "../../document/edit.ts";
import type { SharedText } from "../../labels/tokens/shared-text.ts";
import type { PristineStore } from "../../workspace/pristine-fields.ts";

/** What fields do to the values that they show. */
export interface FieldEdits {
  /** The value as it is now, also while what is typed is not drawn everywhere. */
  read(path: ValuePath): unknown;
  /** Sets a value; undefined removes the key. What is held, such as the handle of a slider, goes on with the last step. */
  set(path: ValuePath, value: unknown, isHeld?: boolean): void;
  /** Sets a text that is typed letter by letter: the page shows it before the rest of the editor does. */
  type(path: ValuePath, text: string | undefined): void;
  /** Puts an item into a list; a list that is missing is made. */
  insertItem(path: ValuePath, index: number, item: unknown): void;
  /** Takes an item out of a list, and gives what puts it back. */
  removeItem(path: ValuePath, index: number): () => void;
  /** Moves an item so that it is at `to` afterwards. */
  moveItem(path: ValuePath, from: number, to: number): void;
  duplicateItem(path: ValuePath, index: number): void;
}

/** A field whose text is written elsewhere: what is typed in it is typed there. */
export interface SharedField {
  /** The field's own path in its form. */
  readonly at: ValuePath;
  /** As the field is written: a token. */
  readonly written: string;
  readonly shared: SharedText;
  /** Where the problems of the text are. */
  readonly problemsAt: { readonly file: string; readonly pointer: string };
  /** Writes something else in the field itself. */
  write(text: string): void;
}

/**
 * What fields need of the form around them. It stays the same object while somebody types, so that typing draws one
 * field anew and not all; what changes is subscribed to.
 */
export interface FormContextValue extends FieldEdits {
  /** Whether values can only be read. */
  readonly readOnly: boolean;
  /** The problems, among which those of this form are in `file`, at or below `pointer`. */
  readonly problems: StoreApi<Problems>;
  readonly file: string;
  readonly pointer: string;
  /** What was just added, whose fields are not called wrong before somebody has left them. */
  readonly pristine: PristineStore;
  readonly target: EditTarget;
  /** The page whose details its texts can quote, if they are of one. */
  readonly page: string | undefined;
  /** What the ids of its elements begin with: two forms of one page never have the same. */
  readonly ids: string;
  /** Set for a single field that shows a text from elsewhere. */
  readonly shared?: SharedField;
  /** Called when a field gets the focus, so that the page can show it. */
  onFocus(path: ValuePath): void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside of a form.");
  return form;
}

/** The form of what is chosen: what somebody is led to is in it. */
export const mainForm = { ids: "field" };

/** A path as an id for labels and focus. */
export function fieldId({ ids }: Pick<FormContextValue, "ids">, path: ValuePath): string {
  return `${ids}-${path.join("-")}`;
}
