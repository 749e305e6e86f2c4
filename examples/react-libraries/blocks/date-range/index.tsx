import { Day, defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Stay from "./island.tsx";

const schema = {
  type: "object",
  title: "Stay",
  description: "A number of nights from a day on.",
  properties: {
    title,
    from: { type: "string", format: "date", title: "First day", description: "When it begins." },
  },
  required: ["title", "from"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "date-range",
  purpose: "content",
  icon: "calendar",
  schema,
  view: ({ title, from }) => (
    <Section name="date-range" title={title}>
      <p>
        From <Day date={from} />
      </p>
      <Island name="date-range" hydrateOn="interaction" component={Stay} props={{ from }} />
    </Section>
  ),
  sample: { title: "Stay a while", from: "2027-06-04" },
});
