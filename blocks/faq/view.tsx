import type { Resolved } from "../../schema/fields/resolved.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { Prose } from "../_kit/prose.tsx";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";
import { visibleQuestions } from "./visible-questions.ts";

export function Faq(props: Resolved<typeof schema>) {
  const { label, title, intro } = props;
  const questions = visibleQuestions(props);
  if (questions.length === 0) return null;
  return (
    <Section name="faq" label={label} title={title} intro={intro}>
      <div className="faq-items">
        {withIndexKeys(questions).map(([key, item]) => (
          <details key={key} className="faq-item" open {...languageAttributes(item)}>
            <summary className="faq-question">{item.question}</summary>
            <Prose text={item.answer} className="faq-answer" headingAbove={2} />
          </details>
        ))}
      </div>
    </Section>
  );
}
