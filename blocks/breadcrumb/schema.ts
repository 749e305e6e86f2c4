import type { ObjectSchema } from "../../schema/fields/schema.ts";

export const schema = {
  type: "object",
  title: "Breadcrumb",
  description: "The way from the home page to this one.",
  properties: {
    items: {
      type: "array",
      title: "Steps",
      description:
        "From the home page to this one; the last has no link. By the path and the titles of the pages, unless you say otherwise.",
      items: {
        type: "object",
        title: "Step",
        description: "One page on the way.",
        properties: {
          text: { type: "string", title: "Text", description: "The name of the page.", minLength: 1 },
          href: {
            type: "string",
            format: "link",
            title: "Leads to",
            description: "The page, such as /blog.",
          },
        },
        required: ["text"],
      },
      minItems: 1,
      default: ["{{page.breadcrumbs}}"],
    },
  },
} as const satisfies ObjectSchema;
