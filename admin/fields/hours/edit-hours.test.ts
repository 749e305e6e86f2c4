import { describe, expect, it } from "vitest";
import {
  hoursFault,
  hoursOf,
  newException,
  partsOfYear,
  textOfHours,
  withBreak,
  withDay,
  withException,
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

  it("have exceptions, each on a day of its own", () => {
    const one = newException(read("Mo off"), "2026-12-31");
    const two = newException(one, "2026-12-31");
    expect(textOfHours(two)).toBe("Mo off; 2026-12-31 off; 2027-01-01 off");
    expect(textOfHours(withException(two, 0, undefined))).toBe("Mo off; 2027-01-01 off");
    const [first] = two.exceptions;
    if (!first) throw new Error("There is no exception.");
    const open = withException(two, 0, { ...first, to: "2027-01-02", spans: [span("10:00", "12:00")] });
    expect(textOfHours(open)).toBeUndefined();
    expect(hoursFault(open)).toBe("twice");
    expect(textOfHours(withException(open, 1, undefined))).toBe("Mo off; 2026-12-31/2027-01-02 10:00-12:00");
  });

  it("keep what they do not show", () => {
    const hours = read("Mo 09:00-17:00; PH off; Apr-Oct Sa 10:00-12:00; Dec 25 off");
    expect(partsOfYear(hours)).toBe("PH off; Apr-Oct Sa 10:00-12:00; Dec 25 off");
    expect(textOfHours(withDay(hours, 1, [span("00:00", "24:00")]))).toBe(
      "Mo 09:00-17:00; Tu 00:00-24:00; PH off; Apr-Oct Sa 10:00-12:00; Dec 25 off",
    );
  });

  it("that are no hours are left to be read as they are", () => {
    expect(hoursOf("weekdays 9 to 5")).toBeUndefined();
  });
});
