/** A point of a drawing: metres to the right and upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is part of a drawing, its points read. */
export interface DrawingPart {
  readonly kind: string;
  readonly points: readonly Point[];
  readonly width?: number;
  readonly text?: string;
}

/** A straight piece of a wall. */
export interface WallSegment {
  readonly from: Point;
  readonly to: Point;
  /** In metres. */
  readonly width: number;
}

/** In metres, for a wall whose width is not given. */
const usualWallWidth = 0.3;
/** In metres: how far from the middle of a wall the ends of an opening may lie. */
const tolerance = 0.06;

/** The points of a text such as `0,0 5.2,0`. */
export function readPoints(text: string): Point[] {
  return text.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return { x, y };
  });
}

export const isWall = ({ kind }: { readonly kind: string }) => kind === "wall" || kind === "new-wall";

/** What is cut into a wall. */
export const isOpening = ({ kind }: { readonly kind: string }) =>
  kind === "window" || kind === "opening" || kind.endsWith("door");

export const wallWidth = ({ width = usualWallWidth }: { readonly width?: number }) => width;

export function wallSegments(parts: readonly DrawingPart[]): WallSegment[] {
  return parts.filter(isWall).flatMap((wall) =>
    wall.points.slice(1).map((to, index) => ({
      from: wall.points[index] ?? to,
      to,
      width: wallWidth(wall),
    })),
  );
}

/** The piece of wall that both ends of an opening lie on. */
export function wallOfOpening(
  { points: [from, to] }: DrawingPart,
  segments: readonly WallSegment[],
): WallSegment | undefined {
  if (!from || !to) return undefined;
  return segments.find((segment) => liesOn(from, segment) && liesOn(to, segment));
}

function liesOn(point: Point, { from, to }: WallSegment): boolean {
  const { along, across } = project(point, from, to);
  return Math.abs(across) <= tolerance && along >= -tolerance && along <= distance(from, to) + tolerance;
}

/** Where a point lies seen from a line: along it from its first end, and across it, to its left. */
export function project(point: Point, from: Point, to: Point): { along: number; across: number } {
  const { x, y } = direction(from, to);
  const [dx, dy] = [point.x - from.x, point.y - from.y];
  return { along: dx * x + dy * y, across: dy * x - dx * y };
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Of length 1. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A point that lies `along` a line from its first end, and `across` it to its left. */
export function pointAt(from: Point, to: Point, along: number, across = 0): Point {
  const { x, y } = direction(from, to);
  return { x: from.x + x * along - y * across, y: from.y + y * along + x * across };
}

/** How far points reach to each side. */
export function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** The corners of a box, by its middle and half of its sides. */
export function cornersAround({ x, y }: Point, across: number, along = across): Point[] {
  return cornersOf([
    { x: x - across, y: y - along },
    { x: x + across, y: y + along },
  ]);
}

/** The corners of a box of which two opposite ones are given. */
export function cornersOf([a, b = a]: readonly Point[]): Point[] {
  if (!a || !b) return [];
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
}
