import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Boats from "./island.tsx";
import Total from "./total.tsx";

const schema = {
  type: "object",
  title: "Reservation",
  description: "Buttons, and what was reserved with them.",
  properties: {
    title,
    boats: {
      type: "array",
      title: "Boats",
      description: "A button each.",
      items: { type: "string", title: "Boat", description: "Its name.", minLength: 1 },
      minItems: 1,
    },
  },
  required: ["title", "boats"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "zustand-cart",
  purpose: "content",
  icon: "shopping-cart",
  schema,
  view: ({ title, boats }) => (
    <Section name="zustand-cart" title={title}>
      <Island name="zustand-cart" hydrateOn="interaction" component={Boats} props={{ boats }} />
      <Island name="zustand-total" hydrateOn="visible" component={Total} props={{}} />
    </Section>
  ),
  sample: { title: "Reserve", boats: ["Heron", "Teal"] },
});
