import { expect, it } from "vitest";
import { endMistake, eventSpan } from "./event-span.ts";

it.each([
  [{ start: "2026-05-09" }, { start: "2026-05-09" }],
  [{ start: "2026-05-09T00:00:00+01:00" }, { start: "2026-05-09" }],
  [
    { start: "2026-05-09T00:00:00+01:00", end: "2026-05-11T00:00:00+01:00" },
    { start: "2026-05-09", end: "2026-05-11" },
  ],
  [{ start: "2026-05-09T00:00:00+01:00", end: "2026-05-09T00:00:00+01:00" }, { start: "2026-05-09" }],
  [
    { start: "2026-05-09T18:30:00+01:00", end: "2026-05-09T20:00:00+01:00" },
    { start: "2026-05-09T18:30:00+01:00", end: "2026-05-09T20:00:00+01:00" },
  ],
  [
    { start: "2026-12-31T00:00:00Z", end: "2026-12-31T02:00:00Z" },
    { start: "2026-12-31T00:00:00Z", end: "2026-12-31T02:00:00Z" },
  ],
  [
    { start: "2026-05-09T18:30:00+01:00", end: "2026-05-09T00:00:00+01:00" },
    { start: "2026-05-09T18:30:00+01:00" },
  ],
])("%j is %j", (written, span) => {
  expect(eventSpan(written)).toEqual(span);
});

it.each([
  ["2026-05-09T00:00:00+01:00", "2026-05-01T00:00:00+01:00", "2026-05-01, before it starts on 2026-05-09"],
  [
    "2026-05-09T18:30:00+01:00",
    "2026-05-09T17:00:00+01:00",
    "2026-05-09 17:00, before it starts on 2026-05-09 18:30",
  ],
  ["2026-05-09", "2026-05-08", "2026-05-08, before it starts on 2026-05-09"],
])("an event from %s to %s ends before it starts", (start, end, when) => {
  expect(endMistake({ title: "Fair", start, end })?.message).toBe(`"Fair" ends on ${when}.`);
});

it.each([
  ["2026-05-09T00:00:00+01:00", undefined],
  ["2026-05-09", "2026-05-09"],
  ["2026-05-09T18:30:00+01:00", "2026-05-09T00:00:00+01:00"],
  ["2026-05-09T18:30:00+01:00", "2026-05-09T18:30:00+01:00"],
  ["2026-10-25T02:30:00+02:00", "2026-10-25T02:10:00+01:00"],
  ["{{today}}", "2026-05-09"],
])("an event from %s to %s does not", (start, end) => {
  expect(endMistake({ title: "Fair", start, end })).toBeUndefined();
});
