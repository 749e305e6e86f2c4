import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Notices from "./island.tsx";

const schema = {
  type: "object",
  title: "Notices",
  description: "News that fade out when they are dismissed.",
  properties: {
    title,
    notices: {
      type: "array",
      title: "Notices",
      description: "The newest first.",
      items: { type: "string", title: "Notice", description: "A sentence.", minLength: 1 },
      minItems: 1,
    },
  },
  required: ["title", "notices"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "motion-list",
  purpose: "content",
  icon: "bell",
  schema,
  view: ({ title, notices }) => (
    <Section name="motion-list" title={title}>
      <Island name="motion-list" hydrateOn="interaction" component={Notices} props={{ notices }} />
    </Section>
  ),
  sample: { title: "News", notices: ["The water is high.", "Closed on Monday."] },
});
