import { expect, it } from "vitest";
import { date } from "./index.ts";

it.each(["2026-03-31", "2026-03-31T09:30", "2026-03-31T09:30:00+01:00", "2024-02-29 23:59"])(
  "%s has a day, which a token may give",
  (text) => {
    expect(date.check(text)).toBeUndefined();
  },
);

it.each([
  ["2026-02-30", "is not a day that exists"],
  ["31 March 2026", "is not written as a day"],
  ["2026-03-31T99:99", "is not written as a day"],
  ["2026-03-31T09:30 or so", "is not written as a day"],
  ["2026-02-30T09:30", "is not written as a day"],
])("%s has none", (text, what) => {
  expect(date.check(text)).toMatchObject({ what });
});
