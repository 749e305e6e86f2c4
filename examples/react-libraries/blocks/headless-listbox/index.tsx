import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Prices from "./island.tsx";

const schema = {
  type: "object",
  title: "Prices",
  description: "The price for a time that is chosen.",
  properties: {
    title,
    prices: {
      type: "array",
      title: "Prices",
      description: "From the shortest time to the longest.",
      items: {
        type: "object",
        title: "Price",
        description: "A time and its price.",
        properties: {
          length: { type: "string", title: "Time", description: "Such as one hour.", minLength: 1 },
          price: { type: "string", title: "Price", description: "Such as £12.", minLength: 1 },
        },
        required: ["length", "price"],
      },
      minItems: 1,
    },
  },
  required: ["title", "prices"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "headless-listbox",
  purpose: "content",
  icon: "tag",
  schema,
  view: ({ title, prices }) => (
    <Section name="headless-listbox" title={title}>
      <Island name="headless-listbox" hydrateOn="interaction" component={Prices} props={{ prices }} />
    </Section>
  ),
  sample: {
    title: "Prices",
    prices: [
      { length: "One hour", price: "£12" },
      { length: "Half a day", price: "£30" },
    ],
  },
});
