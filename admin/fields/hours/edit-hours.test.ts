import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOpeningHours, parseOpeningHours } from "../../../schema/formats/hours/opening-hours.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import {
  changeDay,
  faultOf,
  hoursFault,
  hoursOf,
  newSeason,
  newSpecial,
  repeat,
  showsWeek,
  textOfHours,
  usualSpans,
  withBreak,
  withDay,
  withoutWeek,
  withSeason,
  withSpecial,
  withWeek,
} from "./edit-hours.ts";

const read = (text: string) => {
  const hours = hoursOf(text);
  if (!hours) throw new Error(`${text} is no opening hours.`);
  return hours;
};
const span = (opens: string, closes: string) => ({ opens, closes });

describe("opening hours in the editor", () => {
  it("begin with nothing said, and are written day by day", () => {
    const monday = withDay(read(""), 0, [span("09:00", "17:00")]);
    expect(textOfHours(monday)).toBe("Mo 09:00-17:00");
    const two = withDay(monday, 1, monday.week[0] ?? []);
    expect(textOfHours(two)).toBe("Mo-Tu 09:00-17:00");
    expect(textOfHours(withDay(two, 6, []))).toBe("Mo-Tu 09:00-17:00; Su off");
  });

  it("are not written while a time is missing or in the wrong order", () => {
    const hours = read("Mo 09:00-17:00");
    expect(textOfHours(withDay(hours, 0, [span("", "17:00")]))).toBeUndefined();
    expect(textOfHours(withDay(hours, 0, [span("09:00", "12:00"), span("11:00", "17:00")]))).toBeUndefined();
  });

  it("have a break at noon, or where somebody says", () => {
    expect(withBreak([span("08:00", "18:00")])).toEqual([span("08:00", "12:00"), span("13:00", "18:00")]);
    expect(withBreak([span("18:00", "23:00")])).toEqual([span("18:00", "23:00"), span("", "")]);
  });

  it("have special days, each of its own", () => {
    const one = newSpecial(read("Mo off"), "2026-12-31");
    const two = newSpecial(one, "2026-12-31");
    expect(textOfHours(two)).toBe("Mo off; 2026-12-31 off; 2027-01-01 off");
    expect(textOfHours(withSpecial(two, 0, undefined))).toBe("Mo off; 2027-01-01 off");
    const [first] = two.special;
    if (!first) throw new Error("There is no special day.");
    const days = { ...first, to: "2027-01-02", spans: [span("10:00", "12:00")] };
    const open = withSpecial(two, 0, days);
    expect(textOfHours(open)).toBe("Mo off; 2026-12-31/2027-01-02 10:00-12:00; 2027-01-01 off");
    expect(textOfHours(withSpecial(open, 1, undefined))).toBe("Mo off; 2026-12-31/2027-01-02 10:00-12:00");
    const partly = withSpecial(open, 1, { ...first, from: "2027-01-02", to: "2027-01-03" });
    expect(textOfHours(partly)).toBeUndefined();
    expect(hoursFault(partly)).toEqual({
      reason: "overlap",
      range: expect.objectContaining({ from: "2027-01-02", to: "2027-01-03" }),
    });
    const yearly = withSpecial(open, 0, repeat(days, "2026-11-29"));
    expect(textOfHours(yearly)).toBe("Mo off; Dec 31-Jan 2 10:00-12:00; 2027-01-01 off");
    const [again] = yearly.special;
    expect(again && repeat(again, "2026-11-29")).toEqual(days);
  });

  const nursery =
    "Mar-Oct Mo-Sa 09:00-17:30; Mar-Oct Su 10:00-16:00; Nov-Feb We-Sa 10:00-16:00; PH off; Dec 24-31 off";
  const written =
    "PH off; Mar-Oct Mo-Sa 09:00-17:30; Mar-Oct Su 10:00-16:00; Nov-Feb We-Sa 10:00-16:00; Dec 24-Dec 31 off";

  it("have seasons with a week each, and no ordinary week beside those that say all", () => {
    const hours = read(nursery);
    expect(showsWeek(hours)).toBe(false);
    expect(hours.seasons.map(({ from, to }) => [from, to])).toEqual([
      ["03-01", "10-31"],
      ["11-01", "02-29"],
    ]);
    expect(hours.special).toEqual([{ from: "12-24", to: "12-31", spans: [] }]);
    expect(hours.holidays).toEqual([]);
    expect(textOfHours(hours)).toBe(written);
    const [, winter] = hours.seasons;
    if (!winter) throw new Error("There is no winter.");
    const tuesday = { ...winter, week: changeDay(winter.week, 1, [span("10:00", "14:00")]) };
    expect(textOfHours(withSeason(hours, 1, tuesday))).toBe(
      written.replace("Nov-Feb We", "Nov-Feb Tu 10:00-14:00; Nov-Feb We"),
    );
    const week = withWeek(withSeason(hours, 1, undefined));
    expect(showsWeek(week)).toBe(true);
    expect(textOfHours(week)).toMatch(/^Mo-Fr 09:00-17:00; Sa-Su off; PH off; Mar-Oct Mo-Sa/);
    expect(showsWeek(withoutWeek(week))).toBe(false);
  });

  it("have new seasons in the rest of the year, or within another", () => {
    const one = newSeason(read("Mo 09:00-12:00"));
    expect(textOfHours(one)).toBe("Mo 09:00-12:00; Mar-Oct Mo 09:00-12:00; Mar-Oct Tu-Su off");
    const two = newSeason(one);
    expect(textOfHours(two)).toContain("Nov-Feb Mo 09:00-12:00");
    expect(textOfHours(newSeason(two))).toContain("; Jan Mo 09:00-12:00");
    expect(hoursFault(newSeason(newSeason(two)))).toBeUndefined();
  });

  it("are the usual ones where a season says nothing of a day", () => {
    const hours = read("Mo-Su 09:00-17:00; Nov-Feb Mo 10:00-12:00; Dec Sa 10:00-11:00");
    const [winter, december] = hours.seasons;
    if (!winter || !december) throw new Error("There are no seasons.");
    expect(usualSpans(hours, winter, 0)).toEqual([span("09:00", "17:00")]);
    expect(usualSpans(hours, december, 0)).toEqual([span("10:00", "12:00")]);
  });

  it("keep every rule that is not changed", () => {
    const rules = [
      "Mo-Fr 09:00-17:00",
      "Sa off",
      "PH off",
      "Mar-Oct Mo-Sa 09:00-17:30",
      "Mar-Oct Su 10:00-16:00",
      "Apr-Sep 08:00-20:00",
      "Nov-Feb We-Sa 10:00-16:00",
      "Nov 15-Nov 30 off",
      "Dec 24-Dec 31 off",
      "Dec 25 10:00-12:00",
      "Dec 31-Jan 1 off",
      "2026-12-20/2027-01-06 off",
      "2026-12-28 10:00-12:00",
    ];
    assertProperty(
      fc.property(fc.subarray(rules), fc.nat(6), (some, day) => {
        const before = parseOpeningHours(some.join("; "));
        fc.pre(!("mistake" in before));
        if ("mistake" in before) return;
        const hours = read(some.join("; "));
        const said = textOfHours(hours);
        const after = parseOpeningHours(said ?? "");
        if ("mistake" in after) throw new Error(after.mistake);
        const sorted = ({ seasons = [], ...rest }: typeof after) => ({
          ...rest,
          seasons: [...seasons].sort(
            (one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to),
          ),
        });
        expect(sorted(after)).toEqual(sorted(before));
        const changed = textOfHours(withDay(hours, day, [span("06:00", "07:00")]));
        const rest = parseOpeningHours(changed ?? "");
        if ("mistake" in rest) throw new Error(rest.mistake);
        expect(formatOpeningHours({ ...rest, week: before.week })).toBe(said);
      }),
      { numRuns: runs(200) },
    );
  });

  it("that contradict themselves are not edited in the form, which names the days", () => {
    expect(hoursOf("Mar-Oct off; Sep-Nov off")).toBeUndefined();
    expect(faultOf("Mar-Oct off; Sep-Nov off")).toMatchObject({
      reason: "overlap",
      range: { from: "09-01", to: "11-30" },
    });
  });

  it("that are no hours are left to be read as they are", () => {
    expect(hoursOf("weekdays 9 to 5")).toBeUndefined();
  });
});
