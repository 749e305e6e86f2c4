import { describe, expect, it } from "vitest";
import type { ObjectSchema } from "../../../schema/schema.ts";
import { markValues } from "./mark-values.ts";

const words = { title: "Title", description: "A title." };
const schema: ObjectSchema = {
  type: "object",
  ...words,
  properties: {
    title: { type: "string", ...words },
    empty: { type: "string", ...words },
    kind: { type: "string", enum: ["one", "two"], ...words },
    href: { type: "string", format: "link", ...words },
    text: { type: "string", format: "markdown", ...words },
    picture: { type: "string", format: "media", ...words },
    items: { type: "array", items: { type: "string", ...words }, ...words },
    count: { type: "integer", ...words },
  },
};
const value = {
  title: "A",
  empty: "",
  kind: "one",
  href: "/contact/",
  text: { html: "<p>B</p>" },
  picture: { name: "a.jpg", version: "1234", width: 1, height: 1, alt: "" },
  items: ["C", "C"],
  count: 3,
};

describe("marking values", () => {
  const { value: marked, marks } = markValues(schema, value, { in: "block", path: [] });
  const at = (path: readonly (string | number)[]) => marks.byOrigin.get(JSON.stringify(["block", ...path]));

  it("marks what is for reading, before and after, and the address of a picture", () => {
    expect(marked).toMatchObject({
      title: `${at(["title"])}A${at(["title"])}`,
      text: { html: `${at(["text"])}<p>B</p>${at(["text"])}` },
      picture: { name: "a.jpg", version: `${at(["picture"])}1234` },
      items: [0, 1].map((index) => `${at(["items", index])}C${at(["items", index])}`),
    });
  });

  it("tells the same text in two places apart", () => {
    expect(at(["items", 0])).not.toBe(at(["items", 1]));
    expect(marks.byMark.get(at(["items", 1]) ?? "")).toEqual({ in: "block", path: ["items", 1] });
  });

  it("leaves what a view may compare or calculate with, and what is empty", () => {
    expect(marked).toMatchObject({ empty: "", kind: "one", href: "/contact/", count: 3 });
    expect(marks.unmarked.map(({ text }) => text)).toEqual(["one", "/contact/", "3"]);
  });
});
