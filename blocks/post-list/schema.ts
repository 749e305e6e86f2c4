import type { ObjectSchema } from "../../schema/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Posts",
  description: "Cards of posts, newest first, with links that filter them by category.",
  properties: {
    label,
    title,
    intro,
    posts: {
      type: "object",
      entries: "posts",
      title: "Posts",
      description: "Which posts: all of them, unless you say otherwise.",
      properties: {
        limit: { type: "integer", title: "At most", description: "How many posts are shown.", minimum: 1 },
        category: {
          type: "string",
          entry: "categories",
          title: "Category",
          description: "Only posts in this category.",
        },
        relatedTo: {
          type: "string",
          entry: "posts",
          title: "Related to",
          description: "Only posts in the category of this one, without itself.",
        },
      },
      default: {},
    },
    filter: {
      type: "object",
      title: "Filter",
      description: "Links to the categories above the cards.",
      properties: {
        all: {
          type: "object",
          title: "All",
          description: "The link that shows all posts.",
          properties: {
            text: {
              type: "string",
              title: "Text",
              description: "The words of the link.",
              minLength: 1,
              default: "All",
            },
            href: {
              type: "string",
              format: "link",
              title: "Leads to",
              description: "The page with all posts.",
            },
          },
          required: ["href"],
        },
        categories: {
          type: "object",
          entries: "categories",
          title: "Categories",
          description: "Which categories are offered.",
          properties: {
            filter: {
              type: "boolean",
              title: "Filter button",
              description: "Those marked so.",
              default: true,
            },
          },
          default: {},
        },
        current: {
          type: "string",
          entry: "categories",
          title: "Chosen",
          description: "The category whose page this is; none for all.",
        },
      },
      required: ["all"],
    },
    empty: {
      type: "string",
      title: "When there are none",
      description: "What is said when no post matches.",
      default: "There are no guides in this category yet.",
    },
    readMore: {
      type: "string",
      title: "Words of the link",
      description: "The words at the foot of each card.",
      minLength: 1,
      default: "Read More",
    },
    hideEmpty: {
      type: "boolean",
      title: "Hide when empty",
      description: "Leaves the whole block out when no post matches.",
      default: false,
    },
  },
  required: [],
} as const satisfies ObjectSchema;
