import { expect, it } from "vitest";
import { elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import { formatSpan } from "../_kit/intl.ts";
import events from "./index.ts";
import { isPast } from "./is-past.ts";

const fair = { title: "Fair", start: "2026-05-09", end: "2026-05-10" };
const talk = { title: "Talk", start: "2026-05-08T18:30:00+01:00", place: "The hall" };
const walk = { title: "Walk", start: "2026-05-01" };
const props = (more: object = {}) =>
  resolvedProps(events, { title: "On", items: [fair, walk, talk], today: "2026-05-09", ...more });
const titles = (more?: object) => {
  const [upcoming = "", past = ""] = viewMarkup(events, props(more)).split("events-past");
  return [upcoming, past].map((html) =>
    elementsOf(html)
      .filter(({ tagName }) => tagName === "h3")
      .map(textOf),
  );
};

it.each([
  [fair, "2026-05-10", false],
  [fair, "2026-05-11", true],
  [talk, "2026-05-08", false],
  [talk, "2026-05-09", true],
  [{ start: "2026-05-09", end: "2026-05-01" }, "2026-05-09", false],
  [walk, "{{today}}", false],
])("of %j on %s it is %s that it is past", (event, today, expected) => {
  expect(isPast(event, today)).toBe(expected);
});

it("has what is to come, the next first, and what is past, the last first", () => {
  expect(titles()).toEqual([["Fair"], ["Talk", "Walk"]]);
  expect(titles({ today: "2026-01-01" })).toEqual([["Walk", "Talk", "Fair"], []]);
  expect(titles({ past: false })).toEqual([["Fair"], []]);
});

it("tells search engines about what is to come", () => {
  const context = {
    url: "https://small.example/",
    absolute: (path: string) => `https://small.example${path}`,
    siteName: "Small & Sons",
    language: "en-GB",
  };
  const data = (today: string) => events.structuredData?.(props({ today }) as never, context);
  expect(data("2026-05-08")).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      {
        position: 1,
        item: { "@type": "Event", name: "Fair", startDate: "2026-05-09", endDate: "2026-05-10" },
      },
      { item: { name: "Talk", location: { "@type": "Place", name: "The hall" } } },
    ],
  });
  expect(data("2027-01-01")).toBeUndefined();
});

// How a language puts the parts together differs between versions of Node.
it.each([
  ["2026-05-09", undefined, "Saturday 9 May 2026"],
  ["2026-05-09", "2026-05-10", "Saturday 9 May Sunday 10 May 2026"],
  ["2026-05-08T18:30:00+01:00", undefined, "Friday 8 May 2026 18:30"],
  ["2026-05-08T18:30:00+01:00", "2026-05-08T20:00:00+01:00", "Friday 8 May 2026 18:30 20:00"],
  ["2026-05-08T18:30:00+01:00", "2026-05-08", "Friday 8 May 2026 18:30"],
  ["soon", undefined, "soon"],
])("from %s to %s is %s", (start, end, text) => {
  expect(formatSpan(start, end, "en-GB").replace(/(?:,| at|[\s–])+/g, " ")).toBe(text);
});
