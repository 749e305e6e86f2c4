import {
  boundsOf,
  cornersAround,
  type DrawingPart,
  distance,
  isWall,
  type Point,
  readPoints,
  wallSegments,
  wallWidth,
} from "./geometry.ts";
import { type Stroke, strokesOf } from "./part-paths.ts";

/** In pixels: what a drawing's measures are brought to, so that its letters are as large in each. */
const sheet = { width: 340, height: 460 };
/** In pixels, of the drawing's letters. */
const letter = { height: 11, width: 6.1 };
/** In pixels: between what is drawn and the edge. */
const margin = 8;
/** In pixels: the foot, with the scale bar and north. */
const foot = 44;

/** A name of the drawing, where its middle is, in pixels. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Whether it is written upwards, beside an upright dimension. */
  readonly isUpright?: boolean;
}

/** Where everything of a drawing is on its sheet, in pixels. */
export interface DrawingLayout {
  readonly viewBox: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly pixelsPerMetre: number;
  readonly toPixels: (point: Point) => Point;
  readonly parts: readonly DrawingPart[];
}

interface AuthoredPart {
  readonly kind: string;
  readonly points: string;
  readonly width?: number | undefined;
  readonly text?: string | undefined;
}

/** Reads a drawing's parts and finds its scale and its edges. */
export function createLayout(authored: readonly AuthoredPart[]): DrawingLayout {
  const parts = authored.flatMap(readPart);
  const edges = boundsOf(parts.flatMap((part) => extentOf(part, parts)));
  const pixelsPerMetre = rounded(
    Math.min(
      (sheet.width - 2 * margin) / Math.max(1, edges.right - edges.left),
      sheet.height / Math.max(1, edges.top - edges.bottom),
    ),
  );
  const toPixels = ({ x, y }: Point) => ({
    x: rounded((x - edges.left) * pixelsPerMetre),
    y: rounded((edges.top - y) * pixelsPerMetre),
  });
  const boxes = parts
    .filter(({ kind }) => kind === "name" || kind === "dimension")
    .flatMap((part) => textCorners(part, toPixels));
  const drawn = boundsOf([{ x: 0, y: 0 }, toPixels({ x: edges.right, y: edges.bottom }), ...boxes]);
  const spare = Math.max(0, (sheet.width - 2 * margin - (drawn.right - drawn.left)) / 2);
  const x = rounded(drawn.left - margin - spare);
  const y = rounded(drawn.bottom - margin);
  return {
    viewBox: {
      x,
      y,
      width: rounded(drawn.right + margin + spare - x),
      height: rounded(drawn.top + margin + foot - y),
    },
    pixelsPerMetre,
    toPixels,
    parts,
  };
}

/** How many points each of them takes, where one entry may stand for several of a kind. */
const pointsEach: Readonly<Record<string, number>> = {
  window: 2,
  opening: 2,
  "sliding-door": 2,
  box: 2,
  rooflight: 2,
  table: 2,
  bed: 2,
  circle: 1,
  person: 1,
};

function readPart({ kind, points, width, text }: AuthoredPart): DrawingPart[] {
  const all = readPoints(points);
  const each = pointsEach[kind] ?? all.length;
  const others = { ...(width !== undefined && { width }), ...(text !== undefined && { text }) };
  return Array.from({ length: Math.ceil(all.length / each) }, (_, index) => ({
    kind,
    points: all.slice(index * each, (index + 1) * each),
    ...others,
  }));
}

/** The lines of a name, one below the other: its text is split at each semicolon. */
export function linesOf(text: string): string[] {
  return text.split(";").map((line) => line.trim());
}

/** The corners of what is written, in pixels: as wide as its letters usually are. */
export function textCorners(part: DrawingPart, toPixels: (point: Point) => Point): Point[] {
  const [from, to] = part.points;
  if (!from) return [];
  if (part.kind === "name") {
    const lines = linesOf(part.text ?? "");
    const middle = toPixels(from);
    const half = (Math.max(...lines.map(({ length }) => length)) * letter.width) / 2;
    const height = (lines.length * letter.height * 1.25) / 2;
    return cornersAround(middle, half, height);
  }
  if (!to) return [];
  const placed = dimensionText(part, toPixels);
  const half = ((part.text?.length ?? 6) * letter.width) / 2;
  return placed.isUpright
    ? cornersAround(placed, letter.height / 2, half)
    : cornersAround(placed, half, letter.height / 2);
}

/** Where a dimension's length is written: above a level line, to the left of an upright one. */
export function dimensionText(
  { points: [from, to], text = "" }: DrawingPart,
  toPixels: (point: Point) => Point,
): PlacedText {
  if (!from || !to) return { text, x: 0, y: 0 };
  const [a, b] = [toPixels(from), toPixels(to)];
  const isUpright = Math.abs(b.y - a.y) > Math.abs(b.x - a.x);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const offset = letter.height / 2 + 3;
  return {
    text,
    x: rounded(isUpright ? middle.x - offset : middle.x),
    y: rounded(isUpright ? middle.y : middle.y - offset),
    isUpright,
  };
}

export const lengthOf = ({ points: [from, to] }: DrawingPart) => (from && to ? distance(from, to) : 0);

function extentOf(part: DrawingPart, parts: readonly DrawingPart[]): Point[] {
  const { kind, points } = part;
  if (kind === "name") return [...points];
  const around = (half: number) => points.flatMap((point) => cornersAround(point, half));
  if (isWall(part) || kind === "removed-wall") return around(wallWidth(part) / 2);
  if (kind === "circle") return around((part.width ?? 0.5) / 2);
  return strokesOf(part, wallSegments(parts)).flatMap((stroke) => pointsOf(stroke));
}

function pointsOf({ points, arc }: Stroke): readonly Point[] {
  return arc ? [...points, arc.to] : points;
}

export function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
