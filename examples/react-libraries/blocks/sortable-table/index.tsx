import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Boats from "./island.tsx";

const schema = {
  type: "object",
  title: "Table of boats",
  description: "A table that is sorted by any column.",
  properties: {
    title,
    boats: {
      type: "array",
      title: "Boats",
      description: "The rows.",
      items: {
        type: "object",
        title: "Boat",
        description: "A row.",
        properties: {
          name: { type: "string", title: "Name", description: "Its name.", minLength: 1 },
          seats: { type: "integer", title: "Seats", description: "How many.", minimum: 1 },
        },
        required: ["name", "seats"],
      },
      minItems: 1,
    },
  },
  required: ["title", "boats"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "sortable-table",
  purpose: "content",
  icon: "table",
  schema,
  view: ({ title, boats }) => (
    <Section name="sortable-table" title={title}>
      <Island name="sortable-table" hydrateOn="visible" component={Boats} props={{ boats }} />
    </Section>
  ),
  sample: {
    title: "All boats",
    boats: [
      { name: "Teal", seats: 3 },
      { name: "Grebe", seats: 6 },
      { name: "Heron", seats: 2 },
    ],
  },
});
