import { describe, expect, it } from "vitest";
import { type GridSelection, selectCell, selectionAfterKey, spanOf } from "./grid-selection.ts";

const size = { rows: 1000, columns: 7, page: 20 };
const press = (from: GridSelection, key: string, held: object = {}) => {
  const keys = { key, ctrlKey: false, metaKey: false, shiftKey: false, ...held };
  return selectionAfterKey(from, keys, size) ?? from;
};
const far = { ctrlKey: true };

describe("the keys of a table with a thousand rows", () => {
  const middle = selectCell({ row: 500, column: 3 });

  it.each([
    ["all", "a", far, { top: 0, bottom: 999, left: 0, right: 6 }],
    ["a column", " ", far, { top: 0, bottom: 999, left: 3, right: 3 }],
    ["a row", " ", { shiftKey: true }, { top: 500, bottom: 500, left: 0, right: 6 }],
  ])("choose %s, and stay where somebody is", (_, key, held, span) => {
    const chosen = press(middle, key, held);
    expect(spanOf(chosen)).toEqual(span);
    expect(chosen.active).toEqual(middle.active);
    expect(press(chosen, "ArrowDown")).toEqual(selectCell({ row: 501, column: 3 }));
    expect(spanOf(press(chosen, "ArrowDown", { shiftKey: true })).bottom).toBe(501);
  });

  it("lead by pages and to both ends, and no further", () => {
    const rows = (keys: readonly string[], held = {}) =>
      keys.reduce((at, key) => press(at, key, held), middle).active.row;
    expect(rows(["PageDown", "PageDown", "PageUp"])).toBe(520);
    expect(rows(Array(40).fill("PageDown"))).toBe(999);
    expect(rows(Array(40).fill("PageUp"))).toBe(0);
    expect(rows(["End"], far)).toBe(999);
    expect(rows(["Home"], far)).toBe(0);
  });
});
