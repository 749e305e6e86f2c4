import type { FormEvent, ReactNode, Ref } from "react";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { MessageWithElements } from "../_kit/messages/message-with-elements.tsx";
import { Field } from "./field.tsx";
import type { FormTexts } from "./form-texts.ts";
import type { schema } from "./schema.ts";

type FormProps = Resolved<typeof schema>;

export interface FormFieldsProps
  extends Pick<FormProps, "fields" | "checks" | "delivery" | "phone" | "email"> {
  /** A `tel:` link to `phone`. */
  readonly phoneHref?: string;
  /** The text of the button. */
  readonly button: string;
  /** What is shown after sending. */
  readonly success: { readonly title: string; readonly text?: string };
  /** Where the form handler is, and the id by which it knows this form. */
  readonly handler?: { readonly form: string; readonly address: string };
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
  readonly robotCheck?: ReactNode;
  /** What went wrong, said below the button, so that the button stays where it was pressed. */
  readonly children?: ReactNode;
}

export const honeypotName = "_gotcha";

export function FormFields(props: FormMarkupProps) {
  const {
    fields,
    checks,
    button,
    handler,
    phone,
    phoneHref,
    texts,
    sending = false,
    mistakes = {},
    children,
  } = props;
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
          checks={checks}
          texts={texts}
          sending={sending}
          mistake={Object.hasOwn(mistakes, field.name) ? mistakes[field.name] : undefined}
        />
      ))}
      <p className="form-trap" aria-hidden="true">
        <label>
          {texts.leaveEmpty} <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {handler && <input type="hidden" name="_form" value={handler.form} />}
      {props.robotCheck}
      <p className="form-submit">
        <button type="submit" className="button" aria-disabled={sending || undefined}>
          {sending ? texts.sending : button}
        </button>
        {phone && (
          <span className="form-instead">
            <MessageWithElements text={texts.orCall} values={{ phone: <a href={phoneHref}>{phone}</a> }} />
          </span>
        )}
      </p>
      {isTrial(props) && <p className="form-demonstration">{texts.sentNowhere}</p>}
      {children}
    </form>
  );
}

export function addressOf({ handler, delivery }: Pick<FormFieldsProps, "handler" | "delivery">) {
  return handler?.address ?? delivery?.endpoint;
}

function isTrial(props: Pick<FormFieldsProps, "handler" | "delivery">): boolean {
  return addressOf(props) === undefined;
}

function destinationOf(props: FormFieldsProps) {
  const { fields, email } = props;
  const action = addressOf(props);
  if (action === undefined) return email ? { action: `mailto:${email}`, encType: "text/plain" } : {};
  const files = fields.some(({ kind }) => kind === "file");
  return { action, ...(files && { encType: "multipart/form-data" }) };
}
