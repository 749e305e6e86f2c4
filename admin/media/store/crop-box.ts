import type { PictureFocus } from "../../../schema/picture-focus.ts";
import { focusAt, isMiddle } from "./focal-point.ts";

/** A part of a picture, in fractions of its width and height, from its upper left corner. */
export interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How often a picture is turned by a quarter, clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** A picture that is turned first, then cropped: the box is one of the turned picture. */
export interface Cut {
  readonly turns: Turns;
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

/** In pixels, of a side: less can't be told from a mistake. */
export const leastPx = 16;
/** The smallest side of a box, as a fraction. */
const least = 0.01;

export type Corner = "nw" | "ne" | "sw" | "se";

/** Nothing for a box of any shape; else width by height, of which `original` is that of the picture. */
export const cropShapes = ["free", "original", "3:2", "16:9", "1:1", "4:5"] as const;
export type CropShape = (typeof cropShapes)[number];

/** How wide a box of a shape is by its height, both in fractions of a picture of a size; nothing for one of any shape. */
export function ratioOf(shape: CropShape, { width, height }: Size): number | undefined {
  if (shape === "free") return undefined;
  if (shape === "original") return 1;
  const [across = 1, down = 1] = shape.split(":").map(Number);
  return ((across / down) * height) / width;
}

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

/** The largest box of a ratio, its middle as near to that of the box before as it fits. */
export function withRatio(box: CropBox, ratio: number | undefined): CropBox {
  if (ratio === undefined) return box;
  const width = Math.min(1, ratio);
  const height = width / ratio;
  const x = clamp(box.x + box.width / 2 - width / 2, 0, 1 - width);
  return { x, y: clamp(box.y + box.height / 2 - height / 2, 0, 1 - height), width, height };
}

/** A box whose upper left corner is elsewhere, as far as it fits into the picture. */
export function moveBox(box: CropBox, { x, y }: Point): CropBox {
  return { ...box, x: clamp(x, 0, 1 - box.width), y: clamp(y, 0, 1 - box.height) };
}

/** A box with another width or height, and with a ratio both; its upper left corner moves only where there is no room. */
export function sizeBox(box: CropBox, side: Partial<Size>, ratio?: number): CropBox {
  const wanted = { width: box.width, height: box.height, ...side };
  const { width, height } = within(wanted, { width: 1, height: 1 }, keeping(ratio, side));
  return moveBox({ ...box, width, height }, box);
}

interface Kept {
  readonly ratio: number;
  /** The side that the other follows; without it, the longer of the two. */
  readonly by?: "width" | "height";
}

function keeping(ratio: number | undefined, side: Partial<Size>): Kept | undefined {
  return ratio === undefined ? undefined : { ratio, by: side.width === undefined ? "height" : "width" };
}

/** A size no larger than there is room, nor smaller than a box can be. */
function within({ width, height }: Size, room: Size, kept?: Kept): Size {
  if (!kept)
    return {
      width: clamp(width, Math.min(least, room.width), room.width),
      height: clamp(height, Math.min(least, room.height), room.height),
    };
  const { ratio, by } = kept;
  const wanted = by === "width" ? width : by === "height" ? height * ratio : Math.max(width, height * ratio);
  const across = Math.min(Math.max(wanted, least, least * ratio), room.width, room.height * ratio);
  return { width: across, height: across / ratio };
}

/** A box one of whose corners is pulled to a point, while the opposite one stays. */
export function pullCorner(box: CropBox, corner: Corner, { x, y }: Point, ratio?: number): CropBox {
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

/** A box after an arrow key was pressed, which moves it, or with Shift makes it larger or smaller; nothing for any other key. */
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

/** The same part of a picture after that was turned by a quarter, clockwise. */
export function turnBox({ x, y, width, height }: CropBox): CropBox {
  return { x: clamp(1 - y - height, 0, 1), y: x, width: height, height: width };
}

/** A cut after another quarter turn of what is left: to the right by 1, to the left by 3. */
export function turnCut({ turns, box }: Cut, by: Turns): Cut {
  const turned = Array.from({ length: by }).reduce<CropBox>((before) => turnBox(before), box);
  return { turns: ((turns + by) % 4) as Turns, box: turned };
}

export function turnedSize({ width, height }: Size, turns: Turns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** What is left of a picture in whole pixels, and where it begins in the turned picture. */
export function pixelsOf({ turns, box }: Cut, size: Size): CropBox {
  const turned = turnedSize(size, turns);
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
  return width < leastPx || height < leastPx;
}

/** Whether nothing of a picture is left out. */
export function isWholeBox({ width, height }: CropBox): boolean {
  return width >= 1 && height >= 1;
}

/** Where the point of a picture that stays in view is after a cut; nothing if it is the middle, or was cut off. */
export function focusAfterCut(
  focus: PictureFocus | undefined,
  { turns, box }: Cut,
): PictureFocus | undefined {
  if (!focus) return undefined;
  let [x, y] = focus;
  for (let turn = 0; turn < turns; turn++) [x, y] = [1 - y, x];
  const [inside, below] = [(x - box.x) / box.width, (y - box.y) / box.height];
  if (inside < 0 || inside > 1 || below < 0 || below > 1) return undefined;
  const found = focusAt(inside, below);
  return isMiddle(found) ? undefined : found;
}
