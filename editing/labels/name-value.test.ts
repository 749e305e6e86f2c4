import { expect, it } from "vitest";
import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { describeValue } from "./describe-value.ts";

const text = (title: string) => ({ type: "string", title, description: "" }) as const;

const plant: ObjectSchema = {
  type: "object",
  title: "Plant",
  description: "",
  properties: {
    name: text("Name"),
    stock: text("How many in stock"),
    note: text("Whether it is new"),
    pots: {
      type: "array",
      title: "Pots",
      description: "",
      items: {
        type: "object",
        title: "Pot",
        description: "",
        properties: { size: text("Which size"), price: text("Price"), left: text("Left") },
      },
    },
  },
};
const whole = { pots: [{ price: "4" }], name: { if: { "site.a": 1 }, value: "A", else: "B" } };
const changed = (...path: (string | number)[]) =>
  describeValue(plant, path, { before: "a", after: "b", whole });

it.each<[(string | number)[], string]>([
  [["name"], "changed the name"],
  [["stock"], "changed “How many in stock”"],
  [["note"], "changed “Whether it is new”"],
  [["pots", 0, "price"], "changed the price of the pot “4”"],
  [["pots", 0, "size"], "changed “Which size” of the pot “4”"],
  [["name", "value"], "changed the name"],
  [["name", "else"], "changed the name"],
])("what was changed at %j is in a sentence that reads well: %s", (path, sentence) => {
  expect(changed(...path)).toBe(sentence);
});
