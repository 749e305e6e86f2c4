import { useContext } from "react";
import { type FieldProblemsProps, NotesContext } from "./notes-context.ts";

export function FieldProblems({ path, problems }: FieldProblemsProps) {
  const notes = useContext(NotesContext);
  return notes && problems.length > 0 && <notes.FieldProblemList path={path} problems={problems} />;
}
