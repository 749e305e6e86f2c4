import { link, type ObjectSchema } from "blockwork";

export const schema = {
  type: "object",
  title: "Head",
  description: "The name of the documentation, a few links, and the search if the site has one.",
  properties: {
    name: { type: "string", title: "Name", description: "What is documented.", minLength: 1 },
    links: {
      type: "array",
      title: "Links",
      description: "A few places that are wanted often.",
      items: link,
      default: [],
    },
  },
  required: ["name"],
} as const satisfies ObjectSchema;
