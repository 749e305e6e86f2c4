import { type FormEvent, type ReactNode, useId } from "react";
import type { Resolved } from "../../schema/resolved.ts";
import { TelephoneLink } from "../_kit/telephone-link.tsx";
import type { schema } from "./schema.ts";

type FormProps = Resolved<typeof schema>;
type Field = FormProps["fields"][number];

/** What the form itself needs: it travels with the page. */
export type FormFieldsProps = Pick<
  FormProps,
  "fields" | "button" | "delivery" | "success" | "phone" | "email"
>;

interface FormMarkupProps extends FormFieldsProps {
  readonly sending?: boolean;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** What went wrong, said below the button, so that the button stays where it was pressed. */
  readonly children?: ReactNode;
}

/** The name of the field that only machines fill in. Form services know it, and no author's field can be called so. */
export const trapName = "_gotcha";

/** The form as markup: what the server renders and what works without scripts. */
export function FormFields({
  fields,
  button,
  delivery,
  phone,
  email,
  sending = false,
  onSubmit,
  children,
}: FormMarkupProps) {
  const encoding = delivery?.endpoint ? {} : ({ encType: "text/plain" } as const);
  return (
    <form
      className="form-fields"
      method="post"
      action={delivery?.endpoint ?? `mailto:${email}`}
      aria-busy={sending || undefined}
      onSubmit={onSubmit}
      {...encoding}
    >
      {fields.map((field) => (
        <FormField key={field.name} field={field} sending={sending} />
      ))}
      <p className="form-trap" aria-hidden="true">
        <label>
          Leave this empty <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="form-submit">
        <button type="submit" className="button" aria-disabled={sending || undefined}>
          {sending ? "Sending…" : button}
        </button>
        <span className="form-instead">
          Or call <TelephoneLink number={phone} />
        </span>
      </p>
      {children}
    </form>
  );
}

interface FormFieldProps {
  readonly field: Field;
  readonly sending: boolean;
}

function FormField({ field, sending }: FormFieldProps) {
  const id = useId();
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    // What is typed while a message is on its way would be cleared with it, unsent.
    readOnly: sending,
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
