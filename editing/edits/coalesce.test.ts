import { expect, it } from "vitest";
import type { Edit } from "../document/edit.ts";
import { coalesce } from "./history.ts";

const typed = (value: unknown, path = "title"): Edit => ({
  kind: "set-value",
  target: { in: "site" },
  path: [path],
  value,
});

it.each<[string, Edit, Edit, number, boolean]>([
  ["typing in one field", typed("a"), typed("ab"), 1000, true],
  ["typing a number", typed(1), typed(12), 1000, true],
  ["typing after a pause", typed("a"), typed("ab"), 1001, false],
  ["typing in another field", typed("a"), typed("ab", "subtitle"), 10, false],
  ["a switch", typed(true), typed(false), 10, false],
  ["clearing a field", typed("a"), typed(undefined), 10, false],
  ["something else", typed("a"), { kind: "remove-page", page: "home" }, 10, false],
])("%s", (_, first, second, pause, together) => {
  const next = { edit: second, at: 5000 + pause };
  expect(coalesce({ edit: first, at: 5000 }, next)).toBe(together ? next : undefined);
});

it("what is held goes on after any pause, in the same field", () => {
  const held = (path: string) =>
    coalesce({ edit: typed(14), at: 0 }, { edit: typed(15, path), at: 60_000 }, true)?.edit;
  expect(held("title")).toEqual(typed(15));
  expect(held("subtitle")).toBeUndefined();
});
