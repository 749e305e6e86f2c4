import { expect, it } from "vitest";
import { formatAgo } from "./format-value.ts";

const now = new Date(2026, 10, 22, 9, 0).getTime();

it.each([
  [new Date(2026, 10, 22, 8, 59, 30), "now"],
  [new Date(2026, 10, 22, 9, 5), "now"],
  [new Date(2026, 10, 22, 8, 58), "2 minutes ago"],
  [new Date(2026, 10, 22, 7, 30), "1 hour ago"],
  [new Date(2026, 10, 21, 22, 0), "yesterday"],
  [new Date(2026, 10, 22, 0, 30), "8 hours ago"],
  [new Date(2026, 10, 18, 22, 0), "4 days ago"],
])("what was at %s is said from a person's view", (at, words) => {
  expect(formatAgo(at.getTime(), now)).toBe(words);
});
