import type { ObjectSchema } from "../../schema/fields/schema.ts";

const page = {
  type: "string",
  format: "link",
  title: "Page",
  description: "A page of the list.",
} as const;

export const schema = {
  type: "object",
  title: "Pagination",
  description: "Links to the page before and the page after, for a list on several pages.",
  properties: {
    previous: {
      ...page,
      title: "Previous page",
      description: "The page of the list before this one.",
      examples: ["{{page.previous}}"],
    },
    next: {
      ...page,
      title: "Next page",
      description: "The page of the list after this one.",
      examples: ["{{page.next}}"],
    },
    number: {
      type: "integer",
      title: "This page",
      description: "Which page of the list this is, from 1.",
      minimum: 1,
    },
    count: {
      type: "integer",
      title: "Pages",
      description: "How many pages the list has.",
      minimum: 1,
    },
    previousText: {
      type: "string",
      title: "Words for the previous page",
      description: "If you want others than usual.",
      minLength: 1,
    },
    nextText: {
      type: "string",
      title: "Words for the next page",
      description: "If you want others than usual.",
      minLength: 1,
    },
  },
  required: [],
} as const satisfies ObjectSchema;
