import { createContext, useContext } from "react";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { Problem } from "../../schema/problem.ts";

/** The way to a value inside props or settings: keys and indexes. */
export type Path = readonly (string | number)[];

/** Something that a field can offer to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What fields need from the editor around them. A field knows its schema, its value and its path, nothing else. */
export interface FormContextValue {
  /** Sets a value; undefined removes the key. */
  set(path: Path, value: unknown): void;
  insertItem(path: Path, index: number, value: unknown): void;
  removeItem(path: Path, index: number): void;
  moveItem(path: Path, from: number, to: number): void;
  /** What is wrong at a value, as sentences. */
  problemsAt(path: Path): readonly Problem[];
  /** Called when a field gets the focus, so that the page can show it. */
  onFocus(path: Path): void;
  /** Pages, projects, posts and contact addresses that a link can lead to. */
  readonly links: readonly Choice[];
  readonly media: ReadonlyMap<string, MediaFacts>;
  pictureAddress(name: string): string;
  /** The entries of a collection. */
  entries(collection: string): readonly Choice[];
  /** What a token stands for now, or nothing if it is not known. */
  tokenValue(name: string): string | undefined;
  /** Goes to the place where a token's value is edited, if there is one. */
  openToken(name: string): void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside of a form.");
  return form;
}

/** A path as an id for labels and focus. */
export function fieldId(path: Path): string {
  return `field-${path.join("-")}`;
}
