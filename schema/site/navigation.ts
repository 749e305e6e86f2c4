import type { ObjectSchema } from "../schema.ts";

const navigation = {
  type: "array",
  title: "Links",
  description: "The links, in order.",
  items: {
    type: "object",
    title: "Link",
    description: "A text and where it leads.",
    properties: {
      text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
      href: {
        type: "string",
        format: "link",
        title: "Leads to",
        description: "A page of this site, such as /services, or a web address.",
      },
    },
    required: ["text", "href"],
  },
} as const;

/** The links at the top of every page. */
export const header = {
  type: "object",
  title: "Header",
  description: "The links at the top of every page.",
  properties: {
    links: navigation,
    action: {
      ...navigation.items,
      title: "Button",
      description: "What stands out at the end of the header; leave it out for links alone.",
    },
  },
  required: ["links"],
} as const satisfies ObjectSchema;

/** The foot of every page. */
export const footer = {
  type: "object",
  title: "Footer",
  description: "The foot of every page.",
  properties: {
    description: {
      type: "string",
      format: "multiline",
      title: "Description",
      description: "A sentence about the practice.",
      minLength: 1,
    },
    links: navigation,
    copyright: {
      type: "string",
      title: "Copyright",
      description: "The last line; {{year}} is the current year.",
      minLength: 1,
      default: "© {{year}} {{site.company.name}}. All rights reserved.",
    },
  },
  required: ["description", "links"],
} as const satisfies ObjectSchema;
