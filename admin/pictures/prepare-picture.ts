import { type PictureFile, type PictureKind, pictureKind } from "./picture-mistake.ts";

/** In pixels: the longer side of the largest picture that a page asks for, on a screen with two device pixels. */
const longestPx = 2560;
/** A photograph of that size is smaller; in bytes. */
const maxBytes = 4_000_000;
const quality = 0.9;

/**
 * Measures a picture and makes of it what is kept: of one that is larger than pages show it, or that says where and by
 * what it was taken, a smaller one without that. What moves stays as it is, because a canvas has only its first frame.
 */
export async function preparePicture(file: File): Promise<PictureFile> {
  const { name, size: bytes } = file;
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const kind = pictureKind(head);
  // A drawing would be made one of pixels.
  const isDrawing = kind === undefined && /svg/.test(file.type);
  const bitmap = isDrawing ? undefined : await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { name, bytes, kind, size: undefined };
  const size = { width: bitmap.width, height: bitmap.height };
  const isLarge = Math.max(size.width, size.height) > longestPx || bytes > maxBytes;
  const isTurned = kind === undefined || (!moves(kind, head) && (isLarge || (await hasNotes(file))));
  const turned = isTurned ? await draw(bitmap, kind) : undefined;
  bitmap.close();
  return turned ? { name, ...turned } : { name, bytes, kind, size };
}

async function draw(bitmap: ImageBitmap, kind: PictureKind | undefined) {
  const scale = Math.min(1, longestPx / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const drawing = canvas.getContext("2d");
  if (!drawing) return undefined;
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(bitmap, 0, 0, size.width, size.height);
  const encode = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  const webp = await encode("image/webp");
  // A browser that writes no WebP gives a PNG, which a photograph would be too large as.
  const isWritten = webp?.type === "image/webp";
  const isPhotograph = kind !== "png" && kind !== "webp";
  const file = isWritten ? webp : isPhotograph ? await encode("image/jpeg") : webp;
  if (!file) return undefined;
  const written: PictureKind = isWritten ? "webp" : isPhotograph ? "jpg" : "png";
  return { bytes: file.size, kind: written, size, turned: file };
}

/** Whether a picture has more than one frame. */
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
