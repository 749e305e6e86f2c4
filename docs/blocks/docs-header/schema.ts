import { link, type ObjectSchema } from "blockwork";

export const schema = {
  type: "object",
  title: "Head",
  description: "The name of the documentation, a few links, and the search.",
  properties: {
    name: { type: "string", title: "Name", description: "What is documented.", minLength: 1 },
    links: {
      type: "array",
      title: "Links",
      description: "A few places that are wanted often.",
      items: link,
      default: [],
    },
    search: {
      ...link,
      title: "Search",
      description: "The page with all pages, which has the index of the search.",
    },
  },
  required: ["name", "search"],
} as const satisfies ObjectSchema;
