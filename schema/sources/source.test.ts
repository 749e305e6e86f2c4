import { describe, expect, it } from "vitest";
import { pointerSegments, pointerTo, positionAt } from "./source.ts";

describe("positionAt", () => {
  it.each([
    ["the first character", "ab", 0, 1, 1],
    ["the end of a line", "ab\ncd", 2, 1, 3],
    ["the start of the next line", "ab\ncd", 3, 2, 1],
    ["a line after an empty one", "ab\n\ncd", 4, 3, 1],
    ["a line that ends in CRLF", "ab\r\ncd", 4, 2, 1],
    ["the end of the text", "ab\n", 3, 2, 1],
    ["behind a character of two code units, as editors count", "🏠 x", 3, 1, 4],
  ])("counts %s", (_, text, offset, line, column) => {
    expect(positionAt(text, offset)).toEqual({ line, column });
  });
});

describe("JSON pointers", () => {
  it.each([
    ["", []],
    ["/", [""]],
    ["/pages/0/id", ["pages", "0", "id"]],
    ["/a~1b", ["a/b"]],
    ["/a~0b", ["a~b"]],
    ["/a~01b", ["a~1b"]],
  ])("%j has the segments %j", (pointer, segments) => {
    expect(pointerSegments(pointer)).toEqual(segments);
  });

  it.each(["plain", "with/slash", "with~tilde", "~1", ""])(
    "a segment %j survives being written",
    (segment) => {
      expect(pointerSegments(pointerTo("/parent", segment))).toEqual(["parent", segment]);
    },
  );

  it("counts list items as they are", () => {
    expect(pointerTo("/pages", 12)).toBe("/pages/12");
  });
});
