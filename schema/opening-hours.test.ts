import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../tests/support/assert-property.ts";
import { runs } from "../tests/support/extent.ts";
import { formatOpeningHours, type OpenSpan, parseOpeningHours } from "./opening-hours.ts";

const span = (opens: string, closes: string): OpenSpan => ({ opens, closes });

describe("opening hours", () => {
  it("are what each day of the week and each exception is", () => {
    const day = [span("08:00", "12:00"), span("13:00", "18:00")];
    expect(
      parseOpeningHours(
        " Mo-We,Fr 08:00-12:00, 13:00-18:00;Sa 18:00-02:00 ; Su off; 2026-12-24/2027-01-01 off",
      ),
    ).toEqual({
      week: [day, day, day, undefined, day, [span("18:00", "02:00")], []],
      exceptions: [{ from: "2026-12-24", to: "2027-01-01", spans: [] }],
    });
  });

  it.each([
    ["", "There are no days here", 0],
    ["Mo-Fr 08:00-18:00;", "There are no days here", 18],
    ["Mon 08:00-18:00", '"Mon" is no day or days of the week', 0],
    ["Mo,Xx 08:00-18:00", '"Xx" is no day or days of the week', 3],
    ["Fr-Mo 08:00-18:00", '"Fr-Mo" is no day or days of the week', 0],
    ["Mo-Fr", "The times are missing", 5],
    ["Mo 8-18", '"8-18" is not from one time of day to another', 3],
    ["Mo 08:00-25:00", '"08:00-25:00" is not from one time of day to another', 3],
    ["Mo 08:00-12:00, 11:00-18:00", "11:00 is before 12:00, when it closes", 16],
    ["Mo 08:00-08:00", "08:00 is both times", 3],
    ["Mo off; Mo-Tu off", "Mo is said twice", 8],
    ["2026-02-30 off", '"2026-02-30" is not a day that exists', 0],
    ["2026-12-25/2026-12-24 off", "2026-12-24 is before 2026-12-25", 0],
    ["closed", '"closed" is no day or days of the week', 0],
  ])("%j: %s", (text, mistake, offset) => {
    expect(parseOpeningHours(text)).toMatchObject({ mistake, offset });
  });

  const spans = fc.constantFrom(
    [],
    [span("08:00", "18:00")],
    [span("00:00", "12:00"), span("13:00", "24:00")],
  );
  const exception = fc.record({ from: fc.constantFrom("2026-12-24", "2026-12-25"), spans });
  it("that are written are read as the same", () => {
    assertProperty(
      fc.property(
        fc.array(fc.option(spans, { nil: undefined }), { minLength: 7, maxLength: 7 }),
        fc.uniqueArray(exception, { selector: ({ from }) => from }),
        (week, dates) => {
          const exceptions = dates
            .map((date) => ({ ...date, to: "2026-12-31" }))
            .sort((one, other) => (one.from < other.from ? -1 : 1));
          const text = formatOpeningHours({ week, exceptions });
          fc.pre(text !== "");
          expect(parseOpeningHours(text)).toEqual({ week, exceptions });
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
