import type { ReactNode } from "react";
import type { Schema } from "../../schema/schema.ts";
import { fieldId, type Path, useForm } from "./form-context.ts";

interface FieldFrameProps {
  readonly schema: Schema;
  readonly path: Path;
  readonly required: boolean;
  readonly children: ReactNode;
  /** What stands below the input, such as what its tokens mean. */
  readonly below?: ReactNode;
}

/** A label, an input, help, and what is wrong with the value. */
export function FieldFrame({ schema, path, required, children, below }: FieldFrameProps) {
  const problems = useForm().problemsAt(path);
  const id = fieldId(path);
  return (
    <div className={problems.length > 0 ? "field field-wrong" : "field"} data-field={path.join(".")}>
      <label className="field-label" htmlFor={id}>
        {schema.title}
        {!required && <span className="field-optional"> optional</span>}
      </label>
      {children}
      {below}
      <p className="field-help" id={`${id}-help`}>
        {schema.description}
      </p>
      {problems.length > 0 && (
        <div className="field-problems" id={`${id}-problems`}>
          {problems.map((problem) => (
            <p key={problem.code + problem.message}>
              {problem.message} {problem.suggestion}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** The attributes that tie an input to its frame. */
export function inputAttributes(path: Path, wrong: boolean) {
  const id = fieldId(path);
  return {
    id,
    "aria-describedby": wrong ? `${id}-problems ${id}-help` : `${id}-help`,
    "aria-invalid": wrong || undefined,
  };
}
