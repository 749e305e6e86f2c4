import { type Cut, pixelsOf, turnedSize, wholeBox } from "./crop-box.ts";
import type { PictureKind } from "./picture-mistake.ts";

/** In pixels: the longest side that pages request, at two device pixels. */
export const longestPx = 2560;
const quality = 0.9;

type WrittenKind = Extract<PictureKind, "jpg" | "png" | "webp">;

const types: Readonly<Record<WrittenKind, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

export interface DrawnPicture {
  readonly file: Blob;
  readonly kind: WrittenKind;
  readonly size: { readonly width: number; readonly height: number };
}

interface Drawing {
  /** The first that this browser can encode is used. */
  readonly kinds: readonly WrittenKind[];
  readonly cut?: Cut;
}

/** Scaled down to `longestPx`, without metadata. Undefined if this browser can't decode it. */
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
  // Turned about its centre.
  drawing.translate(turned.width / 2 - part.x, turned.height / 2 - part.y);
  drawing.rotate((cut.turns * Math.PI) / 2);
  drawing.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  for (const kind of kinds) {
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, types[kind], quality));
    // Browsers encode PNG in place of an unsupported type.
    if (file?.type === types[kind]) return { file, kind, size };
  }
  return undefined;
}
