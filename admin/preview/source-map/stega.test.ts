import { describe, expect, it } from "vitest";
import type { Schema } from "../../../schema/fields/schema.ts";
import { createStega } from "./stega.ts";

const schema = (more: object = {}): Schema => ({ type: "string", title: "Text", description: "", ...more });
const file = "site.config.json";
const props = "/pages/0/blocks/1/props";

describe("marking values", () => {
  const { trace, marks } = createStega(props);
  const at = (key: string) => marks.byFieldSource.get(key);
  const key = (...parts: readonly unknown[]) => JSON.stringify(parts);

  it("marks what is for reading, before and after, and the address of a picture", () => {
    const title = trace("A", schema(), { file, pointer: `${props}/title` });
    const mark = at(key("block", "title"));
    expect(title).toBe(`${mark}A${mark}`);
    const html = trace({ html: "<p>B</p>" }, schema({ format: "markdown" }), {
      file,
      pointer: `${props}/text`,
    });
    expect(html).toEqual({ html: `${at(key("block", "text"))}<p>B</p>${at(key("block", "text"))}` });
    const picture = { name: "a.jpg", version: "1234" };
    expect(trace(picture, schema({ format: "media" }), { file, pointer: `${props}/picture` })).toEqual({
      name: "a.jpg",
      version: `${at(key("block", "picture"))}1234`,
    });
  });

  it("knows a text of an entry, of the settings and of the page by where it is written", () => {
    trace("Rye", schema(), { file: "content/breads/rye.md", pointer: "/frontMatter/name" });
    trace({ html: "<p>Long</p>" }, schema(), { file: "content/breads/rye.md", pointer: "/body" });
    trace("Ours", schema(), { file, pointer: "/site/company/name" });
    trace("Home", schema(), { file, pointer: "/pages/0/title" });
    expect([...marks.byMark.values()].slice(-4)).toEqual([
      { in: "entry", collection: "breads", id: "rye", path: ["name"] },
      { in: "entry", collection: "breads", id: "rye", path: ["body"] },
      { in: "site", path: ["company", "name"] },
      { in: "page", path: ["title"] },
    ]);
  });

  it("gives the same text in two places two marks, and a place that is shown twice one", () => {
    const place = (index: number) => ({ file, pointer: `${props}/items/${index}` });
    const [one, two, again] = [
      trace("C", schema(), place(0)),
      trace("C", schema(), place(1)),
      trace("C", schema(), place(0)),
    ];
    expect(one).not.toBe(two);
    expect(one).toBe(again);
    expect(marks.byMark.get(at(key("block", "items", 1)) ?? "")).toEqual({ in: "block", path: ["items", 1] });
  });

  it("leaves what a view may compare or calculate with, and what is empty", () => {
    const place = { file, pointer: `${props}/other` };
    expect(trace("", schema(), place)).toBe("");
    expect(trace("one", schema({ enum: ["one"] }), place)).toBe("one");
    expect(trace("/contact/", schema({ format: "link" }), place)).toBe("/contact/");
    expect(trace(3, { type: "integer", title: "", description: "" }, place)).toBe(3);
    expect(marks.unmarked.map(({ text }) => text)).toEqual(["one", "/contact/", "3"]);
  });
});
