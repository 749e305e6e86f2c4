import {
  boundsOf,
  cornersAround,
  cornersOf,
  type DrawingPart,
  direction,
  distance,
  isOpening,
  type Point,
  pointAt,
  project,
  type WallSegment,
  wallOfOpening,
  wallWidth,
} from "./geometry.ts";

/** A line, closed or not, or an arc at the end of one; in metres. */
export interface Stroke {
  readonly points: readonly Point[];
  readonly closed?: boolean;
  /** To where an arc leads from the last point, and by which radius; negative to the left. */
  readonly arc?: { readonly to: Point; readonly radius: number };
}

/** In metres. */
const tread = 0.25;
const chair = { size: 0.4, spacing: 0.68, gap: 0.06 };
const pane = 1.4;
const leaf = 0.8;

/** What is drawn of a part that is not a wall, a name or a dimension. */
export function strokesOf(part: DrawingPart, segments: readonly WallSegment[]): Stroke[] {
  if (isOpening(part)) return openingStrokes(part, segments);
  const { kind, points } = part;
  if (kind === "table") return tableStrokes(points);
  if (kind === "bed") return bedStrokes(points);
  if (kind === "stair") return stairStrokes(part);
  if (kind === "person") return personStrokes(points[0]);
  if (kind === "ground") return groundStrokes(points);
  if (kind === "box") return [{ points: cornersOf(points), closed: true }];
  if (kind === "rooflight") {
    const [a, b, c, d] = cornersOf(points);
    if (!a || !b || !c || !d) return [];
    return [{ points: [a, b, c, d], closed: true }, { points: [a, c] }, { points: [b, d] }];
  }
  return [{ points }];
}

function openingStrokes(part: DrawingPart, segments: readonly WallSegment[]): Stroke[] {
  const [from, to, side] = part.points;
  if (!from || !to) return [];
  const half = (wallOfOpening(part, segments)?.width ?? wallWidth({})) / 2;
  const length = distance(from, to);
  const at = (along: number, across = 0) => pointAt(from, to, along, across);
  const across = (along: number) => ({ points: [at(along, -half), at(along, half)] });
  const beside = (offset: number) => ({ points: [at(0, offset), at(length, offset)] });
  const jambs = [across(0), across(length)];
  const left = side ? project(side, from, to).across >= 0 : true;
  switch (part.kind) {
    case "window":
      return [...jambs, beside(-half), beside(half), beside(0)];
    case "sliding-door":
      return [...jambs, ...slidingPanes(length, at)];
    case "folding-door":
      return [...jambs, beside(0), foldedLeaves(length, left, at)];
    case "door":
      return [...jambs, swing(from, to, left, half)];
    case "double-door": {
      const middle = at(length / 2);
      return [...jambs, swing(from, middle, left, half), swing(to, middle, !left, half)];
    }
    default:
      return jambs;
  }
}

/** A leaf that stands open, and the quarter of a circle that its end describes. */
function swing(hinge: Point, end: Point, left: boolean, half: number): Stroke {
  const radius = distance(hinge, end);
  const sign = left ? 1 : -1;
  return {
    points: [pointAt(hinge, end, 0, sign * half), pointAt(hinge, end, 0, sign * (half + radius))],
    arc: { to: pointAt(hinge, end, radius, sign * half), radius: left ? radius : -radius },
  };
}

type At = (along: number, across?: number) => Point;

function slidingPanes(length: number, at: At): Stroke[] {
  const count = Math.max(2, Math.round(length / pane));
  const each = length / count;
  return Array.from({ length: count }, (_, index) => {
    const offset = index % 2 === 0 ? 0.05 : -0.05;
    return {
      points: [
        at(Math.max(0, index * each - 0.08), offset),
        at(Math.min(length, (index + 1) * each + 0.08), offset),
      ],
    };
  });
}

/** Leaves that are folded half together, at the hinge. */
function foldedLeaves(length: number, left: boolean, at: At): Stroke {
  const count = Math.max(2, Math.round(length / leaf));
  const each = length / count;
  const [run, rise] = [each * 0.36, each * 0.93 * (left ? 1 : -1)];
  return {
    points: Array.from({ length: count + 1 }, (_, index) => at(index * run, index % 2 === 0 ? 0 : rise)),
  };
}

