import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import {
  boxAfterKey,
  type Crop,
  type CropBox,
  cropShapes,
  dragCorner,
  focusAfterCrop,
  isTooSmall,
  isWholeBox,
  moveBox,
  pixelsOf,
  ratioOf,
  rotateBox,
  rotateCrop,
  rotatedSize,
  sizeBox,
  wholeBox,
  withRatio,
} from "./crop-box.ts";

const fraction = fc.integer({ min: 0, max: 1000 }).map((number) => number / 1000);
const beyond = fc.double({ min: -2, max: 3, noNaN: true });
const points = fc.record({ x: beyond, y: beyond });
const side = fc.integer({ min: 1, max: 9000 });
const sizes = fc.record({ width: side, height: side });
const corners = fc.constantFrom("nw", "ne", "sw", "se");
const keys = fc.constantFrom("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");
const boxes = fc
  .record({ x: fraction, y: fraction, width: fraction, height: fraction })
  .map(({ x, y, ...size }) => moveBox(sizeBox(wholeBox, size), { x, y }));
const turns = fc.constantFrom(0, 1, 2, 3);
/** Of shapes that pictures have. */
const ratios = fc.option(fc.double({ min: 0.05, max: 20, noNaN: true }), { nil: undefined });

const spare = 1e-9;
function isInside({ x, y, width, height }: CropBox): boolean {
  return x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1 + spare && y + height <= 1 + spare;
}

function holds<Drawn>(drawn: fc.Arbitrary<Drawn>, check: (drawn: Drawn) => void) {
  assertProperty(fc.property(drawn, check), { numRuns: runs(500) });
}

describe("a box", () => {
  it("is never outside of the picture, whatever is done to it", () => {
    holds(fc.tuple(boxes, points, corners, ratios), ([box, point, corner, ratio]) => {
      const shaped = withRatio(box, ratio);
      for (const after of [
        shaped,
        moveBox(box, point),
        dragCorner(shaped, corner, point, ratio),
        sizeBox(shaped, { width: point.x }, ratio),
        sizeBox(shaped, { height: point.y }, ratio),
        rotateBox(box),
      ])
        expect(isInside(after)).toBe(true);
    });
  });

  it("keeps its shape when it is pulled, sized or moved by keys", () => {
    holds(
      fc.tuple(boxes, points, corners, fc.double({ min: 0.05, max: 20, noNaN: true }), keys, fc.boolean()),
      ([box, point, corner, ratio, key, shiftKey]) => {
        const shaped = withRatio(box, ratio);
        for (const { width, height } of [
          shaped,
          dragCorner(shaped, corner, point, ratio),
          sizeBox(shaped, { height: point.y }, ratio),
          boxAfterKey(shaped, { key, shiftKey }, ratio) ?? shaped,
        ])
          expect(width / height).toBeCloseTo(ratio, 6);
      },
    );
  });

  it("keeps the opposite corner where it is when one is pulled", () => {
    holds(fc.tuple(boxes, points, ratios), ([box, point, ratio]) => {
      const shaped = withRatio(box, ratio);
      const after = dragCorner(shaped, "nw", point, ratio);
      expect(after.x + after.width).toBeCloseTo(shaped.x + shaped.width, 9);
      expect(after.y + after.height).toBeCloseTo(shaped.y + shaped.height, 9);
      expect(dragCorner(shaped, "se", point, ratio)).toMatchObject({ x: shaped.x, y: shaped.y });
    });
  });

  it.each([
    ["ArrowRight", false, { x: 0.21, y: 0.3, width: 0.5, height: 0.4 }],
    ["ArrowUp", false, { x: 0.2, y: 0.29, width: 0.5, height: 0.4 }],
    ["ArrowRight", true, { x: 0.2, y: 0.3, width: 0.51, height: 0.4 }],
    ["ArrowUp", true, { x: 0.2, y: 0.3, width: 0.5, height: 0.39 }],
  ] as const)("follows %s, with Shift %s", (key, shiftKey, { x, y, width, height }) => {
    const after = boxAfterKey({ x: 0.2, y: 0.3, width: 0.5, height: 0.4 }, { key, shiftKey });
    expect(after?.x).toBeCloseTo(x);
    expect(after?.y).toBeCloseTo(y);
    expect(after?.width).toBeCloseTo(width);
    expect(after?.height).toBeCloseTo(height);
  });

  it("leaves other keys alone", () => {
    expect(boxAfterKey(wholeBox, { key: "Enter", shiftKey: false })).toBeUndefined();
  });

  it("of a shape has it in pixels too, whatever the picture is like", () => {
    const size = { width: 3000, height: 2000 };
    const shapes = cropShapes.map((shape) => {
      const box = withRatio(wholeBox, ratioOf(shape, size));
      const { width, height } = pixelsOf({ turns: 0, box }, size);
      return [shape, width, height];
    });
    expect(shapes).toEqual([
      ["free", 3000, 2000],
      ["original", 3000, 2000],
      ["3:2", 3000, 2000],
      ["16:9", 3000, 1688],
      ["1:1", 2000, 2000],
      ["4:5", 1600, 2000],
    ]);
  });
});

