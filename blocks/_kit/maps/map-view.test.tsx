import { describe, expect, it } from "vitest";
import { elementsOf, textOf } from "../../../tests/support/html-tree.ts";
import { viewMarkup } from "../../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../../tests/support/resolved-sample.ts";
import map from "../../map/index.ts";

const embed = "https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4";
const markup = (props: object, page = {}) =>
  viewMarkup(map, resolvedProps(map, { title: "Find us", embed, address: "1 Mill Row", ...props }), page);
const streets = [
  { name: "Mill Row", points: "100,-20 -100,-10", width: 10 },
  { points: "0,50 0,-50", houses: false },
];

describe("the plan below a map", () => {
  it("is drawn to scale: a metre at 1:1250 is 0.8 mm on paper", () => {
    const html = markup({ plan: { width: 100, depth: 50, streets } });
    expect(html).toContain('width="302.4" height="151.2"');
    expect(html).toContain("1:1250");
    expect(html).toContain(">50 m</text>");
  });

  it("has its streets from left to right, so that no name is upside down, and north above", () => {
    const html = markup({ plan: { streets } });
    expect(html).toContain('d="M-302.4 30.2L302.4 60.5"');
    expect(textOf(elementsOf(html).find(({ tagName }) => tagName === "textPath") as never)).toBe("Mill Row");
  });

  it("has houses along the streets that have them", () => {
    const strokes = (name: string) =>
      new RegExp(`class="map-plan-${name}"[^>]*>(.*?)</g>`)
        .exec(markup({ plan: { streets } }))?.[1]
        ?.split("<path").length;
    expect([strokes("houses"), strokes("road")]).toEqual([2, 3]);
  });

  it("can be a drawing of the site's own, in metres around the place", () => {
    const body = '<path d="M0 0h200"/>';
    const drawing = { name: "market", body, viewBox: "0 0 200 100", stroke: true };
    const html = viewMarkup(map, {
      ...resolvedProps(map, { title: "Find us", embed, address: "1 Mill Row" }),
      plan: { streets: [], width: 10, depth: 10, turn: 0, scale: 1250, drawing },
    });
    expect(html).toContain(`transform="scale(3) translate(-100 -50)">${body}</g>`);
    expect(html).toContain("1:1250");
  });

  it("is a sheet with north and the place if there is none", () => {
    const html = markup({});
    expect(html).toContain('aria-label="Location plan: 1 Mill Row"');
    expect(html).not.toContain("map-plan-road");
    expect(markup({}, { language: "cy" })).toContain(">G</text>");
  });

  it("leaves the map to be asked for, also without scripts, where that is wanted", () => {
    const frames = (html: string) => /<details[^>]*>.*<iframe/.test(html);
    expect([frames(markup({})), frames(markup({ consent: "click" }))]).toEqual([false, true]);
  });
});
