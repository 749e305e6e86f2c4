import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import {
  type Duration,
  duration,
  durationUnits,
  parseDuration,
  printDuration,
  writeDuration,
} from "./index.ts";

const count = fc.integer({ min: 0, max: 9999 });
const durations = fc
  .record({ week: count, day: count, hour: count, minute: count }, { requiredKeys: [] })
  .filter((units) => Object.keys(units).length > 0);

it("what is written of any duration is read as that duration, and is of the format", () => {
  assertProperty(
    fc.property(durations, (units) => {
      const text = writeDuration(units as Duration);
      expect(parseDuration(text)).toEqual(units);
      expect(duration.check(text)).toBeUndefined();
    }),
  );
});

it("any other text is refused, and printed as it is", () => {
  const isWritten = (text: string) => {
    const read = parseDuration(text);
    return read !== undefined && Number.isFinite(Object.values(read)[0]);
  };
  const alike = fc.stringMatching(/^P?[\dWDTHM ]{0,8}$/);
  assertProperty(
    fc.property(fc.oneof(alike, fc.string()), (text) => {
      if (isWritten(text)) return;
      expect(duration.check(text)).toMatchObject({ what: "is not a duration" });
      expect(printDuration(text, "en")).toBe(text);
    }),
  );
});

it.each([
  "",
  "P",
  "PT",
  "P1",
  "1H",
  "PT1",
  "P1H",
  "PT1D",
  "P-1D",
  "P1Y",
  "P1M",
  "PT1S",
  "P1.5D",
  "p1d",
  "P1D ",
  "P12345D",
])("%j is none", (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

it.each([
  ["P8W", "en-GB", "8 weeks"],
  ["P1W", "en-GB", "1 week"],
  ["PT45M", "en-GB", "45 minutes"],
  ["PT1H30M", "en-GB", "1 hour 30 minutes"],
  ["P1DT12H", "de", "1 Tag, 12 Stunden"],
  ["PT0M", "en-GB", "0 minutes"],
  ["P3D", "cy", "3 diwrnod"],
  ["PT90M", "fr", "90 minutes"],
])("%s is printed in %s as %s", (text, language, printed) => {
  expect(printDuration(text, language)).toBe(printed);
});

it("each unit that is written is in what is printed, once, from the longest", () => {
  assertProperty(
    fc.property(durations, (units) => {
      const numbers = durationUnits.flatMap((unit) => units[unit] ?? []);
      const printed = printDuration(writeDuration(units as Duration), "en-GB");
      expect([...printed.matchAll(/[\d,]+/g)].map(([text]) => Number(text.replaceAll(",", "")))).toEqual(
        numbers,
      );
    }),
  );
});
