import type { Resolved } from "../../schema/fields/resolved.ts";
import { Prose } from "../_kit/prose.tsx";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";

export function ProseBlock({ label, title, intro, text }: Resolved<typeof schema>) {
  return (
    <Section name="prose" label={label} title={title} intro={intro}>
      <Prose text={text} />
    </Section>
  );
}
