import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { childBlocks } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Columns",
  description: "Two or three columns, each with blocks of its own; on a phone one below the other.",
  properties: {
    columns: {
      type: "array",
      title: "Columns",
      description: "The columns, in the order in which they are read.",
      items: {
        type: "object",
        title: "Column",
        description: "Blocks, one below the other.",
        properties: {
          blocks: { ...childBlocks, description: "What is in the column, from top to bottom." },
        },
        required: [],
      },
      minItems: 2,
      maxItems: 3,
    },
  },
  required: ["columns"],
} as const satisfies ObjectSchema;
