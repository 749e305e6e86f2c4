import type { PictureFocus } from "../../../schema/fields/picture-focus.ts";
import { focusAt, isCentre } from "./focal-point.ts";

/** In fractions of the picture's width and height, from its upper left corner. */
export interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Quarter turns, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Turned first, then cropped: the box is one of the turned picture. */
export interface Crop {
  readonly turns: QuarterTurns;
  readonly box: CropBox;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const wholeBox: CropBox = { x: 0, y: 0, width: 1, height: 1 };

/** The shortest side in pixels. */
const minPx = 16;
/** The shortest side as a fraction. */
const minShare = 0.01;

export type Corner = "nw" | "ne" | "sw" | "se";

/** "free" is any shape; else width by height, where "original" is the picture's. */
export const cropShapes = ["free", "original", "3:2", "16:9", "1:1", "4:5"] as const;
export type CropShape = (typeof cropShapes)[number];

/** Width by height in fractions of the picture; undefined for any shape. */
export function ratioOf(shape: CropShape, { width, height }: Size): number | undefined {
  if (shape === "free") return undefined;
  if (shape === "original") return 1;
  const [across = 1, down = 1] = shape.split(":").map(Number);
  return ((across / down) * height) / width;
}

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

/** The largest one, centred as near to the previous box as it fits. */
export function withRatio(box: CropBox, ratio: number | undefined): CropBox {
  if (ratio === undefined) return box;
  const width = Math.min(1, ratio);
  const height = width / ratio;
  const x = clamp(box.x + box.width / 2 - width / 2, 0, 1 - width);
  return { x, y: clamp(box.y + box.height / 2 - height / 2, 0, 1 - height), width, height };
}

export function moveBox(box: CropBox, { x, y }: Point): CropBox {
  return { ...box, x: clamp(x, 0, 1 - box.width), y: clamp(y, 0, 1 - box.height) };
}

/** The upper left corner moves only if there is no room. */
export function sizeBox(box: CropBox, side: Partial<Size>, ratio?: number): CropBox {
  const wanted = { width: box.width, height: box.height, ...side };
  const { width, height } = within(wanted, { width: 1, height: 1 }, fixedRatio(ratio, side));
  return moveBox({ ...box, width, height }, box);
}

interface FixedRatio {
  readonly ratio: number;
  readonly by?: "width" | "height";
}

function fixedRatio(ratio: number | undefined, side: Partial<Size>): FixedRatio | undefined {
  return ratio === undefined ? undefined : { ratio, by: side.width === undefined ? "height" : "width" };
}

function within({ width, height }: Size, room: Size, kept?: FixedRatio): Size {
  if (!kept)
    return {
      width: clamp(width, Math.min(minShare, room.width), room.width),
      height: clamp(height, Math.min(minShare, room.height), room.height),
    };
  const { ratio, by } = kept;
  const wanted = by === "width" ? width : by === "height" ? height * ratio : Math.max(width, height * ratio);
  const across = Math.min(Math.max(wanted, minShare, minShare * ratio), room.width, room.height * ratio);
  return { width: across, height: across / ratio };
}

export function dragCorner(box: CropBox, corner: Corner, { x, y }: Point, ratio?: number): CropBox {
  const [isNorth, isWest] = [corner.startsWith("n"), corner.endsWith("w")];
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const room = { width: isWest ? right : 1 - box.x, height: isNorth ? bottom : 1 - box.y };
  const wanted = { width: isWest ? right - x : x - box.x, height: isNorth ? bottom - y : y - box.y };
  const { width, height } = within(wanted, room, ratio === undefined ? undefined : { ratio });
  return { x: isWest ? right - width : box.x, y: isNorth ? bottom - height : box.y, width, height };
}

const step = 0.01;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Arrow keys move the box, with Shift they resize it; undefined for other keys. */
export function boxAfterKey(
  box: CropBox,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  ratio?: number,
): CropBox | undefined {
  const [x, y] = moves[key] ?? [];
  if (x === undefined || y === undefined) return undefined;
  if (!shiftKey) return moveBox(box, { x: box.x + x, y: box.y + y });
  return sizeBox(box, x === 0 ? { height: box.height + y } : { width: box.width + x }, ratio);
}

export function rotateBox({ x, y, width, height }: CropBox): CropBox {
  return { x: clamp(1 - y - height, 0, 1), y: x, width: height, height: width };
}

/** Right is 1, left is 3. */
export function rotateCrop({ turns, box }: Crop, by: QuarterTurns): Crop {
  const turned = Array.from({ length: by }).reduce<CropBox>((before) => rotateBox(before), box);
  return { turns: ((turns + by) % 4) as QuarterTurns, box: turned };
}

export function rotatedSize({ width, height }: Size, turns: QuarterTurns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** In whole pixels of the turned picture. */
export function pixelsOf({ turns, box }: Crop, size: Size): CropBox {
  const turned = rotatedSize(size, turns);
  const width = clamp(Math.round(box.width * turned.width), 1, turned.width);
  const height = clamp(Math.round(box.height * turned.height), 1, turned.height);
  return {
    x: clamp(Math.round(box.x * turned.width), 0, turned.width - width),
    y: clamp(Math.round(box.y * turned.height), 0, turned.height - height),
    width,
    height,
  };
}

export function isTooSmall({ width, height }: Size): boolean {
  return width < minPx || height < minPx;
}

export function isWholeBox({ width, height }: CropBox): boolean {
  return width >= 1 && height >= 1;
}

/** Undefined if it is the centre, or was cut off. */
export function focusAfterCrop(
  focus: PictureFocus | undefined,
  { turns, box }: Crop,
): PictureFocus | undefined {
  if (!focus) return undefined;
  let [x, y] = focus;
  for (let turn = 0; turn < turns; turn++) [x, y] = [1 - y, x];
  const [inside, below] = [(x - box.x) / box.width, (y - box.y) / box.height];
  if (inside < 0 || inside > 1 || below < 0 || below > 1) return undefined;
  const found = focusAt(inside, below);
  return isCentre(found) ? undefined : found;
}
