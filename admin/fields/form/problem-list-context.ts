import { type ComponentType, createContext } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import type { Problem } from "../../../schema/problems/problem.ts";

export interface FieldProblemsProps {
  /** From the value that the form edits. */
  readonly path: ValuePath;
  readonly problems: readonly Problem[];
}

/** What is wrong at a field, with the buttons that mend it. It is given by the form, since a dialog among them has inputs. */
export const ProblemListContext = createContext<ComponentType<FieldProblemsProps> | undefined>(undefined);
