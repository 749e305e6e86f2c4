import { fieldWords } from "../../../editing/messages/field-words.ts";
import { DeveloperMessages } from "../../check/problems/developer-note.tsx";
import { useDescribedProblems } from "../../check/problems/use-described-problems.ts";
import type { IconComponent } from "../../ui/icons/create-icon.tsx";
import { CircleAlert, Info, TriangleAlert } from "../../ui/icons/icons.ts";
import { FixButtons } from "../fixes/fix-buttons.tsx";
import { focusField } from "../form/focus-field.ts";
import { ForDevelopers } from "../form/for-developers.tsx";
import { fieldId, useForm } from "../form/form-context.ts";
import type { FieldProblemsProps } from "../form/notes-context.ts";

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
      <FixButtons problems={problems} onFixed={() => focusField(path, { scroll: false, form })} />
      <ForDevelopers>
        <DeveloperMessages problems={problems} />
      </ForDevelopers>
    </>
  );
}
