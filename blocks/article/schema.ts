import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { actions, line, picture } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Article",
  description: "A whole article: its head, its picture, its text and its tags.",
  properties: {
    title: {
      type: "string",
      title: "Heading",
      description: "The main heading of the page.",
      minLength: 1,
      maxLength: 200,
    },
    excerpt: {
      type: "string",
      format: "multiline",
      title: "Excerpt",
      description: "A sentence or two below the heading.",
    },
    picture,
    category: {
      type: "object",
      title: "Category",
      description: "What the article is about, above the heading.",
      properties: {
        text: { type: "string", title: "Text", description: "The name of the category.", minLength: 1 },
        href: {
          type: "string",
          format: "link",
          title: "Leads to",
          description: "The page with all articles of the category.",
        },
      },
      required: ["text"],
    },
    facts: {
      type: "array",
      title: "Facts",
      description: "A few words each beside the category, such as a place.",
      items: line,
      default: [],
    },
    published: {
      type: "string",
      format: "date",
      title: "Published",
      description: "The day on which it was published.",
    },
    updated: {
      type: "string",
      format: "date",
      title: "Updated",
      description: "The day of the last change; shown when it is another one.",
    },
    author: { type: "string", title: "Author", description: "Who wrote it." },
    body: {
      type: "string",
      format: "markdown",
      headingLevel: 2,
      title: "Text",
      description: "The article itself.",
      minLength: 1,
    },
    tags: {
      type: "array",
      title: "Tags",
      description: "What it is about, in a word or two each.",
      items: line,
      default: [],
    },
    shareText: {
      type: "string",
      title: "Share button",
      description: "The words on the button that shares the article, if you want others than usual.",
      minLength: 1,
    },
    tagsTitle: {
      type: "string",
      title: "Heading of the tags",
      description: "The words before the tags, if you want others than usual.",
      minLength: 1,
    },
    actions,
  },
  required: ["title", "body"],
} as const satisfies ObjectSchema;
