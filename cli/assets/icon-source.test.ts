import { expect, it } from "vitest";
import { allDrawings, createIconSource } from "./icon-source.ts";

const loaf = { name: "loaf", body: '<path d="M4 12h16"/>', viewBox: "0 0 24 24", stroke: true };
const icons = createIconSource(new Map([["loaf", loaf]]));

it("an icon of lucide.dev is its shapes, without what the page says for all of them", () => {
  expect(icons.get("arrow-left")).toEqual({
    name: "arrow-left",
    body: '<path d="m12 19l-7-7l7-7m7 7H5"/>',
    viewBox: "0 0 24 24",
    stroke: true,
  });
  expect(icons.get("archive")?.body).toMatch(/^<rect [^>]*\/><path [^>]*\/>$/);
});

it("an older name is an icon too, and a name that is not one is none", () => {
  expect(icons.get("activity-square")?.body).toBe(icons.get("square-activity")?.body);
  expect(icons.get("no-such-icon")).toBeUndefined();
  expect(icons.get("constructor")).toBeUndefined();
});

it("the site's own come first", () => {
  expect(icons.get("loaf")).toBe(loaf);
  expect(icons.names()[0]).toBe("loaf");
  expect(allDrawings(new Map([["x", { ...loaf, name: "x" }]])).x?.body).toBe(loaf.body);
});

it("no drawing holds anything but shapes", () => {
  for (const { body } of Object.values(allDrawings(new Map())))
    expect(body).toMatch(/^(?:<\/?(?:g|path|circle|ellipse|rect|line|polyline|polygon)\b[^<>]*>)+$/);
});
