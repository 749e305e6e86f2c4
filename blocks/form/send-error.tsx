import { MessageWithElements } from "../_kit/messages/message-with-elements.tsx";
import type { DeliveryFailure } from "./deliver.ts";
import type { FormFieldsProps } from "./form-fields.tsx";
import type { FormTexts } from "./form-texts.ts";

interface NotSentProps extends Pick<FormFieldsProps, "texts" | "phone" | "phoneHref" | "email"> {
  readonly outcome: DeliveryFailure;
  readonly reason: string | undefined;
}

export function SendError({ outcome, reason, texts, phone, phoneHref, email }: NotSentProps) {
  const reasons = {
    offline: texts.notSentOffline,
    timeout: texts.notSentTimeout,
    refused: texts.notSentRefused,
    failed: texts.notSentFailed,
  };
  const values = {
    phone: phone && <a href={phoneHref}>{phone}</a>,
    email: email && <a href={`mailto:${email}`}>{email}</a>,
  };
  return (
    <p>
      {reason ?? reasons[outcome]}{" "}
      <MessageWithElements text={stillHere(texts, phone, email)} values={values} />
    </p>
  );
}

function stillHere(texts: FormTexts, phone: string | undefined, email: string | undefined): string {
  if (phone && email) return texts.stillHereCallOrWrite;
  if (phone) return texts.stillHereCall;
  return email ? texts.stillHereWrite : texts.stillHere;
}
