import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { hoursOn } from "./hours-on.ts";
import { formatOpeningHours, type OpeningHours, type OpenSpan, parseOpeningHours } from "./opening-hours.ts";

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
    ["Mo-Fr 08:00-18:00;;", "There are no days here", 18],
    ["Mon 08:00-18:00", '"Mon" is no day or days of the week', 0],
    ["Mo,Xx 08:00-18:00", '"Xx" is no day or days of the week', 3],
    ["Mo-Fr", "The times are missing", 5],
    ["Mo 8-18", '"8-18" is not from one time of day to another', 3],
    ["Mo 08:00-33:00", '"08:00-33:00" is not from one time of day to another', 3],
    ["Mo-Fr 09:00-17:00, We 19:00-21:00", "We is said twice", 19],
    ["Mo[1] 10:00-12:00", '"Mo[1]" is no day or days of the week', 0],
    [
      "Mo-Fr 08:00-18:00 Sa 09:00-12:00",
      '"08:00-18:00 Sa 09:00-12:00" is not from one time of day to another',
      6,
    ],
    [
      "Mo-Fr 10:00-18:00 || by appointment",
      '"10:00-18:00 || by appointment" is not from one time of day to another',
      6,
    ],
    ["sunrise-sunset", '"sunrise-sunset" is no day or days of the week', 0],
    ["week 1-26 Mo 10:00-12:00", '"week" is no day or days of the week', 0],
    ["Mo-Fr 08.00-17.00", '"08.00-17.00" is not from one time of day to another', 6],
    ["Mo 08:00-12:00, 11:00-18:00", "11:00 is before 12:00, when it closes", 16],
    ["Mo 08:00-08:00", "08:00 is both times", 3],
    ["Mo off; Mo-Tu off", "Mo is said twice", 8],
    ["Mo,Mo off", "Mo is said twice", 0],
    ["24/7; Su off", "Su is said twice", 6],
    ["PH off; PH 10:00-12:00", "PH is said twice", 8],
    ["2026-12-25 off; 2026-12-25 10:00-12:00", "2026-12-25 is said twice", 16],
    [
      "2026-12-24/2026-12-26 off; 2026-12-26/2026-12-28 10:00-12:00",
      "2026-12-26 to 2026-12-28 and 2026-12-24 to 2026-12-26 share only some of their days",
      27,
    ],
    ["Dec 25 off; Dec 25 10:00-12:00", "Dec 25 is said twice", 12],
    ["Apr-Oct Mo 08:00-18:00; Apr-Oct Mo-Fr off", "Mo is said twice", 24],
    ["Apr-Oct off; Sep-Nov off", "Sep 1 to Nov 30 and Apr 1 to Oct 31 share only some of their days", 13],
    ["Nov-Mar off; Feb-Apr off", "Feb 1 to Apr 30 and Nov 1 to Mar 31 share only some of their days", 13],
    ["Jan-Dec 09:00-17:00; Mar 1-Feb 29 off", "Mar 1 to Feb 29 is said twice", 21],
    ["Nov-Feb We-Sa 10:00-16:00; Dec 24-31 off; Dec 24-31 off", "Dec 24 to Dec 31 is said twice", 42],
    ["Dec 32 off", '"Dec 32" is not a day or a part of the year', 0],
    ["Dec 26-24 off", '"Dec 26-24" is not a day or a part of the year', 0],
    ["Apr PH off", "PH can't be said for a part of the year", 4],
    ["2026-12-25 Mo off", "A date has no days of the week", 11],
    ["SH off", '"SH" is no day or days of the week', 0],
    ["Mo 08:00+", '"08:00+" is not from one time of day to another', 3],
    ["2026-02-30 off", '"2026-02-30" is not a day that exists', 0],
    ["2026-12-25/2026-12-24 off", "2026-12-24 is before 2026-12-25", 0],
  ])("%j: %s", (text, mistake, offset) => {
    expect(parseOpeningHours(text)).toMatchObject({ mistake, offset });
  });

  const whole = [span("00:00", "24:00")];
  const sameAll = (spans: readonly OpenSpan[]) => Array.from({ length: 7 }, () => spans);
  it.each([
    ["24/7", { week: sameAll(whole) }],
    ["Mo-Su 00:00-24:00", { week: sameAll(whole) }],
    ["Mo-Su open", { week: sameAll(whole) }],
    ["Sa-Mo closed", { week: [[], undefined, undefined, undefined, undefined, [], []] }],
    ["PH off", { holidays: [] }],
    ["Mo,PH off", { week: [[], ...Array.from({ length: 6 }, () => undefined)], holidays: [] }],
    ["Dec 25 off", { seasons: [{ from: "12-25", to: "12-25", week: sameAll([]) }] }],
    ["Dec 24-26 off", { seasons: [{ from: "12-24", to: "12-26", week: sameAll([]) }] }],
    [
      "Dec 25,31 off",
      {
        seasons: [
          { from: "12-25", to: "12-25", week: sameAll([]) },
          { from: "12-31", to: "12-31", week: sameAll([]) },
        ],
      },
    ],
    [
      "Apr-Oct: 08:00-18:00",
      { seasons: [{ from: "04-01", to: "10-31", week: sameAll([span("08:00", "18:00")]) }] },
    ],
    ["Nov 15-Mar 1 off", { seasons: [{ from: "11-15", to: "03-01", week: sameAll([]) }] }],
    ["2026 Dec 25 off", { exceptions: [{ from: "2026-12-25", to: "2026-12-25", spans: [] }] }],
    ["2026 Dec 24-2027 Jan 1 off", { exceptions: [{ from: "2026-12-24", to: "2027-01-01", spans: [] }] }],
    [
      "Feb Sa-Su 10:00-12:00; Feb Mo off",
      {
        seasons: [
          {
            from: "02-01",
            to: "02-29",
            week: [
              [],
              undefined,
              undefined,
              undefined,
              undefined,
              [span("10:00", "12:00")],
              [span("10:00", "12:00")],
            ],
          },
        ],
      },
    ],
  ])("%s, as OpenStreetMap writes it, and come back the same", (text, said) => {
    const expected = { week: Array.from({ length: 7 }, () => undefined), exceptions: [], ...said };
    const read = parseOpeningHours(text);
    expect(read).toEqual(expected);
    expect(parseOpeningHours("mistake" in read ? "" : formatOpeningHours(read))).toEqual(expected);
  });

  it.each([
    ["08:00-20:00", "Mo-Su 08:00-20:00"],
    ["9:00-18:00", "Mo-Su 09:00-18:00"],
    ["closed", "Mo-Su off"],
    ["Mo, We, Fr 09:00-12:00", "Mo 09:00-12:00; We 09:00-12:00; Fr 09:00-12:00"],
    ["Mo-Fr 09:00-18:00, Sa 10:00-14:00", "Mo-Fr 09:00-18:00; Sa 10:00-14:00"],
    ["Mo-Fr 09:00-12:00,14:00-18:00, Sa off, PH off", "Mo-Fr 09:00-12:00,14:00-18:00; Sa off; PH off"],
    ["Mo–Fr 08:00–17:00", "Mo-Fr 08:00-17:00"],
    ["Mo - Fr 8:00 - 17:00", "Mo-Fr 08:00-17:00"],
    ["Mo-Fr: 10:00-18:00", "Mo-Fr 10:00-18:00"],
    ["Fr-Sa 18:00-26:00", "Fr-Sa 18:00-02:00"],
    ["Mo-Fr 08:00-18:00;Sa 09:00-13:00;", "Mo-Fr 08:00-18:00; Sa 09:00-13:00"],
    ["We-Mo 12:00-22:00", "Mo 12:00-22:00; We-Su 12:00-22:00"],
    ["Mo-Su,PH 11:00-23:00", "Mo-Su 11:00-23:00; PH 11:00-23:00"],
    [
      "Mo-Fr 08:00-20:00; Dec 24,Dec 31 08:00-13:00",
      "Mo-Fr 08:00-20:00; Dec 24 08:00-13:00; Dec 31 08:00-13:00",
    ],
    ["2026 Aug 3-23 off", "2026-08-03/2026-08-23 off"],
    ["Jun 15-Sep 15 Mo-Su 09:00-19:00", "Jun 15-Sep 15 09:00-19:00"],
    [
      "Mo-Su 12:00-14:30,18:00-22:30; Dec 24-26,Dec 31-Jan 1 off",
      "Mo-Su 12:00-14:30,18:00-22:30; Dec 24-Dec 26 off; Dec 31-Jan 1 off",
    ],
  ])("of a business, %s, are %s", (text, written) => {
    const read = parseOpeningHours(text);
    expect("mistake" in read ? read : formatOpeningHours(read)).toEqual(written);
    expect(parseOpeningHours(written)).toEqual(read);
  });

  it.each([
    [
      "Nov-Feb We-Sa 10:00-16:00; Dec 24-31 off",
      "2026-12-23 10:00-16:00, 2026-12-24 off, 2026-12-26 off, 2027-01-02 10:00-16:00",
    ],
    ["Dec 24-31 off; Nov-Feb 10:00-16:00", "2026-12-23 10:00-16:00, 2026-12-24 off, 2027-01-01 10:00-16:00"],
    ["Nov-Feb 10:00-16:00; Dec 31-Jan 1 off", "2026-12-30 10:00-16:00, 2026-12-31 off, 2027-01-01 off"],
    ["Dec 24-26 off; Dec 25 10:00-12:00", "2026-12-24 off, 2026-12-25 10:00-12:00, 2026-12-26 off"],
    ["Nov-Feb 10:00-16:00; Dec Mo off", "2026-12-28 off, 2026-12-29 10:00-16:00, 2027-01-04 10:00-16:00"],
    [
      "Mo-Fr 09:00-17:00; 2026-12-24/2027-01-06 off; 2026-12-28 10:00-12:00",
      "2026-12-23 09:00-17:00, 2026-12-24 off, 2026-12-28 10:00-12:00, 2026-12-29 off, 2027-01-07 09:00-17:00",
    ],
    ["Nov-Feb 10:00-16:00; Dec 24-31 off; 2026-12-28 10:00-12:00", "2026-12-28 10:00-12:00, 2027-12-28 off"],
  ])("that are narrower count before those they lie within: %s", (text, days) => {
    const read = parseOpeningHours(text);
    if ("mistake" in read) throw new Error(read.mistake);
    const written = days.split(", ").map((each) => {
      const [day = ""] = each.split(" ");
      const [first] = hoursOn(read, day) ?? [];
      return `${day} ${first ? `${first.opens}-${first.closes}` : "off"}`;
    });
    expect(written.join(", ")).toBe(days);
  });

  it("are written so that what is narrower comes later, as OpenStreetMap reads them", () => {
    const read = parseOpeningHours(
      "Dec 25 10:00-12:00; Dec 24-31 off; Apr-Oct off; Nov-Feb We-Sa 10:00-16:00",
    );
    expect("mistake" in read ? read : formatOpeningHours(read)).toBe(
      "Nov-Feb We-Sa 10:00-16:00; Dec 24-Dec 31 off; Dec 25 10:00-12:00; Apr-Oct off",
    );
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
            .map((date) => ({ ...date, to: date.from }))
            .sort((one, other) => (one.from < other.from ? -1 : 1));
          const text = formatOpeningHours({ week, exceptions });
          fc.pre(text !== "");
          expect(parseOpeningHours(text)).toEqual({ week, exceptions });
        },
      ),
      { numRuns: runs(500) },
    );
  });

  const partial = fc.array(fc.option(spans, { nil: undefined }), { minLength: 7, maxLength: 7 });
  const sometimes = partial.filter((week) => week.some((day) => day !== undefined));
  const dayOfYear = fc
    .integer({ min: 0, max: 365 })
    .map((day) => new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(5, 10));
  const range = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom("03-01 10-31", "11-01 02-29", "12-24 12-31", "12-31 01-01", "12-25 12-25"),
    },
    { weight: 1, arbitrary: fc.tuple(dayOfYear, dayOfYear).map((days) => days.join(" ")) },
  );
  const season = fc.tuple(range, sometimes).map(([days, week]) => ({ ...endsOf(days), week }));
  const dates = fc.constantFrom("2026-12-20 2027-01-06", "2026-12-24 2026-12-26", "2026-12-25 2026-12-25");
  const closure = fc.tuple(dates, spans).map(([days, times]) => ({ ...endsOf(days), spans: times }));
  const written = fc
    .record({
      week: partial,
      holidays: fc.option(spans, { nil: undefined }),
      seasons: fc.uniqueArray(season, { maxLength: 4, selector: ({ from }) => from }),
      exceptions: fc.uniqueArray(closure, { maxLength: 3, selector: ({ from }) => from }),
    })
    .map(formatAny);

  it("with seasons and closures are contradictory, or are read as the same when they are written again", () => {
    let read = 0;
    assertProperty(
      fc.property(written, (text) => {
        const first = parseOpeningHours(text);
        if ("mistake" in first) {
          expect(text === "" || first.reason).toBeTruthy();
          return;
        }
        read += 1;
        const again = formatOpeningHours(first);
        expect(parseOpeningHours(again)).toEqual(first);
        expect(formatOpeningHours(first)).toBe(again);
      }),
      { numRuns: runs(300) },
    );
    expect(read).toBeGreaterThan(runs(300) / 2);
  });

  it("do not depend on the order in which they are written", () => {
    assertProperty(
      fc.property(written, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (text, order) => {
        const rules = text.split("; ");
        const mixed = rules
          .map((rule, index) => ({ rule, key: order[index % 40] ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ rule }) => rule)
          .join("; ");
        const [first, second] = [parseOpeningHours(text), parseOpeningHours(mixed)];
        expect("mistake" in second).toBe("mistake" in first);
        if ("mistake" in first || "mistake" in second) return;
        for (const day of [
          "2026-12-23",
          "2026-12-24",
          "2026-12-25",
          "2027-02-28",
          "2028-02-29",
          "2027-07-07",
        ])
          expect(hoursOn(second, day)).toEqual(hoursOn(first, day));
      }),
      { numRuns: runs(200) },
    );
  });
});

function endsOf(days: string) {
  const [from = "", to = ""] = days.split(" ");
  return { from, to };
}

/** Writes also what contradicts itself. */
function formatAny({
  holidays,
  ...hours
}: Omit<OpeningHours, "holidays"> & { holidays: readonly OpenSpan[] | undefined }) {
  return formatOpeningHours({ ...hours, ...(holidays && { holidays }) });
}
