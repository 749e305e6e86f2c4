import { type Cut, pixelsOf, turnedSize, wholeBox } from "./crop-box.ts";
import type { PictureKind } from "./picture-mistake.ts";

/** In pixels: the longer side of the largest picture that a page asks for, on a screen with two device pixels. */
export const longestPx = 2560;
const quality = 0.9;

/** What browsers can write. */
type WrittenKind = Extract<PictureKind, "jpg" | "png" | "webp">;

const types: Readonly<Record<WrittenKind, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

export interface DrawnPicture {
  readonly file: Blob;
  readonly kind: WrittenKind;
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

interface Drawing {
  /** Of which the first is taken that this browser writes. */
  readonly kinds: readonly WrittenKind[];
  /** The part to draw; all of it, unless one is named. */
  readonly cut?: Cut;
}

/**
 * Draws a picture, or a part of it, turned, no larger than pages show it, as a file with its pixels alone: nothing says
 * where it was taken. Nothing if this browser draws no such picture.
 */
export async function drawPicture(
  bitmap: ImageBitmap,
  { kinds, cut = { turns: 0, box: wholeBox } }: Drawing,
): Promise<DrawnPicture | undefined> {
  const part = pixelsOf(cut, bitmap);
  const scale = Math.min(1, longestPx / Math.max(part.width, part.height));
  const size = { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const drawing = canvas.getContext("2d");
  if (!drawing) return undefined;
  const turned = turnedSize(bitmap, cut.turns);
  drawing.imageSmoothingQuality = "high";
  drawing.scale(size.width / part.width, size.height / part.height);
  // The picture is turned about its middle, which is where that of the turned one is.
  drawing.translate(turned.width / 2 - part.x, turned.height / 2 - part.y);
  drawing.rotate((cut.turns * Math.PI) / 2);
  drawing.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  for (const kind of kinds) {
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, types[kind], quality));
    // A browser that does not write a kind gives a PNG.
    if (file?.type === types[kind]) return { file, kind, size };
  }
  return undefined;
}
