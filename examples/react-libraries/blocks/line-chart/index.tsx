import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Guests from "./island.tsx";

const text = (name: string) =>
  ({ type: "string", title: name, description: `The ${name}.`, minLength: 1 }) as const;
const schema = {
  type: "object",
  title: "Chart",
  description: "Guests by month, a line for each year.",
  properties: {
    title,
    months: { type: "array", title: "Months", description: "Below the line.", items: text("month") },
    years: {
      type: "array",
      title: "Years",
      description: "A button each.",
      items: {
        type: "object",
        title: "Year",
        description: "A line.",
        properties: {
          year: text("year"),
          guests: {
            type: "array",
            title: "Guests",
            description: "As many as there are months.",
            items: { type: "integer", title: "Guests", description: "In a month.", minimum: 0 },
          },
        },
        required: ["year", "guests"],
      },
      minItems: 1,
    },
  },
  required: ["title", "months", "years"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "line-chart",
  purpose: "content",
  icon: "chart-line",
  schema,
  view: ({ title, months, years }) => (
    <Section name="line-chart" title={title}>
      <Island name="line-chart" hydrateOn="visible" component={Guests} props={{ months, years }} />
    </Section>
  ),
  sample: {
    title: "A good summer",
    months: ["June", "July", "August"],
    years: [
      { year: "2025", guests: [40, 90, 110] },
      { year: "2026", guests: [60, 120, 100] },
    ],
  },
});
