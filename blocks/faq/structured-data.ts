import type { StructuredData } from "../../schema/define-block.ts";
import type { Resolved } from "../../schema/resolved.ts";
import { questionsOf } from "./questions.ts";
import type { schema } from "./schema.ts";

/** The questions as a schema.org FAQPage. */
export function structuredData(props: Resolved<typeof schema>): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: questionsOf(props).map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.html },
    })),
  };
}
