import { describe, expect, it } from "vitest";
import {
  isOpening,
  type Point,
  wallOfOpening,
  wallSegments,
} from "../../blocks/_kit/scale-drawing/geometry.ts";
import { createLayout, textCorners } from "../../blocks/_kit/scale-drawing/layout.ts";
import { strokesOf } from "../../blocks/_kit/scale-drawing/part-paths.ts";
import { projectPages } from "./fosse-and-field.ts";

describe("the drawing of each project", () => {
  it.each(projectPages)(
    "project %s shows it, and says in two sentences what it shows",
    (_, page, { drawing }) => {
      const image = page.one(".scale-drawing svg[role=img]");
      expect(image.attribs["aria-label"]).toBe(drawing.alt);
      expect(drawing.alt.length).toBeLessThanOrEqual(140);
      expect(drawing.alt.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
      expect(page.one(".scale-drawing-title").children).not.toEqual([]);
    },
  );

  it.each(projectPages)("project %s has all its doors and windows in walls", (_, __, { drawing }) => {
    const { parts } = createLayout(drawing.parts);
    const segments = wallSegments(parts);
    const astray = parts.filter((part) => isOpening(part) && !wallOfOpening(part, segments));
    expect(astray).toEqual([]);
  });

  it.each(projectPages)("project %s writes no name over a line", (_, __, { drawing }) => {
    const { parts, toPixels } = createLayout(drawing.parts);
    const segments = wallSegments(parts);
    const lines = [
      ...segments.map(({ from, to }) => [from, to]),
      ...parts
        .filter(({ kind }) => !["name", "wall", "new-wall", "circle", "dimension"].includes(kind))
        .flatMap((part) => strokesOf(part, segments))
        .map(({ points, closed }) => (closed && points[0] ? [...points, points[0]] : points)),
    ].map((points) => points.map(toPixels));
    const names = parts.filter(({ kind }) => kind === "name");
    const crossed = names.filter((name) => {
      const [a, , b] = textCorners(name, toPixels);
      return a && b && lines.some((line) => crosses(line, { left: a.x, top: a.y, right: b.x, bottom: b.y }));
    });
    expect(crossed.map(({ text }) => text)).toEqual([]);
  });
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether a line runs through a box, looked at in steps of half a pixel. */
function crosses(line: readonly Point[], { left, top, right, bottom }: Box): boolean {
  return line.slice(1).some((to, index) => {
    const from = line[index] ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2);
    return Array.from({ length: steps + 1 }, (_, step) => step / Math.max(1, steps)).some((part) => {
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      return x > left && x < right && y > top && y < bottom;
    });
  });
}
