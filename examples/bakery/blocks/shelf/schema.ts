import { href, intro, label, link, type ObjectSchema, picture, title } from "blockwork";

export const schema = {
  type: "object",
  title: "Shelf",
  description: "What is for sale, each with its picture and a tag with its price.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Goods",
      description: "What is on the shelf, in order.",
      items: {
        type: "object",
        title: "Article",
        description: "Something for sale.",
        properties: {
          name: { type: "string", title: "Name", description: "What it is called.", minLength: 1 },
          href,
          picture,
          price: { type: "string", title: "Price", description: "As it stands on the tag.", minLength: 1 },
          weight: { type: "string", title: "Weight", description: "Such as 800 g." },
          text: { type: "string", format: "multiline", title: "Text", description: "A sentence about it." },
        },
        required: ["name", "href", "picture", "price"],
      },
      minItems: 1,
    },
    more: { ...link, description: "A link below the shelf." },
  },
  required: ["items"],
} as const satisfies ObjectSchema;
