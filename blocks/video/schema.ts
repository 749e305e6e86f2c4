import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import { intro, label, picture, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Video",
  description:
    "A film behind a picture: a file of your own, or one on YouTube or Vimeo, which is loaded only when a visitor plays it.",
  properties: {
    label,
    title,
    intro,
    name: {
      type: "string",
      title: "Name",
      description: "What the film is called; screen readers and search engines say it.",
      minLength: 1,
      maxLength: 120,
    },
    poster: { ...picture, title: "Picture", description: "What is seen until the film plays." },
    file: {
      type: "string",
      format: "file",
      title: "File",
      description: "A film among the files of the site, as MP4 or WebM.",
      examples: ["oven.mp4"],
    },
    address: {
      type: "string",
      title: "Address",
      description: "In place of a file: the address of the film's page on YouTube or Vimeo.",
      minLength: 1,
      examples: ["https://vimeo.com/76979871"],
    },
    captions: {
      type: "array",
      title: "Captions",
      description: "What is said and heard, as WebVTT, for a file of your own: one for each language.",
      items: {
        type: "object",
        title: "Captions",
        description: "Captions in a language.",
        properties: {
          file: {
            type: "string",
            format: "file",
            title: "File",
            description: "The captions, as a WebVTT file of the site.",
            minLength: 1,
            examples: ["oven.en.vtt"],
          },
          language: {
            type: "string",
            title: "Language",
            description: "The language of the captions, such as en; the page's, unless you say otherwise.",
            pattern: languageTag,
            errorMessage: "Write a BCP 47 tag, such as en or pt-BR.",
          },
        },
        required: ["file"],
      },
      default: [],
    },
    silent: {
      type: "boolean",
      title: "Silent",
      description: "That nothing is said or heard in it which one would miss, so that it needs no captions.",
      default: false,
    },
    caption: {
      type: "string",
      title: "Caption",
      description: "A few words below the film.",
      minLength: 1,
    },
    published: {
      type: "string",
      format: "date",
      title: "Published",
      description: "The day on which it came out; search engines ask for it.",
    },
  },
  required: ["name", "poster"],
} as const satisfies ObjectSchema;
