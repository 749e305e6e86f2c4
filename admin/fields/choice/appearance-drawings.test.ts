import { describe, expect, it } from "vitest";
import { builtInBlocks } from "../../../blocks/index.ts";
import { appearanceDrawings, drawingSize } from "./appearance-drawings.ts";

const appearances = builtInBlocks.flatMap(({ type, schema }) =>
  Object.values(schema.properties).flatMap((property) =>
    property.type === "string" && property.enum && property.title === "Appearance"
      ? [[type, property.enum] as const]
      : [],
  ),
);

const drawings = Object.entries(appearanceDrawings).flatMap(([type, byValue]) =>
  Object.entries(byValue).map(([value, drawing]) => [`${type} ${value}`, drawing] as const),
);

describe("the drawings of appearances", () => {
  it("are there for each appearance of each block of the engine, in their order, and for nothing else", () => {
    const drawn = Object.entries(appearanceDrawings).map(([type, byValue]) => [type, Object.keys(byValue)]);
    expect(appearances.length).toBeGreaterThan(0);
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(appearances));
  });

  it("are no two alike", () => {
    expect(new Set(drawings.map(([, drawing]) => JSON.stringify(drawing))).size).toBe(drawings.length);
  });

  it.each(drawings)("of %s lie within their size", (_, { pictures, texts, rules }) => {
    for (const [, x, y, steps] of `${pictures}${texts}${rules}`.matchAll(/M([\d.]+) ([\d.]+)([^M]*)/g)) {
      const [left, top] = [Number(x), Number(y)];
      const right = left + Number(/h([\d.]+)/.exec(steps ?? "")?.[1] ?? 0);
      const bottom = top + Number(/v([\d.]+)/.exec(steps ?? "")?.[1] ?? 0);
      expect([left > 0, top > 0, right < drawingSize.width, bottom < drawingSize.height]).not.toContain(
        false,
      );
    }
  });
});
