import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Downloads",
  description: "Files to download, each with its kind, its size and its language.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Files",
      description: "The files, in order.",
      items: {
        type: "object",
        title: "File",
        description: "A file and what it is.",
        properties: {
          file: {
            type: "string",
            format: "file",
            measured: true,
            title: "File",
            description:
              "A file of the site. An ending such as .de.pdf says that it is in another language than the page.",
            minLength: 1,
          },
          title: {
            type: "string",
            title: "Name",
            description: "What it is called; the name of the file, unless you say otherwise.",
            minLength: 1,
            maxLength: 120,
          },
          text: {
            type: "string",
            format: "multiline",
            title: "Text",
            description: "What is in it, in a few words.",
            minLength: 1,
          },
        },
        required: ["file"],
      },
    },
  },
  required: ["items"],
} as const satisfies ObjectSchema;
