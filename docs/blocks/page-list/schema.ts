import { href, type ObjectSchema } from "blockwork";
import { sections } from "../docs-nav/schema.ts";

export const schema = {
  type: "object",
  title: "All pages",
  description: "Every page by its section, and the texts that the search looks in.",
  properties: {
    title: { type: "string", title: "Title", description: "The main heading.", minLength: 1 },
    intro: { type: "string", format: "multiline", title: "Introduction", description: "Below the title." },
    sections,
    pages: {
      type: "array",
      deferred: true,
      title: "Texts",
      description: "What the search looks in, page by page.",
      items: {
        type: "object",
        title: "Page",
        description: "A page and its text.",
        properties: {
          title: { type: "string", title: "Title", description: "What the page is called.", minLength: 1 },
          href,
          section: { type: "string", title: "Section", description: "Where it belongs.", minLength: 1 },
          description: { type: "string", title: "In a sentence", description: "What is on it." },
          text: {
            type: "string",
            format: "markdown",
            headingLevel: 2,
            title: "Text",
            description: "What it says.",
          },
        },
        required: ["title", "href", "section", "text"],
      },
    },
  },
  required: ["title", "sections", "pages"],
} as const satisfies ObjectSchema;