describe("a cut", () => {
  it("after four quarter turns, or one each way, is the same", () => {
    holds(fc.tuple(boxes, turns), ([box, from]) => {
      const cut: Crop = { turns: from, box };
      const round = [1, 1, 1, 1].reduce<Crop>((before) => rotateCrop(before, 1), cut);
      for (const after of [round, rotateCrop(rotateCrop(cut, 1), 3)]) {
        expect(after.turns).toBe(from);
        for (const key of ["x", "y", "width", "height"] as const)
          expect(after.box[key]).toBeCloseTo(box[key], 9);
      }
    });
  });

  it("has whole pixels that are all in the picture", () => {
    holds(fc.tuple(boxes, turns, sizes), ([box, number, size]) => {
      const part = pixelsOf({ turns: number, box }, size);
      const turned = rotatedSize(size, number);
      expect(Object.values(part).every(Number.isInteger)).toBe(true);
      expect(part.width >= 1 && part.x >= 0 && part.x + part.width <= turned.width).toBe(true);
      expect(part.height >= 1 && part.y >= 0 && part.y + part.height <= turned.height).toBe(true);
    });
  });

  it("is too small below 16 pixels, and the whole where nothing is left out", () => {
    expect(isTooSmall({ width: 15, height: 900 })).toBe(true);
    expect(isTooSmall({ width: 16, height: 16 })).toBe(false);
    expect([isWholeBox(wholeBox), isWholeBox({ ...wholeBox, height: 0.99 })]).toEqual([true, false]);
  });
});

describe("the point that stays in view", () => {
  it("is on the same spot of the picture after it was cut", () => {
    // Of the box, whose edges are left out: there a point may be rounded off it.
    const inner = fc.integer({ min: 1, max: 999 }).map((number) => number / 1000);
    holds(fc.tuple(boxes, turns, inner, inner), ([box, by, x, y]) => {
      const cut = rotateCrop({ turns: 0, box }, by);
      let inside: readonly [number, number] = [x, y];
      for (let turn = 0; turn < by; turn++) inside = [1 - inside[1], inside[0]];
      const [left = 0.5, top = 0.5] =
        focusAfterCrop([box.x + x * box.width, box.y + y * box.height], cut) ?? [];
      // Points are whole percents.
      expect(Math.abs(left - inside[0])).toBeLessThan(0.0051);
      expect(Math.abs(top - inside[1])).toBeLessThan(0.0051);
    });
  });

  it("is the middle again if it was cut off, or is in the middle of what is left", () => {
    const box = { x: 0.5, y: 0, width: 0.5, height: 1 };
    expect(focusAfterCrop([0.2, 0.5], { turns: 0, box })).toBeUndefined();
    expect(focusAfterCrop([0.75, 0.5], { turns: 0, box })).toBeUndefined();
    expect(focusAfterCrop([0.6, 0.3], { turns: 0, box })).toEqual([0.2, 0.3]);
    expect(focusAfterCrop([0.2, 0.1], { turns: 1, box: wholeBox })).toEqual([0.9, 0.2]);
    expect(focusAfterCrop(undefined, { turns: 1, box: wholeBox })).toBeUndefined();
  });
});
