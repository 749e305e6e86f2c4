import type { ObjectSchema } from "../../schema/schema.ts";

export const schema = {
  type: "object",
  title: "Project",
  description: "A whole case study: facts, pictures, overview, challenges, solutions and features.",
  properties: {
    project: {
      type: "string",
      entry: "projects",
      title: "Project",
      description: "The project that is shown; on a page of projects, {{entry.id}}.",
      minLength: 1,
    },
  },
  required: ["project"],
} as const satisfies ObjectSchema;
