import type { ObjectSchema } from "../schema.ts";

export const company = {
  type: "object",
  title: "Company",
  description: "Who the site is about.",
  properties: {
    name: { type: "string", title: "Name", description: "The name of the practice.", minLength: 1 },
    tagline: {
      type: "string",
      title: "Tagline",
      description: "A few words that go with the name.",
      minLength: 1,
    },
    description: {
      type: "string",
      format: "multiline",
      title: "Description",
      description: "One or two sentences for search engines and link previews.",
      minLength: 1,
    },
    social: {
      type: "string",
      format: "link",
      title: "Social page",
      description: "The address of a social page; opens in a new tab.",
    },
    directory: {
      type: "string",
      format: "link",
      title: "Professional directory",
      description: "The address of the entry in the professional body's directory; opens in a new tab.",
    },
    picture: {
      type: "string",
      format: "media",
      title: "Picture",
      description: "Shown when somebody shares a page that has no picture of its own.",
    },
  },
  required: ["name", "tagline", "description"],
} as const satisfies ObjectSchema;