/** A box between two corners, and its length along its longer side. */
function boxOf([a, b = a]: readonly Point[]) {
  if (!a || !b) return undefined;
  const bounds = boundsOf([a, b]);
  return { ...bounds, isWide: bounds.right - bounds.left >= bounds.top - bounds.bottom };
}

function tableStrokes(points: readonly Point[]): Stroke[] {
  const box = boxOf(points);
  if (!box) return [];
  const { left, right, bottom, top, isWide } = box;
  const length = isWide ? right - left : top - bottom;
  const count = Math.max(1, Math.floor(length / chair.spacing));
  const half = chair.size / 2;
  const seat = (x: number, y: number): Stroke => ({
    points: cornersAround({ x, y }, half),
    closed: true,
  });
  const seats = Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) * length) / count;
    const off = half + chair.gap;
    return isWide
      ? [seat(left + along, bottom - off), seat(left + along, top + off)]
      : [seat(left - off, bottom + along), seat(right + off, bottom + along)];
  });
  return [{ points: cornersOf(points), closed: true }, ...seats.flat()];
}

/** The pillows are on the short side that the first corner is on. */
function bedStrokes(points: readonly Point[]): Stroke[] {
  const box = boxOf(points);
  const [head] = points;
  if (!box || !head) return [];
  const { left, right, bottom, top, isWide } = box;
  const [start, end] = isWide ? [left, right] : [bottom, top];
  const atStart = (isWide ? head.x : head.y) === start;
  const [pillow, fold] = atStart ? [start + 0.42, start + 0.7] : [end - 0.42, end - 0.7];
  const line = (at: number): Stroke => ({
    points: isWide
      ? [
          { x: at, y: bottom },
          { x: at, y: top },
        ]
      : [
          { x: left, y: at },
          { x: right, y: at },
        ],
  });
  return [{ points: cornersOf(points), closed: true }, line(pillow), line(fold)];
}

function stairStrokes({ points: [from, to], width = 0.9 }: DrawingPart): Stroke[] {
  if (!from || !to) return [];
  const length = distance(from, to);
  const at = (along: number, across = 0) => pointAt(from, to, along, across);
  const count = Math.max(3, Math.round(length / tread));
  const treads = Array.from({ length: count + 1 }, (_, index) => {
    const along = (index * length) / count;
    return { points: [at(along, -width / 2), at(along, width / 2)] };
  });
  const sides = [-width / 2, width / 2].map((across) => ({ points: [at(0, across), at(length, across)] }));
  const head = [at(length - 0.3, -0.15), at(length - 0.08), at(length - 0.3, 0.15)];
  return [...treads, ...sides, { points: [at(0.12), at(length - 0.08)] }, { points: head }];
}

/** Somebody of 1.7 m, seen from the side. */
function personStrokes(feet: Point | undefined): Stroke[] {
  if (!feet) return [];
  const at = (x: number, y: number) => ({ x: feet.x + x, y: feet.y + y });
  const body = [
    [-0.2, 0],
    [-0.05, 0.78],
    [-0.2, 1.36],
    [0.18, 1.36],
    [0.13, 0.78],
    [0.22, 0],
    [0.12, 0],
    [0.03, 0.62],
    [-0.1, 0],
  ].map(([x = 0, y = 0]) => at(x, y));
  const head = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    return at(0.11 * Math.cos(angle), 1.58 + 0.13 * Math.sin(angle));
  });
  return [
    { points: body, closed: true },
    { points: head, closed: true },
  ];
}

/** The surface of the earth, hatched below where it is level. */
function groundStrokes(points: readonly Point[]): Stroke[] {
  const hatches = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const length = distance(from, to);
    const { x } = direction(from, to);
    if (Math.abs(x) < 0.9) return [];
    return Array.from({ length: Math.max(1, Math.floor(length / 0.45)) }, (_, step) => {
      const start = pointAt(from, to, step * 0.45 + 0.3);
      return { points: [start, { x: start.x - 0.24, y: start.y - 0.24 }] };
    });
  });
  return [{ points }, ...hatches];
}
