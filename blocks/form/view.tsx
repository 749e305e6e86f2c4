import type { Resolved } from "../../schema/resolved.ts";
import { Island } from "../_kit/island.tsx";
import { Section } from "../_kit/section.tsx";
import { useMessages } from "../_kit/use-messages.ts";
import { formTexts } from "./form-texts.ts";
import type { schema } from "./schema.ts";
import { StaticForm } from "./static-form.tsx";

export function Form(props: Resolved<typeof schema>) {
  const { label, title, intro, fields, button, delivery, success, phone, email } = props;
  const messages = useMessages();
  return (
    <Section name="form" label={label} title={title} intro={intro}>
      <Island
        name="form"
        hydrateOn="interaction"
        component={StaticForm}
        props={{
          fields,
          button: button ?? messages.sendMessage,
          success: { ...success, title: success.title ?? messages.sent },
          texts: formTexts(messages),
          ...(delivery && { delivery }),
          ...(phone && { phone }),
          ...(email && { email }),
        }}
      />
    </Section>
  );
}
