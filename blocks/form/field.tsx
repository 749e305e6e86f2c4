import { useId } from "react";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { Prose } from "../_kit/prose.tsx";
import { type AnswerRules, minimumLengthOf } from "./answer-fault.ts";
import type { FormTexts } from "./form-texts.ts";
import type { schema } from "./schema.ts";

export type FormField = Resolved<typeof schema>["fields"][number];

interface FieldProps extends Pick<AnswerRules, "checks"> {
  readonly field: FormField;
  readonly texts: FormTexts;
  readonly sending: boolean;
  readonly mistake: string | undefined;
}

export function Field({ field, checks, texts, sending, mistake }: FieldProps) {
  const id = useId();
  const { kind, note } = field;
  const described = [mistake && `${id}mistake`, note && `${id}note`].filter(Boolean).join(" ");
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    // HTML has it for what is written or chosen only.
    autoComplete: kind === "checkbox" || kind === "file" ? undefined : field.autocomplete,
    "aria-invalid": mistake ? true : undefined,
    "aria-describedby": described || undefined,
  };
  const label = (
    <label htmlFor={id} className="form-label">
      {field.label}
      {!field.required && <span className="form-optional"> {texts.optional}</span>}
    </label>
  );
  const control = (
    <FieldControl field={field} checks={checks} texts={texts} sending={sending} attributes={attributes} />
  );
  const wide = kind === "long-text" || kind === "checkbox";
  return (
    <div className={wide ? "form-field form-field-wide" : "form-field"}>
      {kind === "checkbox" ? (
        <p className="form-consent">
          {control}
          {label}
        </p>
      ) : (
        <>
          {label}
          {control}
        </>
      )}
      {mistake && (
        <p id={`${id}mistake`} className="form-mistake">
          {mistake}
        </p>
      )}
      {note && (
        <div id={`${id}note`} className="form-note">
          <Prose text={note} headingAbove={2} />
        </div>
      )}
    </div>
  );
}

interface FieldControlProps extends Omit<FieldProps, "mistake"> {
  readonly attributes: {
    readonly id: string;
    readonly name: string;
    readonly required: boolean;
  };
}

function FieldControl({ field, checks, texts, sending, attributes }: FieldControlProps) {
  const { kind, options, placeholder, accept } = field;
  const minimum = minimumLengthOf(field, { checks });
  const minLength = minimum > 0 ? minimum : undefined;
  // What is typed while a message is on its way would be cleared with it, unsent.
  const text = {
    ...attributes,
    className: "form-input",
    placeholder,
    readOnly: sending,
  };
  switch (kind) {
    case "long-text":
      return <textarea rows={6} minLength={minLength} {...text} />;
    case "select":
      return (
        <select {...attributes} className="form-input" defaultValue="">
          <option value="">{placeholder ?? texts.choose}</option>
          {[...new Set(options)].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "checkbox":
      return <input type="checkbox" {...attributes} className="form-check" />;
    case "file":
      return <input type="file" {...attributes} className="form-input" accept={accept} />;
    case "number":
      return <input type="text" inputMode="decimal" {...text} />;
    case "tel":
      return <input type="tel" pattern={minimum > 0 ? withDigits(minimum) : undefined} {...text} />;
    case "text":
      return <input type="text" minLength={minLength} {...text} />;
    default:
      return <input type={kind} {...text} />;
  }
}

const withDigits = (count: number) => `(?:\\P{Nd}*\\p{Nd}){${count}}.*`;
