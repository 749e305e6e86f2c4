import { sanitizeSvg } from "../../../renderer/svg/sanitize-svg.ts";
import { isHeicPhoto, type PictureFile, type PictureKind, pictureKind } from "./picture-error.ts";
import { maxPx, renderPicture } from "./render-picture.ts";

/** More than a photograph of the size that pages show. */
const maxBytes = 4_000_000;

/** Replaces pictures that are too large or have metadata by a smaller copy. Animations stay, because a canvas has one frame. */
export async function preparePicture(file: File): Promise<PictureFile> {
  const { name, size: bytes } = file;
  const head = await headOf(file);
  const kind = pictureKind(head);
  if (kind === "svg") return { name, bytes, kind, size: await sizeOfDrawing(file) };
  const bitmap = await bitmapOf(file);
  if (!bitmap) return { name, bytes, kind, size: undefined, isHeic: isHeicPhoto(head) };
  const size = { width: bitmap.width, height: bitmap.height };
  const isLarge = Math.max(size.width, size.height) > maxPx || bytes > maxBytes;
  const isConverted = kind === undefined || (!moves(kind, head) && (isLarge || (await hasMetadata(file))));
  // Without WebP, a photograph is a JPEG, because a PNG would be too large.
  const isPhotograph = kind !== "png" && kind !== "webp";
  const kinds = ["webp", isPhotograph ? "jpg" : "png"] as const;
  const rendered = isConverted ? await renderPicture(bitmap, { kinds }) : undefined;
  bitmap.close();
  if (!rendered) return { name, bytes, kind, size };
  return {
    name,
    bytes: rendered.file.size,
    kind: rendered.kind,
    size: rendered.size,
    converted: rendered.file,
  };
}

/** None of one that may not be published. */
async function sizeOfDrawing(file: File): Promise<PictureFile["size"]> {
  const read = sanitizeSvg(await file.text());
  return "mistake" in read ? undefined : { width: read.width, height: read.height };
}

/** Safari decodes some files in an image element only. */
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

export async function isAnimated(file: Blob): Promise<boolean> {
  const head = await headOf(file);
  const kind = pictureKind(head);
  return kind !== undefined && moves(kind, head);
}

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

/** In bytes; cameras write metadata at the start or end of a file. */
const edge = 256_000;

/** Metadata such as position, camera and author. */
async function hasMetadata(file: Blob): Promise<boolean> {
  const edges = [file.slice(0, edge), file.slice(Math.max(edge, file.size - edge))];
  const texts = await Promise.all(
    edges.map(async (part) => textOf(new Uint8Array(await part.arrayBuffer()))),
  );
  return texts.some((text) => /Exif\0|EXIF|eXIf|XMP |ns\.adobe\.com\/xap|adobe\.xmp|Photoshop 3/.test(text));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
