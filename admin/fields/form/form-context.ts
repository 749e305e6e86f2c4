import { createContext, useContext } from "react";
import type { StoreApi } from "zustand";
import type { EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import type { SharedText } from "../../../editing/labels/tokens/shared-text.ts";
import type { Problems } from "../../check/create-problems.ts";
import type { PristineStore } from "../../view/pristine-fields.ts";

export interface FieldEdits {
  read(path: ValuePath): unknown;
  /** Sets a value; undefined removes the key. What is held, such as the handle of a slider, goes on with the last step. */
  set(path: ValuePath, value: unknown, isHeld?: boolean): void;
  type(path: ValuePath, text: string | undefined): void;
  insertItem(path: ValuePath, index: number, item: unknown): void;
  removeItem(path: ValuePath, index: number): () => void;
  /** Moves an item so that it is at `to` afterwards. */
  moveItem(path: ValuePath, from: number, to: number): void;
  /** Moves an item to the end of another list of the same value, in one step. */
  moveItemToList(
    path: ValuePath,
    index: number,
    to: { readonly path: ValuePath; readonly count: number },
  ): void;
  duplicateItem(path: ValuePath, index: number): void;
}

export interface SharedField {
  readonly at: ValuePath;
  readonly written: string;
  readonly shared: SharedText;
  readonly problemsAt: { readonly file: string; readonly pointer: string };
  write(text: string): void;
}

/**
 * What fields need of the form around them. It stays the same object while somebody types, so that typing draws one
 * field anew and not all; what changes is subscribed to.
 */
export interface FormContextValue extends FieldEdits {
  readonly readOnly: boolean;
  readonly problems: StoreApi<Problems>;
  readonly file: string;
  readonly pointer: string;
  readonly pristine: PristineStore;
  readonly target: EditTarget;
  readonly page: string | undefined;
  /** What the ids of its elements begin with: two forms of one page never have the same. */
  readonly ids: string;
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

export const mainForm = { ids: "field" };

export function fieldId({ ids }: Pick<FormContextValue, "ids">, path: ValuePath): string {
  return `${ids}-${path.join("-")}`;
}
