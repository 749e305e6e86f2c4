import { CircleAlert, TriangleAlert } from "lucide-react";
import type { Problem } from "../../schema/problem.ts";
import { messages } from "../messages/messages.ts";
import { fieldId, type Path, useForm } from "./form-context.ts";

interface FieldProblemsProps {
  readonly path: Path;
  readonly problems: readonly Problem[];
}

/** What is wrong, as sentences; what only might be is drawn otherwise and says so. */
export function FieldProblems({ path, problems }: FieldProblemsProps) {
  const form = useForm();
  if (problems.length === 0) return null;
  return (
    <ul className="field-problems" id={`${fieldId(form, path)}-problems`}>
      {problems.map(({ code, severity, message, suggestion }) => (
        <li key={code + message} className={`field-${severity}`}>
          {severity === "error" ? (
            <CircleAlert size={15} aria-hidden />
          ) : (
            <TriangleAlert size={15} aria-hidden />
          )}
          <span>
            <span className="unseen">
              {severity === "error" ? messages.form.error : messages.form.advice}
            </span>
            {message} {suggestion}
          </span>
        </li>
      ))}
    </ul>
  );
}
