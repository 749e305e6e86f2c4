import { expect, it } from "vitest";
import { newErrors } from "./new-errors.ts";
import { createProblem } from "./problem.ts";

const error = (pointer: string, message = "There is no page /a.") =>
  createProblem("broken-link", { file: "site.config.json", pointer }, message);

it.each([
  ["one that was there", [error("/a")], [error("/a")], []],
  ["one that stands elsewhere now", [error("/b")], [error("/a")], []],
  ["a second one that says the same", [error("/a"), error("/b")], [error("/b")], [error("/a")]],
  [
    "another one at its place",
    [error("/a", "There is no page /b.")],
    [error("/a")],
    [error("/a", "There is no page /b.")],
  ],
  ["one that was mended", [], [error("/a")], []],
])("tells of %s", (_, found, before, expected) => {
  expect(newErrors(found, before)).toEqual(expected);
});

it("tells of no warnings", () => {
  expect(newErrors([{ ...error("/a"), severity: "warning" }], [])).toEqual([]);
});
