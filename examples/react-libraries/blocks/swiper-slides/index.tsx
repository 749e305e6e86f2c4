import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Boats from "./island.tsx";

const schema = {
  type: "object",
  title: "Boats",
  description: "A row of cards that is swiped.",
  properties: {
    title,
    boats: {
      type: "array",
      title: "Boats",
      description: "In order.",
      items: {
        type: "object",
        title: "Boat",
        description: "A card.",
        properties: {
          name: { type: "string", title: "Name", description: "Its name.", minLength: 1 },
          text: { type: "string", title: "Text", description: "A sentence on it.", minLength: 1 },
        },
        required: ["name", "text"],
      },
      minItems: 1,
    },
  },
  required: ["title", "boats"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "swiper-slides",
  purpose: "content",
  icon: "sailboat",
  schema,
  trustedTypes: ["html"],
  allowDuplicatePolicies: true,
  view: ({ title, boats }) => (
    <Section name="swiper-slides" title={title}>
      <Island name="swiper-slides" hydrateOn="visible" component={Boats} props={{ boats }} />
    </Section>
  ),
  sample: {
    title: "Boats",
    boats: [
      { name: "Heron", text: "A rowing boat for two." },
      { name: "Teal", text: "A canoe for three." },
      { name: "Grebe", text: "A dinghy with a sail." },
    ],
  },
});
