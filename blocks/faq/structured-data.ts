import type { StructuredData } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import type { schema } from "./schema.ts";
import { visibleQuestions } from "./visible-questions.ts";

export function structuredData(props: Resolved<typeof schema>): StructuredData | undefined {
  const questions = visibleQuestions(props);
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.html },
    })),
  };
}
