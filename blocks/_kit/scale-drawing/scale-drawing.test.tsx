import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SamplePage } from "../page/sample-page.tsx";
import { createLayout, textCorners } from "./layout.ts";
import { ScaleDrawing } from "./scale-drawing.tsx";

type Parts = Parameters<typeof ScaleDrawing>[0]["drawing"]["parts"];

const room: Parts = [
  { kind: "wall", points: "0,0 6,0 6,4 0,4 0,0", width: 0.3 },
  { kind: "new-wall", points: "6,0 9,0 9,4 6,4" },
  { kind: "window", points: "1,4 2,4 3,4 4,4" },
  { kind: "door", points: "2,0 2.9,0 2,1" },
  { kind: "name", points: "3,2", text: "Kitchen; and dining" },
  { kind: "dimension", points: "0,-1 6,-1" },
];

const markup = (parts: Parts, language = "en-GB") =>
  renderToStaticMarkup(
    <SamplePage language={language}>
      <ScaleDrawing drawing={{ title: "Ground floor", alt: "A room.", parts }} />
    </SamplePage>,
  );

describe("a scale drawing", () => {
  it("is one image with its text, and a caption", () => {
    const html = markup(room);
    expect(html).toMatch(/<svg role="img" aria-label="A room\." viewBox="[^"]+"/);
    expect(html).toContain('<span class="scale-drawing-title">Ground floor</span>');
  });

  it("cuts each window and door out of the wall that it is on, as wide as that wall", () => {
    const { pixelsPerMetre } = createLayout(room);
    const cuts = [...markup(room).matchAll(/scale-drawing-cut" d="[^"]+" stroke-width="([^"]+)"/g)];
    expect(cuts).toHaveLength(3);
    for (const [, width] of cuts) expect(Number(width)).toBeCloseTo(0.3 * pixelsPerMetre + 1.5, 0);
  });

  it("explains walls where there are several kinds of them", () => {
    expect(markup(room).match(/scale-drawing-key /g)).toHaveLength(2);
    expect(markup(room.filter(({ kind }) => kind !== "new-wall"))).not.toContain("scale-drawing-key");
  });

  it("writes a dimension's length as the page's language does, unless it has a text", () => {
    const wall = { kind: "wall", points: "0,0 5.25,0" } as const;
    const dimension = { kind: "dimension", points: "0,1 5.25,1" } as const;
    expect(markup([wall, dimension])).toContain(">5.25 m<");
    expect(markup([wall, dimension], "de")).toContain(">5,25 m<");
    expect(markup([wall, { ...dimension, text: "17 ft" }])).toContain(">17 ft<");
  });

  it("has an arrow to the north where that is said", () => {
    expect(markup(room)).not.toContain("scale-drawing-north");
  });

  it("names nothing that is not a number where all is on one point", () => {
    expect(markup([{ kind: "circle", points: "3,3" }])).not.toMatch(/NaN|Infinity/);
    expect(markup([{ kind: "name", points: "3,3", text: "Alone" }])).not.toMatch(/NaN|Infinity/);
  });

  it.each([
    [
      "a long name at the edge",
      [...room, { kind: "name", points: "0,2", text: "A very long name of a room" } as const],
    ],
    ["a door that opens outwards", [...room, { kind: "door", points: "7,4 8,4 7,5" } as const]],
    ["a stair and a rooflight", [...room, { kind: "stair", points: "7,0.5 7,9" } as const]],
  ])("has everything inside its edges: %s", (_, parts) => {
    const layout = createLayout(parts);
    const { x, y, width, height } = layout.viewBox;
    const numbers = [...markup(parts).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, a, b]) => [
      Number(a),
      Number(b),
    ]);
    const texts = layout.parts
      .filter(({ kind }) => kind === "name" || kind === "dimension")
      .flatMap((part) => textCorners(part, layout.toPixels).map((corner) => [corner.x, corner.y]));
    expect(numbers.length).toBeGreaterThan(10);
    for (const [a = 0, b = 0] of [...numbers, ...texts]) {
      expect(a).toBeGreaterThanOrEqual(x);
      expect(a).toBeLessThanOrEqual(x + width);
      expect(b).toBeGreaterThanOrEqual(y);
      expect(b).toBeLessThanOrEqual(y + height);
    }
  });
});
