import { href, type ObjectSchema } from "blockwork";

/** The pages of the documentation by their sections, for each block that leads through them. */
export const sections = {
  type: "array",
  title: "Sections",
  description: "The sections, each with its pages in order.",
  items: {
    type: "object",
    title: "Section",
    description: "A section and its pages.",
    properties: {
      title: { type: "string", title: "Title", description: "A word or two.", minLength: 1 },
      links: {
        type: "array",
        title: "Pages",
        description: "The pages, in order.",
        items: {
          type: "object",
          title: "Page",
          description: "A page and where it is.",
          properties: {
            text: { type: "string", title: "Title", description: "What the page is called.", minLength: 1 },
            href,
          },
          required: ["text", "href"],
        },
      },
      folded: {
        type: "boolean",
        title: "Folded",
        description: "Whether its pages are shown only on a page of it, or when it is opened.",
        default: false,
      },
    },
    required: ["title", "links"],
  },
} as const;

export const schema = {
  type: "object",
  title: "Navigation",
  description: "All pages by their sections, beside the page, or behind a button on a phone.",
  properties: { sections },
  required: ["sections"],
} as const satisfies ObjectSchema;
