import { line, type ObjectSchema } from "blockwork";

export const schema = {
  type: "object",
  title: "Ribbon",
  description: "A narrow band with a few short lines in it, above the header.",
  properties: {
    items: {
      type: "array",
      title: "Lines",
      description: "A few words each.",
      items: line,
      minItems: 1,
      maxItems: 5,
    },
  },
  required: ["items"],
} as const satisfies ObjectSchema;
