import type { ObjectSchema } from "../schema.ts";

const heading = (what: string) =>
  ({ type: "string", title: "Heading", description: `The heading of ${what}.`, minLength: 1 }) as const;
const subtitle = (what: string) =>
  ({
    type: "string",
    format: "multiline",
    title: "Subtitle",
    description: `The sentence below the heading of ${what}.`,
    minLength: 1,
  }) as const;

const aboutSection = {
  type: "object",
  title: "Section",
  description: "One of the two cards.",
  properties: {
    title: heading("the card"),
    description: {
      type: "string",
      format: "markdown",
      title: "Text",
      description: "The text of the card, in Markdown.",
      minLength: 1,
    },
  },
  required: ["title", "description"],
} as const satisfies ObjectSchema;

/** The first screen of the home page. */
export const hero = {
  type: "object",
  title: "Hero",
  description: "The first screen of the home page.",
  properties: {
    title: heading("the home page"),
    subtitle: subtitle("the home page"),
    buttons: {
      type: "object",
      title: "Buttons",
      description: "The words on the two buttons.",
      properties: {
        primary: {
          type: "string",
          title: "First button",
          description: "Leads to the services.",
          minLength: 1,
        },
        secondary: {
          type: "string",
          title: "Second button",
          description: "Leads to the contact page.",
          minLength: 1,
        },
      },
      required: ["primary", "secondary"],
    },
  },
  required: ["title", "subtitle", "buttons"],
} as const satisfies ObjectSchema;

/** The two cards about the practice. */
export const about = {
  type: "object",
  title: "About",
  description: "The two cards about the practice and its projects.",
  properties: {
    title: heading("the section"),
    subtitle: subtitle("the section"),
    sections: {
      type: "object",
      title: "Cards",
      description: "The two cards.",
      properties: { aboutUs: aboutSection, ourProjects: aboutSection },
      required: ["aboutUs", "ourProjects"],
    },
  },
  required: ["title", "subtitle", "sections"],
} as const satisfies ObjectSchema;

/** The heading of the services. */
export const services = {
  type: "object",
  title: "Services",
  description: "The heading and introduction of the services.",
  properties: {
    title: heading("the services"),
    subtitle: subtitle("the services"),
    description: {
      type: "string",
      format: "multiline",
      title: "Description",
      description: "A short introduction to the services.",
      minLength: 1,
    },
  },
  required: ["title", "subtitle", "description"],
} as const satisfies ObjectSchema;
