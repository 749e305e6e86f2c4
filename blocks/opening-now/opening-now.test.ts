import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OpeningHours, parseOpeningHours } from "../../schema/formats/hours/opening-hours.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import openingNow from "./index.ts";
import { openingState } from "./opening-state.ts";

const hoursOf = (text: string): OpeningHours => {
  const read = parseOpeningHours(text);
  if ("mistake" in read) throw new Error(read.mistake);
  // As the page brings them to the script.
  return JSON.parse(JSON.stringify(read));
};

describe("whether a place is open", () => {
  const usual = "Mo-Fr 09:00-12:00,13:00-17:00; Sa 20:00-02:00; Su off";
  // 30 March 2026 is a Monday.
  it.each([
    [usual, "2026-03-30 08:59", "closed, 2026-03-30 09:00"],
    [usual, "2026-03-30 09:00", "open, 2026-03-30 12:00"],
    [usual, "2026-03-30 11:59", "open, 2026-03-30 12:00"],
    [usual, "2026-03-30 12:00", "closed, 2026-03-30 13:00"],
    [usual, "2026-04-03 17:00", "closed, 2026-04-04 20:00"],
    [usual, "2026-04-05 01:59", "open, 2026-04-05 02:00"],
    [usual, "2026-04-05 02:00", "closed, 2026-04-06 09:00"],
    ["24/7", "2026-03-30 03:00", "open"],
    ["Mo-Fr 00:00-24:00", "2026-03-30 03:00", "open, 2026-04-04 00:00"],
    ["Mo-Su 18:00-00:00", "2026-03-30 23:59", "open, 2026-03-31 00:00"],
    ["Mo-Su off", "2026-03-30 12:00", "closed"],
    ["PH off", "2026-03-30 12:00", "closed"],
    ["Mo-Su 09:00-17:00; 2026-03-30/2026-04-06 off", "2026-03-30 12:00", "closed, 2026-04-07 09:00"],
    ["Mo-Su 09:00-17:00; 2026-03-30 10:00-11:00", "2026-03-30 10:30", "open, 2026-03-30 11:00"],
    ["Mo-Su 09:00-17:00; Nov-Mar off", "2026-03-30 12:00", "closed, 2026-04-01 09:00"],
    ["Apr-Oct 09:00-17:00", "2026-11-02 12:00", "closed, 2027-04-01 09:00"],
    ["Mo-Su 09:00-17:00; Dec off; Dec 24 10:00-12:00", "2026-12-24 11:00", "open, 2026-12-24 12:00"],
    ["Nov-Feb We-Sa 10:00-16:00; Dec 24-31 off", "2026-12-24 12:00", "closed, 2027-01-01 10:00"],
    ["Dec 24-31 off; Nov-Feb We-Sa 10:00-16:00", "2026-12-23 12:00", "open, 2026-12-23 16:00"],
    ["Mo-Su 09:00-17:00; Dec 24-26 off; Dec 25 10:00-11:00", "2026-12-25 10:30", "open, 2026-12-25 11:00"],
    ["Mo-Su 09:00-17:00; Jun-Aug Sa-Su off", "2026-07-04 12:00", "closed, 2026-07-06 09:00"],
  ])("with %s at %s is: %s", (text, moment, expected) => {
    const { isOpen, change } = openingState(hoursOf(text), moment);
    expect([isOpen ? "open" : "closed", ...(change ? [`${change.day} ${change.time}`] : [])].join(", ")).toBe(
      expected,
    );
  });

  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const two = (part: number) => String(part).padStart(2, "0");
    return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
  });
  const spans = fc
    .uniqueArray(clock, { minLength: 0, maxLength: 4 })
    .map((times) => times.toSorted())
    .map((times) =>
      Array.from({ length: Math.floor(times.length / 2) }, (_, at) => ({
        opens: times[2 * at] ?? "",
        closes: times[2 * at + 1] ?? "",
      })),
    );
  const minute = 60_000;
  const written = (time: number) => new Date(time).toISOString().slice(0, 16).replace("T", " ");

  it("is the other way round when it changes, and not a minute before", () => {
    assertProperty(
      fc.property(
        fc.array(spans, { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 0, max: 14 * 24 * 60 }),
        (week, minutes) => {
          const hours = { week, exceptions: [] };
          const start = Date.parse("2026-03-23T00:00Z") + minutes * minute;
          const { isOpen, change } = openingState(hours, written(start));
          if (!change) {
            expect(week.flat()).toEqual([]);
            return;
          }
          const then = Date.parse(`${change.day}T${change.time}Z`);
          expect(then).toBeGreaterThan(start);
          expect(openingState(hours, written(then)).isOpen).toBe(!isOpen);
          expect(openingState(hours, written(then - minute))).toMatchObject({ isOpen });
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

it("has the hours as they are, and a place for the script where the time zone is known", () => {
  const markup = (timezone: string) =>
    viewMarkup(
      openingNow,
      resolvedProps(openingNow, { title: "Open", hours: "Mo-Fr 09:00-17:00; Su off", timezone }),
    );
  expect(markup("Europe/Paris")).toContain("<dt>Monday to Friday</dt><dd>09:00 to 17:00</dd>");
  expect(markup("Europe/Paris")).toContain('data-timezone="Europe/Paris"');
  expect(markup("UTC")).toContain("<dd>Closed</dd>");
  expect(markup("UTC")).not.toContain("data-timezone");
});
