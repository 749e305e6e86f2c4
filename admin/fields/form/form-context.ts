import { createContext, useContext } from "react";
import type { StoreApi } from "zustand";
import type { EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import type { SharedText } from "../../../editing/labels/tokens/shared-text.ts";
import type { Problems } from "../../check/create-problems.ts";
import type { PristineStore } from "../../view/pristine-fields.ts";

/** The edits of a form. Paths begin at the value that the form edits. */
interface FieldEdits {
  /** The current value; undefined if the key is missing. */
  read(path: ValuePath): unknown;
  /** Sets a value; undefined removes the key. What is held, such as the handle of a slider, goes on with the last step. */
  set(path: ValuePath, value: unknown, isHeld?: boolean): void;
  /** Sets a text while it is typed; undefined removes the key. */
  type(path: ValuePath, text: string | undefined): void;
  /** Inserts an item so that it is at `index`. */
  insertItem(path: ValuePath, index: number, item: unknown): void;
  /** Returns what undoes it. */
  removeItem(path: ValuePath, index: number): () => void;
  /** Moves an item so that it is at `to` afterwards. */
  moveItem(path: ValuePath, from: number, to: number): void;
  /** Moves an item to the end of another list of the same value, in one step. */
  moveItemToList(
    path: ValuePath,
    index: number,
    to: { readonly path: ValuePath; readonly count: number },
  ): void;
  /** Inserts a copy after the item. */
  duplicateItem(path: ValuePath, index: number): void;
}

/** A field whose value is a token: it edits the setting or the page's value that the token stands for. */
export interface SharedField {
  /** The field. */
  readonly at: ValuePath;
  /** The value of the field as written: the token. */
  readonly written: string;
  /** The value that the token stands for, and where it is. */
  readonly shared: SharedText;
  /** Where that value is, for its problems. */
  readonly problemsAt: { readonly file: string; readonly pointer: string };
  /** Replaces the token by a text of the field's own. */
  write(text: string): void;
}

/**
 * What fields need of the form around them. It stays the same object while somebody types, so that typing draws one
 * field anew and not all; what changes is subscribed to.
 */
export interface FormContextValue extends FieldEdits {
  readonly readOnly: boolean;
  readonly problems: StoreApi<Problems>;
  /** The file that the form edits, as problems name it. */
  readonly file: string;
  /** The JSON pointer to the value that the form edits. */
  readonly pointer: string;
  /** The fields whose problems are not reported yet. */
  readonly pristine: PristineStore;
  /** The value that the form edits, for edits. */
  readonly target: EditTarget;
  /** The page that the fields are on; undefined for settings and entries. */
  readonly page: string | undefined;
  /** What the ids of its elements begin with: two forms of one page never have the same. */
  readonly ids: string;
  /** Defined in a field that edits the value of a token. */
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
