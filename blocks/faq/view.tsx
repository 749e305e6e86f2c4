import type { Resolved } from "../../schema/resolved.ts";
import { numbered } from "../_kit/numbered.ts";
import { Prose } from "../_kit/prose.tsx";
import { Section } from "../_kit/section.tsx";
import { questionsOf } from "./questions.ts";
import type { schema } from "./schema.ts";

export function Faq(props: Resolved<typeof schema>) {
  const { label, title, intro } = props;
  return (
    <Section name="faq" label={label} title={title} intro={intro}>
      <div className="faq-items">
        {numbered(questionsOf(props)).map(([key, item]) => (
          <details key={key} className="faq-item" open>
            <summary className="faq-question">{item.question}</summary>
            <Prose text={item.answer} className="faq-answer" />
          </details>
        ))}
      </div>
    </Section>
  );
}
