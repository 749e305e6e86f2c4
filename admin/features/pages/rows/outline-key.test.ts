import { expect, it } from "vitest";
import { outlineKey, selectionKey } from "./outline-key.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  [{ key: "Enter" }, "edit"],
  [{ key: "Enter", shiftKey: true }, "insert"],
  [{ key: "Enter", shiftKey: true, ctrlKey: true }, "insertAbove"],
  [{ key: "ArrowUp", altKey: true }, "up"],
  [{ key: "ArrowDown", altKey: true }, "down"],
  [{ key: "d", ctrlKey: true }, "duplicate"],
  [{ key: "D", metaKey: true }, "duplicate"],
  [{ key: "Delete" }, "remove"],
  [{ key: "Backspace" }, "remove"],
  [{ key: "Escape" }, "leave"],
])("%j means %s", (pressed, meaning) => {
  expect(outlineKey({ ...plain, ...pressed })).toBe(meaning);
});

it.each([..."abcdhxv?", "ArrowUp", "constructor", "Tab"])("%s alone means nothing", (key) => {
  expect(outlineKey({ ...plain, key })).toBeUndefined();
});

it.each([
  [{ key: "ArrowUp", shiftKey: true }, "extendUp"],
  [{ key: "ArrowDown", shiftKey: true }, "extendDown"],
  [{ key: " ", ctrlKey: true }, "toggle"],
  [{ key: "a", ctrlKey: true }, "all"],
  [{ key: "A", metaKey: true }, "all"],
  [{ key: "a" }, undefined],
  [{ key: " " }, undefined],
  [{ key: "ArrowUp" }, undefined],
  [{ key: "ArrowUp", altKey: true, shiftKey: true }, undefined],
  [{ key: "a", ctrlKey: true, shiftKey: true }, undefined],
])("%j selects: %s", (pressed, meaning) => {
  expect(selectionKey({ ...plain, ...pressed })).toBe(meaning);
});
