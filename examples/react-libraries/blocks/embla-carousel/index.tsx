import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Quotes from "./island.tsx";

const schema = {
  type: "object",
  title: "Quotes",
  description: "What guests say, one at a time.",
  properties: {
    title,
    quotes: {
      type: "array",
      title: "Quotes",
      description: "One after the other.",
      items: { type: "string", title: "Quote", description: "A sentence or two.", minLength: 1 },
      minItems: 1,
    },
  },
  required: ["title", "quotes"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "embla-carousel",
  purpose: "trust",
  icon: "quote",
  schema,
  view: ({ title, quotes }) => (
    <Section name="embla-carousel" title={title}>
      <Island name="embla-carousel" hydrateOn="visible" component={Quotes} props={{ quotes }} />
    </Section>
  ),
  sample: { title: "Guests", quotes: ["We came for a day and stayed a week.", "The water was like glass."] },
});
