import { describe, expect, it } from "vitest";
import { fitText } from "./fit-text.ts";

/** Of a font whose letters are all half as wide as it is large. */
const room = {
  width: 100,
  height: 60,
  sizes: [20, 10],
  lineHeight: 1,
  measure: (text: string, size: number) => [...text].length * size * 0.5,
};

describe("a text in some room", () => {
  it.each([
    ["Bread", 20, ["Bread"]],
    ["Bread and butter", 20, ["Bread and", "butter"]],
    ["Bread and butter and some more of it", 10, ["Bread and butter and", "some more of it"]],
    ["Breadandbuttertogether", 20, ["Breadandbu", "ttertogeth", "er"]],
  ])("%s is set in %s", (text, size, lines) => {
    expect(fitText(text, room)).toEqual({ size, lines });
  });

  it("that is too long ends in an ellipsis", () => {
    const { size, lines } = fitText("bread and butter, ".repeat(20), room);
    expect([size, lines.length, lines.at(-1)]).toEqual([10, 6, "bread and butter…"]);
  });
});
