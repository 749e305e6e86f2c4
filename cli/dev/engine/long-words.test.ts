import { expect, it } from "vitest";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { withLongWords } from "./long-words.ts";

const text = { type: "string", title: "T", description: "D" } as const;
const schema: ObjectSchema = {
  ...{ type: "object", title: "T", description: "D" },
  properties: {
    title: text,
    body: { ...text, format: "markdown" },
    picture: { ...text, format: "media" },
    kind: { ...text, enum: ["opening", "closing"] },
    items: { ...{ type: "array", title: "T", description: "D" }, items: text },
    count: { ...{ type: "number", title: "T", description: "D" } },
  },
};
const long = "Rechtsschutzversicherungsgesellschaften";

it("words of texts become long, and nothing else", () => {
  const props = {
    ...{ title: "Opening hours in May", body: "A **café** opens", picture: "opening.jpg", kind: "opening" },
    ...{ items: ["Bread", "Tea"], count: 7, more: "unknown" },
  };
  expect(withLongWords(schema, props)).toEqual({
    ...{
      title: `${long} ${long} in May`,
      body: `A **café** ${long}`,
      picture: "opening.jpg",
      kind: "opening",
    },
    ...{ items: [long, "Tea"], count: 7, more: "unknown" },
  });
});
