import type { ObjectSchema } from "../schema.ts";
import { metaDescription, metaTitle } from "../search-properties.ts";

export const projectTypes = [
  "Residential Extension",
  "Comprehensive Extension",
  "Loft Conversion",
  "New Build",
  "Wellness Facility Development",
  "Commercial Development",
  "New Build Development",
  "Interior Refurbishment",
  "Heritage Conversion",
  "Rear Extension",
] as const;

const sentences = { type: "string", title: "Sentence", description: "One sentence.", minLength: 1 } as const;

export const projectSchema = {
  type: "object",
  title: "Project",
  description: "A case study, one Markdown file in content/projects; the Markdown is the project's overview.",
  properties: {
    title: {
      type: "string",
      title: "Title",
      description: "The name of the project.",
      minLength: 1,
      maxLength: 120,
    },
    location: {
      type: "string",
      title: "Location",
      description: "The area and the town; never a client's address.",
      minLength: 1,
    },
    projectType: { type: "string", enum: projectTypes, title: "Type", description: "The kind of work." },
    image: {
      type: "string",
      format: "media",
      title: "Main picture",
      description: "The picture of the card and the first one on the project's page.",
    },
    gallery: {
      type: "array",
      title: "Gallery",
      description:
        "More pictures of the project, in the order they are shown. Without any, the main picture stands alone.",
      items: { type: "string", format: "media", title: "Picture", description: "A file of content/media." },
      default: [],
    },
    comparison: {
      type: "object",
      title: "Before and after",
      description: "Two pictures from the same viewpoint, for projects that transformed a building.",
      properties: {
        before: { type: "string", format: "media", title: "Before", description: "The building as it was." },
        after: {
          type: "string",
          format: "media",
          title: "After",
          description: "The same view when the work was done.",
        },
        beforeCaption: {
          type: "string",
          title: "Caption before",
          description: "The words below the first picture.",
          default: "Original Property",
        },
        afterCaption: {
          type: "string",
          title: "Caption after",
          description: "The words below the second picture.",
          default: "Transformed Design",
        },
      },
      required: ["before", "after"],
    },
    description: {
      type: "string",
      format: "multiline",
      title: "Description",
      description: "Two lines for the project's card.",
      minLength: 1,
      maxLength: 240,
    },
    size: { type: "string", title: "Size", description: "How large, in words: 64 m² added.", minLength: 1 },
    duration: {
      type: "string",
      title: "Duration",
      description: "How long it took, in words: 8 weeks.",
      minLength: 1,
    },
    completedDate: {
      type: "string",
      title: "Completed",
      description: "The month and year, as June 2024.",
      pattern:
        "^(January|February|March|April|May|June|July|August|September|October|November|December) \\d{4}$",
      examples: ["June 2024"],
    },
    challenges: {
      type: "array",
      title: "Challenges",
      description: "What made it hard, a sentence each.",
      items: sentences,
      default: [],
    },
    solutions: {
      type: "array",
      title: "Solutions",
      description: "What was done about it, in the same order.",
      items: sentences,
      default: [],
    },
    features: {
      type: "array",
      title: "Key features",
      description: "What a visitor would notice, a few words each.",
      items: sentences,
      default: [],
    },
    metaTitle,
    metaDescription,
  },
  required: [
    "title",
    "location",
    "projectType",
    "image",
    "description",
    "size",
    "duration",
    "completedDate",
    "metaTitle",
    "metaDescription",
  ],
} as const satisfies ObjectSchema;
