import type { ReactNode } from "react";
import type { Problem } from "../../schema/problem.ts";
import type { Schema } from "../../schema/schema.ts";
import { messages } from "../messages/messages.ts";
import { StillNote } from "../replace/still-note.tsx";
import { FieldProblems } from "./field-problems.tsx";
import { type FormContextValue, fieldId, type Path, useForm } from "./form-context.ts";
import { SharedNote } from "./shared-note.tsx";
import { UnusedNote } from "./unused-note.tsx";
import { useLeave } from "./use-leave.ts";

interface FieldFrameProps {
  readonly schema: Schema;
  readonly path: Path;
  readonly required: boolean;
  readonly problems: readonly Problem[];
  /** Whether the input is made of several controls, which the label names together. */
  readonly group?: boolean;
  /** Beside the label, such as what can be inserted. */
  readonly tools?: ReactNode;
  /** Between the input and the help, such as what its tokens mean. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A label, an input, help, and what is wrong with the value. */
export function FieldFrame(props: FieldFrameProps) {
  const { schema, path, required, problems, group, tools, below, children } = props;
  const form = useForm();
  const id = fieldId(form, path);
  const named = { className: "field-label", id: `${id}-label` };
  return (
    <div
      className={`field${hasErrors(problems) ? " field-wrong" : ""}${form.shared ? " field-shared" : ""}`}
      data-field={path.join(".")}
      {...useLeave(path, problems)}
      {...(group && { role: "group", "aria-labelledby": named.id })}
    >
      <div className="field-head">
        {group ? (
          <span {...named}>{schema.title}</span>
        ) : (
          <label {...named} htmlFor={id}>
            {schema.title}
          </label>
        )}
        {required && <span className="field-note">{messages.form.required}</span>}
        {tools}
      </div>
      {children}
      {below}
      {form.shared && <SharedNote {...form.shared} />}
      <UnusedNote path={path} />
      <StillNote path={path} />
      <FieldProblems path={path} problems={problems} />
      {schema.description && (
        <p className="field-help" id={`${id}-help`}>
          {schema.description}
        </p>
      )}
    </div>
  );
}

type Ids = Pick<FormContextValue, "ids">;

/** The attributes that tie a button or any other control to its frame. */
export function controlAttributes(form: Ids, path: Path, problems: readonly Problem[]) {
  const id = fieldId(form, path);
  return { id, "aria-describedby": problems.length > 0 ? `${id}-problems ${id}-help` : `${id}-help` };
}

/** The attributes that tie an input to its frame. */
export function inputAttributes(form: Ids, path: Path, problems: readonly Problem[], required = false) {
  return {
    ...controlAttributes(form, path, problems),
    "aria-invalid": hasErrors(problems) || undefined,
    "aria-required": required || undefined,
  };
}

const hasErrors = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === "error");
