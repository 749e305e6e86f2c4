/** Small helpers for drawings that are put together from SVG text. */

export const palette = {
  flour: "#fff6e3",
  cream: "#fde8c0",
  butter: "#ffd777",
  yolk: "#ffb81c",
  honey: "#e79a34",
  crust: "#c8742a",
  bake: "#99501f",
  rye: "#5b2c15",
  ink: "#2a120b",
  tomato: "#d8321f",
  jam: "#8c1d3f",
  pink: "#ffb9a8",
  sky: "#8fc1e8",
  blue: "#2f5fc4",
  night: "#1d2350",
  pistachio: "#b9cf73",
  sage: "#62803f",
} as const;

export type Random = () => number;

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low);

const round = (value: number) => Math.round(value * 10) / 10;

export type Attributes = Readonly<Record<string, string | number>>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? round(value) : value}"`)
    .join("");

export const element = (name: string, attributes: Attributes, body = "") =>
  body === "" ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${body}</${name}>`;

export const path = (d: string, fill: string, more: Attributes = {}) => element("path", { d, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element("circle", { cx, cy, r, fill, ...more });
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element("ellipse", { cx, cy, rx, ry, fill, ...more });
export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more: Attributes = {},
) => element("rect", { x, y, width, height, fill, ...more });
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** In degrees. */
  readonly turn?: number;
}

/** A drawing around 0, 0, put somewhere else. */
export function place(body: string, { x = 0, y = 0, scale = 1, turn = 0 }: Placement): string {
  return element(
    "g",
    { transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})` },
    body,
  );
}

let clips = 0;

/** What of a drawing lies within a path. */
export function within(d: string, body: string): string {
  clips += 1;
  const id = `clip-${clips}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${element("g", { "clip-path": `url(#${id})` }, body)}`;
}

/** Many of something, one after the other. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

type Point = readonly [x: number, y: number];

/** A closed line through points, without corners. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(" ")}`;
  });
  return `M${at(0).map(round).join(" ")}${curves.join("")}Z`;
}

/** A round shape made by hand: an ellipse whose edge is not quite even. */
export function blob(random: Random, rx: number, ry: number, uneven = 0.04, corners = 14): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI;
    const far = 1 + between(random, -uneven, uneven);
    return [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far];
  });
  return smooth(points);
}

/** A leaf from -length/2 to length/2, as wide as `width` in the middle. */
export const leaf = (length: number, width: number) =>
  `M${-length / 2} 0Q0 ${-width} ${length / 2} 0Q0 ${width} ${-length / 2} 0Z`;

interface Dusting {
  readonly count: number;
  readonly x?: number;
  readonly y?: number;
  readonly rx: number;
  readonly ry: number;
  readonly size?: number;
  readonly colour?: string;
  readonly opacity?: number;
}

/** Flour from a hand: thick in the middle, thin at the edge. */
export function dust(random: Random, dusting: Dusting): string {
  const { count, x = 0, y = 0, rx, ry, size = 4, colour = palette.flour, opacity = 0.9 } = dusting;
  return times(count, () => {
    const angle = random() * 2 * Math.PI;
    const far = (random() + random()) / 2;
    return circle(
      x + Math.cos(angle) * rx * far,
      y + Math.sin(angle) * ry * far,
      size * between(random, 0.25, 1) ** 2 + 0.6,
      colour,
      { opacity: round(opacity * between(random, 0.35, 1) * 10) / 10 },
    );
  });
}

/** A picture, with the grain of a print over it. */
export function picture(width: number, height: number, body: string): string {
  const grain =
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/>' +
    '<feColorMatrix values="0 0 0 0 .16 0 0 0 0 .07 0 0 0 0 .04 0 0 0 -1.6 .95"/></filter>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${grain}` +
    `${body}<rect width="${width}" height="${height}" filter="url(#grain)" opacity=".13"/></svg>`
  );
}
