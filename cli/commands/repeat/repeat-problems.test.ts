import { expect, it } from "vitest";
import { createProblem } from "../../../schema/problems/problem.ts";
import type { ProblemCode } from "../../../schema/problems/problem-codes.ts";
import { canRepeat } from "./repeat-problems.ts";

const warnings = (count: number, code: ProblemCode = "unused-picture") =>
  Array.from({ length: count }, (_, index) =>
    createProblem(code, { file: "site.config.json", pointer: `/${index}` }, "A warning."),
  );

it.each([
  ["no warning", warnings(0), true],
  ["a hundred", warnings(100), true],
  ["more than a hundred", warnings(101), false],
  ["one of an entry that waits for its day", [...warnings(2), ...warnings(1, "future-entry")], false],
  ["one of a page that waits for its day", warnings(1, "future-page"), false],
])("a run with %s can be repeated: %#", (_, problems, can) => {
  expect(canRepeat(problems)).toBe(can);
});
