import { type ComponentType, createContext } from "react";
import type { EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import type { Problem } from "../../../schema/problems/problem.ts";

export interface FieldProblemsProps {
  /** From the value that the form edits. */
  readonly path: ValuePath;
  readonly problems: readonly Problem[];
}

export interface RemainingUsesProps {
  /** The id of the field that was changed. */
  readonly field: string;
  readonly target: EditTarget;
  readonly at: ValuePath;
  /** The text before the change, and after it. */
  readonly before: string;
  readonly after: string;
}

/** What stands at a field only sometimes, and is loaded behind the form. */
interface FieldNotes {
  readonly FieldProblemList: ComponentType<FieldProblemsProps>;
  readonly RemainingUses: ComponentType<RemainingUsesProps>;
}

export const NotesContext = createContext<FieldNotes | undefined>(undefined);
