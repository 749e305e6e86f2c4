import type { Resolved } from "../../schema/resolved.ts";
import { Island } from "../_kit/island.tsx";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";
import { StillForm } from "./still-form.tsx";

export function Form({
  label,
  title,
  intro,
  fields,
  button,
  delivery,
  success,
  phone,
  email,
}: Resolved<typeof schema>) {
  return (
    <Section name="form" label={label} title={title} intro={intro}>
      <Island
        name="form"
        hydrateOn="interaction"
        component={StillForm}
        props={{ fields, button, success, phone, email, ...(delivery && { delivery }) }}
      />
    </Section>
  );
}
