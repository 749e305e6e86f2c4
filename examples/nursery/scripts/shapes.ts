/** What the drawings are put together from: SVG text, in a square of 1000 or a sheet of 1600 by 1000. */

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

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Numbers in a text with one decimal. */
export const svg = (parts: TemplateStringsArray, ...values: readonly (string | number)[]) =>
  parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? "";
    return text + (typeof value === "number" ? short(value) : value) + part;
  });

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn === 0 ? "" : svg` transform="rotate(${turn})"`}/>`;
export const circle = (x: number, y: number, r: number, fill: string) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, colour: string, width: number) =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

const moved = ({ x, y, scale = 1, turn = 0 }: Place) =>
  svg`translate(${x} ${y})${turn === 0 ? "" : svg` rotate(${turn})`}${scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`}`;

export const placed = (body: string, place: Place) => `<g transform="${moved(place)}">${body}</g>`;
export const again = (id: string, place: Place) => `<use href="#${id}" transform="${moved(place)}"/>`;

/** A body as often as asked, in a circle around its own middle. */
export const around = (count: number, body: (index: number) => string, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => svg`<g transform="rotate(${from + (index * 360) / count})">${body(index)}</g>`,
  ).join("");

export const times = (count: number, body: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => body(index)).join("");

export const sheet = (width: number, height: number, body: string, defs = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${
    defs === "" ? "" : `<defs>${defs}</defs>`
  }${body}</svg>\n`;

export const greens = ["#2f5d45", "#3f7350", "#5b8a55", "#86a86a"] as const;

/** Of a flower: its petals, their shade, and its eye. */
export type Tones = readonly [light: string, dark: string, eye: string];
export const tones: Readonly<Record<string, Tones>> = {
  white: ["#fffdf4", "#e4e4d2", "#e8b83e"],
  pink: ["#e987a6", "#c9557f", "#8e2f55"],
  violet: ["#8d74c4", "#64499c", "#f1cf6a"],
  blue: ["#6f97d8", "#3f66b0", "#f4e6b0"],
  yellow: ["#f6c944", "#dd9c22", "#8a5517"],
  orange: ["#f08a3c", "#cf5a1d", "#7d2d13"],
  red: ["#cf4247", "#9b2334", "#5a1524"],
  green: ["#b9cc7c", "#8fab57", "#9b3f4a"],
  straw: ["#e3c98a", "#c4a25b", "#9a7a3c"],
  bronze: ["#b98461", "#8f5c43", "#6a3f31"],
};

/** What is behind a flower of a colour. */
export const grounds: Readonly<Record<string, readonly [near: string, far: string]>> = {
  white: ["#3d5f52", "#55796a"],
  pink: ["#f3e3d3", "#e6d0ba"],
  violet: ["#f3e6b8", "#e7d496"],
  blue: ["#f6dcc6", "#eac7a8"],
  yellow: ["#cfe0df", "#b2cccb"],
  orange: ["#d5e2d0", "#bad0b6"],
  red: ["#e9dfc9", "#d8caab"],
  green: ["#f0e0d6", "#e2cabc"],
  straw: ["#6c8793", "#83a0ab"],
  bronze: ["#e6dcc4", "#d3c6a3"],
};
