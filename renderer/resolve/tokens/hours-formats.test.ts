import { describe, expect, it } from "vitest";
import { messagesFor } from "../../../blocks/_kit/messages/index.ts";
import { formatValue } from "./formats.ts";

const written = "Mo-Fr 08:00-12:00,13:00-18:00; Sa-Su off; 2026-12-25 off; 2026-12-24 08:30-12:00";
const reader = (language: string, today = "2026-11-23") => ({
  language,
  messages: () => messagesFor(language),
  today: () => today,
});
const hours = (argument: string | undefined, language = "en-GB", text = written) =>
  formatValue(
    argument === undefined ? { name: "hours" } : { name: "hours", argument },
    text,
    reader(language),
  );
const madeOf = (formatted: object) => ("value" in formatted ? formatted.value : formatted);

describe("opening hours in words", () => {
  it("are lines in the language of the page, with the days that are not as usual", () => {
    expect(madeOf(hours(undefined))).toEqual([
      { days: "Monday to Friday", time: "08:00 to 12:00, 13:00 to 18:00" },
      { days: "Saturday and Sunday", time: "Closed" },
      { days: "24 December 2026", time: "08:30 to 12:00" },
      { days: "25 December 2026", time: "Closed" },
    ]);
    expect(madeOf(hours(undefined, "de-DE", "Tu-Sa 08:00-18:30; Su off"))).toEqual([
      { days: "Dienstag bis Samstag", time: "08:00 bis 18:30 Uhr" },
      { days: "Sonntag", time: "Geschlossen" },
    ]);
    expect(madeOf(hours(undefined, "fr", "Tu-Sa 08:00-18:30"))).toEqual([
      { days: "Mardi à samedi", time: "08:00 à 18:30" },
    ]);
  });

  it.each([
    ["12h", "Mo-Fr 08:00-18:00", "Monday to Friday: 8am to 6pm"],
    ["12h", "Sa 10:30-12:00", "Saturday: 10:30am to 12pm"],
    ["24h", "Sa 08:00-24:00", "Saturday: 08:00 to 00:00"],
    ["Mo-Fr", "Mo-Fr 08:00-18:00; Sa off", "08:00 to 18:00"],
    ["12h Sa", "Mo-Fr 08:00-18:00; Sa off", "Closed"],
    ["Su", "Mo-Fr 08:00-18:00", ""],
  ])("hours: %j of %j is %j", (argument, text, shown) => {
    expect(hours(argument, "en-GB", text)).toMatchObject({ text: shown });
  });

  it.each([
    ["Mo-Sa", "The hours of Mo-Sa are not the same on each of these days."],
    ["weekdays", '"hours" can\'t be "weekdays".'],
    ["12h Mo Tu", '"hours" can\'t be "12h Mo Tu".'],
  ])("hours: %j can't be told", (argument, mistake) => {
    expect(hours(argument)).toMatchObject({ mistake });
  });

  it("leave out what is over", () => {
    const format = { name: "hours" };
    const lines = madeOf(
      formatValue(format, "Mo off; 2026-12-24/2026-12-26 off", reader("en", "2026-12-26")),
    );
    expect(lines).toHaveLength(2);
    const after = madeOf(
      formatValue(format, "Mo off; 2026-12-24/2026-12-26 off", reader("en", "2026-12-27")),
    );
    expect(after).toHaveLength(1);
  });

  it("are told to search engines", () => {
    const kind = { "@type": "OpeningHoursSpecification" };
    const text = "Mo-Tu 08:00-18:00; Su off; 2026-12-25 off";
    expect(madeOf(formatValue({ name: "specification" }, text, reader("en-GB")))).toEqual([
      { ...kind, dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" },
      { ...kind, opens: "00:00", closes: "00:00", validFrom: "2026-12-25", validThrough: "2026-12-25" },
    ]);
  });
});

describe("opening hours of the year", () => {
  const lines = (text: string, language = "en-GB") =>
    (madeOf(hours(undefined, language, text)) as { days: string; time: string }[]).map(
      ({ days, time }) => `${days}: ${time}`,
    );

  it.each([
    ["en-GB", "24/7", ["Monday to Sunday: Open 24 hours"]],
    ["de", "24/7", ["Montag bis Sonntag: Durchgehend geöffnet"]],
    ["fr", "Sa 00:00-24:00", ["Samedi: Ouvert 24 h sur 24"]],
    ["en-GB", "Mo-Fr 09:00-17:00; PH off", ["Monday to Friday: 09:00 to 17:00", "Public holidays: Closed"]],
    ["en-GB", "Dec 25 off", ["25 December: Closed"]],
    ["en-GB", "Dec 24-26 10:00-12:00", ["24 December to 26 December: 10:00 to 12:00"]],
    ["en-GB", "Apr-Oct Mo-Fr 08:00-18:00", ["April to October, Monday to Friday: 08:00 to 18:00"]],
    ["de", "Aug off", ["August: Geschlossen"]],
    ["en-GB", "Nov-Mar 09:00-16:00", ["November to March: 09:00 to 16:00"]],
    ["en-GB", "Sa-Mo off", ["Monday: Closed", "Saturday and Sunday: Closed"]],
    [
      "en-GB",
      "Dec 24-31 off; Nov-Feb We-Sa 10:00-16:00",
      ["November to February, Wednesday to Saturday: 10:00 to 16:00", "24 December to 31 December: Closed"],
    ],
    ["ar", "PH off", ["العطل الرسمية: مغلق"]],
  ])("in %s, %s", (language, text, expected) => {
    expect(lines(text, language)).toEqual(expected);
  });

  it("are told to search engines with the year that they are next in", () => {
    const kind = { "@type": "OpeningHoursSpecification" };
    const specification = (text: string, today: string) =>
      madeOf(formatValue({ name: "specification" }, text, reader("en-GB", today)));
    expect(specification("24/7; PH off", "2026-11-23")).toEqual([
      { ...kind, dayOfWeek: expect.any(Array), opens: "00:00", closes: "23:59" },
      { ...kind, dayOfWeek: ["PublicHolidays"], opens: "00:00", closes: "00:00" },
    ]);
    const dayOfWeek = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const closed = { ...kind, dayOfWeek, opens: "00:00", closes: "00:00" };
    expect(specification("Nov-Mar off", "2026-02-01")).toEqual([
      { ...closed, validFrom: "2025-11-01", validThrough: "2026-03-31" },
    ]);
    expect(specification("Nov-Mar off", "2026-04-01")).toEqual([
      { ...closed, validFrom: "2026-11-01", validThrough: "2027-03-31" },
    ]);
    expect(specification("Feb off", "2026-04-01")).toEqual([
      { ...closed, validFrom: "2027-02-01", validThrough: "2027-02-28" },
    ]);
    expect(specification("Apr-Oct off", "2026-05-01")).toEqual([
      { ...closed, validFrom: "2026-04-01", validThrough: "2026-10-31" },
    ]);
  });

  it("are told to search engines so that no two that are not of the ordinary week are of the same day", () => {
    const kind = { "@type": "OpeningHoursSpecification" };
    const valid = (validFrom: string, validThrough: string) => ({ validFrom, validThrough });
    const all = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const text = "Nov-Feb Fr-Sa 10:00-16:00; Dec 24-31 off; Jan Sa 11:00-12:00; 2027-02-05 off";
    const winter = { ...kind, opens: "10:00", closes: "16:00" };
    const closed = { ...kind, opens: "00:00", closes: "00:00" };
    expect(madeOf(formatValue({ name: "specification" }, text, reader("en-GB", "2026-11-29")))).toEqual([
      { ...winter, dayOfWeek: ["Friday"], ...valid("2026-11-01", "2026-12-23") },
      { ...winter, dayOfWeek: ["Friday"], ...valid("2027-01-01", "2027-02-04") },
      { ...winter, dayOfWeek: ["Friday"], ...valid("2027-02-06", "2027-02-28") },
      { ...winter, dayOfWeek: ["Saturday"], ...valid("2026-11-01", "2026-12-23") },
      { ...winter, dayOfWeek: ["Saturday"], ...valid("2027-02-01", "2027-02-04") },
      { ...winter, dayOfWeek: ["Saturday"], ...valid("2027-02-06", "2027-02-28") },
      { ...closed, dayOfWeek: all, ...valid("2026-12-24", "2026-12-31") },
      {
        ...kind,
        dayOfWeek: ["Saturday"],
        opens: "11:00",
        closes: "12:00",
        ...valid("2027-01-01", "2027-01-31"),
      },
      { ...closed, ...valid("2027-02-05", "2027-02-05") },
    ]);
    const dates = "Mo-Fr 09:00-17:00; Dec 25 off; 2026-12-24/2027-01-06 off; 2026-12-28 10:00-12:00";
    expect(
      (
        madeOf(formatValue({ name: "specification" }, dates, reader("en-GB", "2026-11-29"))) as object[]
      ).slice(1),
    ).toEqual([
      { ...closed, ...valid("2026-12-24", "2026-12-27") },
      { ...closed, ...valid("2026-12-29", "2027-01-06") },
      { ...kind, opens: "10:00", closes: "12:00", ...valid("2026-12-28", "2026-12-28") },
    ]);
  });
});
