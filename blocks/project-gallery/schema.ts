import { projectTypes } from "../../schema/collections/projects.ts";
import type { ObjectSchema } from "../../schema/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Project gallery",
  description: "A grid of projects, each a card that leads to the project's page.",
  properties: {
    label,
    title,
    intro,
    projects: {
      type: "object",
      entries: "projects",
      title: "Projects",
      description: "Which projects: all of them, unless you say otherwise.",
      properties: {
        limit: { type: "integer", title: "At most", description: "How many projects are shown.", minimum: 1 },
        after: {
          type: "string",
          entry: "projects",
          title: "Those after",
          description: "Only those that follow this project, round in a circle.",
        },
        projectType: {
          type: "string",
          enum: projectTypes,
          title: "Type",
          description: "Only projects of this type.",
        },
      },
      default: {},
    },
    empty: {
      type: "string",
      title: "When there are none",
      description: "What is said when no project matches.",
      default: "No projects to show here yet.",
    },
  },
  required: ["title"],
} as const satisfies ObjectSchema;
