import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { withLineEnds } from "../../../editing/source-text/with-line-ends.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { useForm } from "../form/form-context.ts";

export function caretAfter(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.length - end;
}

/** What a text field has in common, whether it is an input element or editable content. */
export interface TextBox {
  readonly value: string;
  /** Null if the field has no caret that can be set, such as an e-mail field. */
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
  setSelectionRange(start: number, end: number): void;
  focus(options?: FocusOptions): void;
  /** The element that has the focus, if it is not the text box itself. */
  readonly element?: HTMLElement;
}

interface TextBoxOptions {
  readonly path: ValuePath;
  /** Whether an empty text stays; otherwise its key goes. */
  readonly required: boolean;
}

/** Offsets in the text; both are the same for a caret. */
export interface TextSelection {
  readonly start: number;
  readonly end: number;
}

export function useTextBox({ path, required }: TextBoxOptions) {
  const form = useForm();
  const { store } = useEditorDocument();
  const value = useStore(store, () => form.read(path));
  const text = typeof value === "string" ? value : "";
  const box = useRef<TextBox>(null);
  const known = useRef(text);
  const wanted = useRef<TextSelection>(undefined);
  const typedIn = useRef<TextBox>(undefined);
  useLayoutEffect(() => {
    const shown = box.current;
    const before = known.current;
    known.current = text;
    if (!shown) return;
    const { current: selection } = wanted;
    wanted.current = undefined;
    const isOther = typedIn.current !== undefined && typedIn.current !== shown;
    typedIn.current = undefined;
    if (selection) {
      shown.focus();
      shown.setSelectionRange(selection.start, selection.end);
    } else if (isOther && document.activeElement === document.body) {
      shown.focus();
      shown.setSelectionRange(text.length, text.length);
    } else if (before !== text && isFocused(shown) && shown.selectionStart !== null) {
      const caret = caretAfter(before, text);
      shown.setSelectionRange(caret, caret);
    }
  }, [text]);
  const write = (typed: string) => {
    const next = withLineEnds(text, typed);
    known.current = next;
    if (box.current && isFocused(box.current)) typedIn.current = box.current;
    form.type(path, next === "" && !required ? undefined : next);
  };
  return {
    text,
    box: box as RefObject<TextBox | null>,
    write,
    rewrite(next: string, selection: TextSelection) {
      if (next === box.current?.value) {
        box.current.focus();
        box.current.setSelectionRange(selection.start, selection.end);
        return;
      }
      wanted.current = selection;
      write(next);
    },
    insert(words: string) {
      const shown = box.current;
      const current = shown?.value ?? text;
      const start = shown?.selectionStart ?? current.length;
      const end = shown?.selectionEnd ?? start;
      const caret = start + words.length;
      // An e-mail field has no caret that could be set.
      if (shown?.selectionStart !== null) wanted.current = { start: caret, end: caret };
      write(current.slice(0, start) + words + current.slice(end));
    },
  };
}

function isFocused(box: TextBox): boolean {
  return document.activeElement === (box.element ?? box);
}
