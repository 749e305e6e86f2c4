import type { FormEvent, ReactNode, Ref } from "react";
import type { Resolved } from "../../schema/resolved.ts";
import { MessageWithElements } from "../_kit/message-with-elements.tsx";
import { TelephoneLink } from "../_kit/telephone-link.tsx";
import { Field } from "./field.tsx";
import type { FormTexts } from "./form-texts.ts";
import type { schema } from "./schema.ts";

type FormProps = Resolved<typeof schema>;

export interface FormFieldsProps extends Pick<FormProps, "fields" | "delivery" | "phone" | "email"> {
  readonly button: string;
  readonly success: { readonly title: string; readonly text?: string };
  readonly texts: FormTexts;
}

interface FormMarkupProps extends FormFieldsProps {
  readonly sending?: boolean;
  readonly mistakes?: Readonly<Record<string, string>>;
  /** Whether mistakes are said by us instead of by the browser. */
  readonly checked?: boolean;
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** What went wrong, said below the button, so that the button stays where it was pressed. */
  readonly children?: ReactNode;
}

export const honeypotName = "_gotcha";

export function FormFields(props: FormMarkupProps) {
  const { fields, button, delivery, phone, texts, sending = false, mistakes = {}, children } = props;
  return (
    <form
      ref={props.ref}
      className="form-fields"
      method="post"
      noValidate={props.checked}
      aria-busy={sending || undefined}
      onSubmit={props.onSubmit}
      onInput={props.onInput}
      {...destinationOf(props)}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          texts={texts}
          sending={sending}
          mistake={mistakes[field.name]}
        />
      ))}
      <p className="form-trap" aria-hidden="true">
        <label>
          {texts.leaveEmpty} <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="form-submit">
        <button type="submit" className="button" aria-disabled={sending || undefined}>
          {sending ? texts.sending : button}
        </button>
        {phone && (
          <span className="form-instead">
            <MessageWithElements text={texts.orCall} values={{ phone: <TelephoneLink number={phone} /> }} />
          </span>
        )}
      </p>
      {!delivery?.endpoint && <p className="form-demonstration">{texts.sentNowhere}</p>}
      {children}
    </form>
  );
}

function destinationOf({ fields, delivery, email }: FormFieldsProps) {
  if (!delivery?.endpoint) return email ? { action: `mailto:${email}`, encType: "text/plain" } : {};
  const files = fields.some(({ kind }) => kind === "file");
  return { action: delivery.endpoint, ...(files && { encType: "multipart/form-data" }) };
}
