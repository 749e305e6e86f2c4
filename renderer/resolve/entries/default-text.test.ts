import { describe, expect, it } from "vitest";
import type { ObjectSchema, StringSchema } from "../../../schema/fields/schema.ts";
import { defaultText } from "./default-text.ts";

const text = (more: Partial<StringSchema> = {}) =>
  ({ type: "string", title: "", description: "", ...more }) as const;
const schema = (short: Partial<StringSchema>): ObjectSchema => ({
  ...{ type: "object", title: "", description: "" },
  properties: { title: text(), body: text({ format: "markdown" }), short: text(short) },
});

describe("what stands for a text that is left out", () => {
  it.each<[Partial<StringSchema>, Record<string, unknown>, string | undefined]>([
    [{ defaultFrom: "title" }, { title: "Loft rooms" }, "Loft rooms"],
    [{ defaultFrom: "title" }, { title: "  Loft\n rooms " }, "Loft rooms"],
    [{ defaultFrom: "title", advisedLength: 8 }, { title: "Loft rooms" }, "Loft ro…"],
    [{ defaultFrom: "title" }, { title: "" }, undefined],
    [{ defaultFrom: "title" }, {}, undefined],
    [{ defaultFrom: "title" }, { title: ["a"] }, undefined],
    [
      { defaultFrom: "body" },
      { body: "## How\n\nA **light** [room](/r).\n\n![](a.jpg)" },
      "How A light room.",
    ],
    [{ defaultFrom: "body", advisedLength: 12 }, { body: "With {{site.company.name}} you" }, "With…"],
    [
      { defaultFrom: "body", advisedLength: 30 },
      { body: "With {{site.company.name}} you" },
      "With {{site.company.name}} you",
    ],
    [{}, { title: "Loft" }, undefined],
  ])("%j of %j is %j", (short, written, expected) => {
    expect(defaultText(schema(short), "short", written)).toBe(expected);
  });

  it("is not longer than is advised, whatever the text", () => {
    const words = "a bb ccc, dddd. {{site.name}} é 日本 **b**\n\n".repeat(80);
    for (let advisedLength = 1; advisedLength < 90; advisedLength++) {
      const short =
        defaultText(schema({ defaultFrom: "body", advisedLength }), "short", { body: words }) ?? "";
      expect([...short].length).toBeLessThanOrEqual(advisedLength);
      expect(short.split("{{").length).toBe(short.split("}}").length);
    }
  });
});
