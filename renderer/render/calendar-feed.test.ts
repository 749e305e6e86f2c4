import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { handMadeSettings } from "../../tests/support/hand-made-site.ts";
import type { SiteFeed } from "../site.ts";
import { calendarFeed, escapeText, foldLine } from "./calendar-feed.ts";
import { renderFeed } from "./feed.ts";

const settings = handMadeSettings({ base: "/school" });
const fair = { title: "Spring fair", href: "/school/events/fair/", date: "2026-03-01", slug: "fair" };
const calendar = (items: SiteFeed["items"], parts: Partial<SiteFeed> = {}) =>
  renderFeed(settings, {
    path: "/events.ics",
    title: "Events, and more",
    language: "en-GB",
    format: "ics",
    items,
    ...parts,
  });
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");
const lineOf = (item: Partial<SiteFeed["items"][number]>, name: string) =>
  unfolded(calendar([{ ...fair, ...item }]))
    .filter((line) => line.startsWith("BEGIN:VEVENT") || new RegExp(`^${name}[;:]`).test(line))
    .slice(1);

describe("a calendar", () => {
  it("has all that RFC 5545 asks for, and a name that can be subscribed to", () => {
    expect(unfolded(calendar([fair]))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Blockwork//Blockwork//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "NAME:Events\\, and more",
      "X-WR-CALNAME:Events\\, and more",
      "SOURCE;VALUE=URI:https://small.example/school/events.ics",
      "REFRESH-INTERVAL;VALUE=DURATION:P1D",
      "X-PUBLISHED-TTL:P1D",
      "BEGIN:VEVENT",
      "UID:fair@small.example",
      "DTSTAMP:20260301T000000Z",
      "DTSTART;VALUE=DATE:20260301",
      "SUMMARY:Spring fair",
      "URL:https://small.example/school/events/fair/",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("of one event has that alone", () => {
    expect(calendar([fair], { isSingle: true })).not.toMatch(/NAME|SOURCE|REFRESH/);
  });

  it.each([
    [{ start: "2026-05-09" }, "DTSTART", "DTSTART;VALUE=DATE:20260509"],
    [{ start: "2026-05-09T18:30:00+01:00" }, "DTSTART", "DTSTART:20260509T173000Z"],
    [{ start: "2026-01-01T00:30:00+05:30" }, "DTSTART", "DTSTART:20251231T190000Z"],
    [{ start: "2026-05-09", end: "2026-05-31" }, "DTEND", "DTEND;VALUE=DATE:20260601"],
    [{ start: "2026-05-09", end: "2026-05-10T12:00:00+01:00" }, "DTEND", "DTEND;VALUE=DATE:20260511"],
    [
      { start: "2026-05-09T18:30:00+01:00", end: "2026-05-09T21:00:00+01:00" },
      "DTEND",
      "DTEND:20260509T200000Z",
    ],
    [{ start: "2026-05-09T18:30:00+01:00", end: "2026-05-09" }, "DTEND", undefined],
    [{ start: "2026-05-09T00:00:00+01:00" }, "DTSTART", "DTSTART;VALUE=DATE:20260509"],
    [{ updated: "2026-04-02" }, "DTSTAMP", "DTSTAMP:20260402T000000Z"],
    [{ updated: "2026-04-02" }, "LAST-MODIFIED", "LAST-MODIFIED:20260402T000000Z"],
    [{ id: "events/fair" }, "UID", "UID:events/fair@small.example"],
    [{ id: "fair@other.example" }, "UID", "UID:fair@other.example"],
    [{ location: "Hall 2; upstairs" }, "LOCATION", "LOCATION:Hall 2\\; upstairs"],
    [{ cancelled: true }, "STATUS", "STATUS:CANCELLED"],
  ])("says of %j in %s: %s", (item, name, expected) => {
    expect(lineOf(item, name)[0]).toBe(expected);
  });

  it("has no line that a text could break, and none of more than 75 bytes", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 200 });
    assertProperty(
      fc.property(texts, texts, (title, summary) => {
        const text = calendarFeed(settings, {
          path: "/events.ics",
          title,
          language: "en-GB",
          format: "ics",
          items: [{ ...fair, title: `A${title}`, summary: `${summary}\r\nEND:VEVENT` }],
        });
        for (const line of text.split("\r\n")) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\n\r\ufffd]/);
        }
        expect(unfolded(text).filter((line) => line === "END:VEVENT")).toHaveLength(1);
      }),
      { numRuns: runs(1000) },
    );
  });
});

it.each([
  ["a, b; c\\d", "a\\, b\\; c\\\\d"],
  ["one\r\ntwo\rthree\nfour", "one\\ntwo\\nthree\\nfour"],
  ["bell\u0007", "bell"],
])("%j is written as %j", (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

it("folds between characters, not within one", () => {
  const line = `SUMMARY:${"é".repeat(40)}`;
  expect(foldLine(line)).toBe(`SUMMARY:${"é".repeat(33)}\r\n ${"é".repeat(7)}`);
  expect(foldLine("a".repeat(75))).toBe("a".repeat(75));
});
