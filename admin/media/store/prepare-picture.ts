import { drawPicture, longestPx } from "./draw-picture.ts";
import { isHeicPhoto, type PictureFile, type PictureKind, pictureKind } from "./picture-mistake.ts";

/** A photograph as large as pages show it is smaller; in bytes. */
const maxBytes = 4_000_000;

/**
 * Measures a picture and makes of it what is kept: of one that is larger than pages show it, or that says where and by
 * what it was taken, a smaller one without that. What moves stays as it is, because a canvas has only its first frame.
 */
export async function preparePicture(file: File): Promise<PictureFile> {
  const { name, size: bytes } = file;
  const head = await headOf(file);
  const kind = pictureKind(head);
  // A drawing would be made one of pixels.
  const isDrawing = kind === undefined && /svg/.test(file.type);
  const bitmap = isDrawing ? undefined : await bitmapOf(file);
  if (!bitmap) return { name, bytes, kind, size: undefined, isHeic: isHeicPhoto(head) };
  const size = { width: bitmap.width, height: bitmap.height };
  const isLarge = Math.max(size.width, size.height) > longestPx || bytes > maxBytes;
  const isTurned = kind === undefined || (!moves(kind, head) && (isLarge || (await hasNotes(file))));
  // As WebP, or where a browser does not write it, what is smallest: a photograph would be too large as a PNG.
  const isPhotograph = kind !== "png" && kind !== "webp";
  const kinds = ["webp", isPhotograph ? "jpg" : "png"] as const;
  const drawn = isTurned ? await drawPicture(bitmap, { kinds }) : undefined;
  bitmap.close();
  if (!drawn) return { name, bytes, kind, size };
  return { name, bytes: drawn.file.size, kind: drawn.kind, size: drawn.size, turned: drawn.file };
}

/** A picture as this browser draws it: some, such as Safari, draw in an image element what they make no bitmap of. */
async function bitmapOf(file: Blob): Promise<ImageBitmap | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap) return bitmap;
  const address = URL.createObjectURL(file);
  try {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    return await createImageBitmap(image);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Whether a file is a picture with more than one frame. */
export async function isMoving(file: Blob): Promise<boolean> {
  const head = await headOf(file);
  const kind = pictureKind(head);
  return kind !== undefined && moves(kind, head);
}

/** As much of a file as says of which kind it is. */
async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, 4096).arrayBuffer());
}

function moves(kind: PictureKind, head: Uint8Array): boolean {
  if (kind === "gif") return true;
  const text = textOf(head);
  if (kind === "png") return text.includes("acTL");
  if (kind === "avif") return text.startsWith("ftypavis", 4);
  return kind === "webp" && text.includes("ANIM");
}

/** Cameras write what they know at the beginning of a file, or at its end; in bytes. */
const edge = 256_000;

/** Whether there is more in a file than its pixels: where it was taken, with which camera, by whom. */
async function hasNotes(file: Blob): Promise<boolean> {
  const edges = [file.slice(0, edge), file.slice(Math.max(edge, file.size - edge))];
  const texts = await Promise.all(
    edges.map(async (part) => textOf(new Uint8Array(await part.arrayBuffer()))),
  );
  return texts.some((text) => /Exif\0|EXIF|eXIf|XMP |ns\.adobe\.com\/xap|adobe\.xmp|Photoshop 3/.test(text));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
