import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { childBlocks } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Sidebar",
  description:
    "A wide part and a narrow one beside it, which stays on the screen; on a phone one below the other.",
  properties: {
    blocks: { ...childBlocks, title: "Main part", description: "What is in the wide part." },
    sidebar: { ...childBlocks, title: "Sidebar", description: "What is in the narrow part." },
    side: {
      type: "string",
      enum: ["end", "start"],
      title: "Side of the sidebar",
      description:
        "End: behind the main part, on the right in English. Start: before it; on a phone above it.",
      default: "end",
    },
  },
  required: [],
} as const satisfies ObjectSchema;
