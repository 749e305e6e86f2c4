import { expect, it } from "vitest";
import { readCondition, testsFor, writeCondition } from "./conditions.ts";

it.each([
  ["rye", { test: "is", value: "rye" }],
  [true, { test: "is", value: true }],
  [{ not: "rye" }, { test: "not", value: "rye" }],
  [{ present: true }, { test: "present", value: undefined }],
  [{ present: false }, { test: "absent", value: undefined }],
  [{ before: "{{today}}" }, { test: "before", value: "{{today}}" }],
  [{ contains: "nuts" }, { test: "contains", value: "nuts" }],
] as const)("%j is a condition, and is written as it was", (wanted, condition) => {
  expect(readCondition(wanted)).toEqual(condition);
  expect(condition.test && writeCondition(condition.test, condition.value)).toEqual(wanted);
});

it.each([[["rye", "wheat"]], [{ not: { present: true } }], [{ before: "2026-01-01", after: "2025-01-01" }]])(
  "%j is kept as it is written",
  (wanted) => {
    expect(readCondition(wanted)).toEqual({ test: undefined, value: wanted });
  },
);

const described = { title: "", description: "" };

it.each([
  [{ type: "number", ...described }, "is not from until before after present absent"],
  [{ type: "integer", ...described }, "is not from until before after present absent"],
  [{ type: "boolean", ...described }, "is"],
  [{ type: "string", ...described }, "is not contains present absent"],
  [{ type: "string", format: "date", ...described }, "is from until before after present absent"],
  [{ type: "array", items: { type: "string", ...described }, ...described }, "contains present absent"],
] as const)("%j is asked what a value of it can fulfil", (schema, tests) => {
  expect(testsFor(schema).join(" ")).toBe(tests);
});
