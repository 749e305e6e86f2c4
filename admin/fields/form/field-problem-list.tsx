import { useContext } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { DeveloperMessages } from "../../check/problems/developer-note.tsx";
import { useDescribedProblems } from "../../check/problems/use-described-problems.ts";
import type { IconComponent } from "../../ui/icons/create-icon.tsx";
import { CircleAlert, Info, TriangleAlert } from "../../ui/icons/icons.ts";
import { focusField } from "./focus-field.ts";
import { ForDevelopers } from "./for-developers.tsx";
import { fieldId, useForm } from "./form-context.ts";
import { FixesContext } from "./inner-field.tsx";

export interface FieldProblemsProps {
  /** From the value that the form edits. */
  readonly path: ValuePath;
  readonly problems: readonly Problem[];
}

const looks = {
  error: { className: "field-error", icon: CircleAlert },
  warning: { className: "field-warning", icon: TriangleAlert },
  note: { className: "field-help", icon: Info },
} as const;

function ProblemIcon({ icon: Icon }: { readonly icon: IconComponent }) {
  return <Icon size={15} aria-hidden />;
}

/** What is wrong at a field, as sentences; what only might be is drawn otherwise and says so. */
export function FieldProblemList({ path, problems }: FieldProblemsProps) {
  const form = useForm();
  const told = useDescribedProblems(problems);
  const Fixes = useContext(FixesContext);
  return (
    <>
      <ul className="field-problems" id={`${fieldId(form, path)}-problems`}>
        {told.map(([{ code, severity, message }, { text, hint }]) => (
          <li key={code + message} className={looks[severity].className}>
            <ProblemIcon icon={looks[severity].icon} />
            <span>
              <span className="unseen">
                {severity === "error" ? fieldWords().error : fieldWords().advice}
              </span>
              {text} {hint}
            </span>
          </li>
        ))}
      </ul>
      {Fixes && <Fixes problems={problems} onFixed={() => focusField(path, { scroll: false, form })} />}
      <ForDevelopers>
        <DeveloperMessages problems={problems} />
      </ForDevelopers>
    </>
  );
}
