import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { action, href, link } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Header",
  description: "The head of every page: the name or the logo, the menu and a button.",
  properties: {
    name: {
      type: "string",
      title: "Name",
      description: "The name of the site; with a logo, what screen readers call it.",
      minLength: 1,
    },
    logo: {
      type: "string",
      format: "media",
      title: "Logo",
      description: "A picture in the place of the name.",
    },
    home: {
      type: "string",
      format: "link",
      title: "Home page",
      description: "Where the name leads; without it, to the home page in the language of the page.",
    },
    sheet: {
      type: "string",
      title: "Label of the page's number",
      description:
        "A word before the number of the page among all pages, such as Page; without it there is no number.",
      maxLength: 20,
    },
    links: {
      type: "array",
      title: "Menu",
      description: "The links, in order.",
      items: {
        type: "object",
        title: "Link",
        description: "A link, or a word that opens more links.",
        properties: {
          text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
          href,
          links: {
            type: "array",
            title: "Links below",
            description:
              "They open when a visitor presses the word; its own page, if it has one, comes first.",
            items: link,
            default: [],
          },
        },
        required: ["text"],
      },
      default: [],
    },
    action,
    languages: {
      type: "boolean",
      title: "Language switch",
      description: "Shows links to the page in the other languages of the site.",
      default: false,
    },
  },
  required: ["name"],
} as const satisfies ObjectSchema;
