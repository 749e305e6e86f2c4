import { describe, expect, it } from "vitest";
import { formats } from "../index.ts";
import { instantOf, inTimeZone, isTimeZone } from "./date-time.ts";

const format = formats["date-time"].written;
const fits = (text: string) => typeof format === "function" && format(text);

describe("a moment", () => {
  it.each([
    ["2026-01-02T23:30:00-05:00", "Europe/London", "2026-01-03T04:30:00+00:00"],
    ["2026-01-02 23:30:00 -0500", "Europe/London", "2026-01-03T04:30:00+00:00"],
    ["2026-01-02T23:30:00.000Z", "Europe/Berlin", "2026-01-03T00:30:00+01:00"],
    ["2026-07-01T12:00:00Z", "Europe/Berlin", "2026-07-01T14:00:00+02:00"],
    ["2026-07-01 12:00", "Europe/Berlin", "2026-07-01T12:00:00+02:00"],
    ["2026-07-01", "Europe/Berlin", "2026-07-01T00:00:00+02:00"],
    ["2026-01-31T09:00", "America/New_York", "2026-01-31T09:00:00-05:00"],
    ["2026-01-31T09:00Z", "Asia/Kolkata", "2026-01-31T14:30:00+05:30"],
    ["2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25T02:30:00+02:00"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25T02:30:00+01:00"],
    ["2026-03-29T02:30", "Europe/Paris", "2026-03-29T03:30:00+02:00"],
    ["2026-10-25T02:30", "Europe/Paris", "2026-10-25T02:30:00+02:00"],
    ["2026-10-25T02:30+01:00", "Europe/Paris", "2026-10-25T02:30:00+01:00"],
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T01:30:00-04:00"],
    ["2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-04T02:45:00+11:00"],
    ["2026-01-01T00:00", "Pacific/Kiritimati", "2026-01-01T00:00:00+14:00"],
    ["1999-12-31T23:59:59Z", "UTC", "1999-12-31T23:59:59+00:00"],
    ["0050-01-01T12:00", "UTC", "0050-01-01T12:00:00+00:00"],
    ["0099-12-31", "UTC", "0099-12-31T00:00:00+00:00"],
  ])("%s in %s is %s", (text, zone, expected) => {
    expect(fits(text)).toBe(true);
    expect(inTimeZone(text, zone)).toBe(expected);
    expect(inTimeZone(expected, zone)).toBe(expected);
    expect(Date.parse(expected)).toBe(instantOf(text, zone));
  });

  it.each([
    "2026-02-30",
    "2026-01-02T24:00",
    "2026-01-02T12:60",
    "2026-01-02T12",
    "2026-1-2",
    "today",
    "",
    "2026-01-02T12:00:00+25:00",
    "0000-01-01T00:00",
  ])("is none of %j", (text) => {
    expect(fits(text)).toBe(false);
  });

  it("is by the clock of a zone that there is", () => {
    expect(["UTC", "Europe/London", "Etc/GMT+5"].map(isTimeZone)).toEqual([true, true, true]);
    expect(["Europe/Lodnon", "", "x"].map(isTimeZone)).toEqual([false, false, false]);
  });
});
