import type { Resolved } from "../../schema/fields/resolved.ts";
import { useTelephoneHref } from "../_kit/contact/telephone-link.tsx";
import { Island } from "../_kit/islands/island.tsx";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import { formRecord } from "./form-record.ts";
import { formTexts } from "./form-texts.ts";
import { handlerPath } from "./handler-path.ts";
import type { schema } from "./schema.ts";
import { StaticForm } from "./static-form.tsx";

export function Form(props: Resolved<typeof schema>) {
  const { label, title, intro, fields, button, checks, delivery, success, phone, email } = props;
  const messages = useMessages();
  const page = usePage();
  const phoneHref = useTelephoneHref(phone ?? "");
  return (
    <Section name="form" label={label} title={title} intro={intro}>
      <Island
        name="form"
        hydrateOn="interaction"
        component={StaticForm}
        props={{
          fields,
          checks,
          button: button ?? messages.sendMessage,
          success: { ...success, title: success.title ?? messages.sent },
          texts: formTexts(messages),
          ...(delivery && { delivery }),
          ...(delivery?.handler && {
            handler: {
              form: formRecord(props, { language: page.language, sent: messages.sent }).id,
              address: delivery.endpoint ?? handlerPath,
            },
          }),
          ...(phone && { phone, ...(phoneHref && { phoneHref }) }),
          ...(email && { email }),
        }}
      />
    </Section>
  );
}
