import { useId } from "react";
import type { Resolved } from "../../schema/resolved.ts";
import { Section } from "../_kit/section.tsx";
import { telephoneHref } from "../_kit/telephone-href.ts";
import type { schema } from "./schema.ts";

type FormProps = Resolved<typeof schema>;
type Field = FormProps["fields"][number];

export function Form({ label, title, intro, fields, button, delivery, phone, email }: FormProps) {
  const encoding = delivery ? {} : ({ encType: "text/plain" } as const);
  return (
    <Section name="form" label={label} title={title} intro={intro}>
      <form
        className="form-fields"
        method="post"
        action={delivery?.endpoint ?? `mailto:${email}`}
        {...encoding}
      >
        {fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
        <p className="form-trap">
          <label>
            Leave this empty <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <p className="form-submit">
          <button type="submit" className="button">
            {button}
          </button>
          <span className="form-instead">
            Or call <a href={telephoneHref(phone)}>{phone}</a>
          </span>
        </p>
      </form>
    </Section>
  );
}

function FormField({ field }: { readonly field: Field }) {
  const id = useId();
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
    className: "form-input",
  };
  return (
    <p className={field.kind === "long-text" ? "form-field form-field-wide" : "form-field"}>
      <label htmlFor={id} className="form-label">
        {field.label}
        {!field.required && <span className="form-optional"> (optional)</span>}
      </label>
      {field.kind === "long-text" ? (
        <textarea rows={6} {...attributes} />
      ) : (
        <input type={field.kind} {...attributes} />
      )}
    </p>
  );
}
