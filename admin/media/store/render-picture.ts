import { type Crop, pixelsOf, rotatedSize, wholeBox } from "./crop-box.ts";
import type { PictureKind } from "./picture-error.ts";

/** In pixels: the longest side that pages request, at two device pixels. */
export const maxPx = 2560;
const quality = 0.9;

type EncodedKind = Extract<PictureKind, "jpg" | "png" | "webp">;

const types: Readonly<Record<EncodedKind, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** A picture that was encoded here. */
export interface RenderedPicture {
  readonly file: Blob;
  readonly kind: EncodedKind;
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

interface Drawing {
  /** The first that this browser can encode is used. */
  readonly kinds: readonly EncodedKind[];
  readonly cut?: Crop;
}

/** Scaled down to `maxPx`, without metadata. Undefined if this browser can't decode it. */
export async function renderPicture(
  bitmap: ImageBitmap,
  { kinds, cut = { turns: 0, box: wholeBox } }: Drawing,
): Promise<RenderedPicture | undefined> {
  const part = pixelsOf(cut, bitmap);
  const scale = Math.min(1, maxPx / Math.max(part.width, part.height));
  const size = { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const drawing = canvas.getContext("2d");
  if (!drawing) return undefined;
  const turned = rotatedSize(bitmap, cut.turns);
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
