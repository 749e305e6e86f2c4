import { type PictureFile, pictureKind } from "./picture-mistake.ts";

/** Reads what a file is by its first bytes, and how large its picture is by letting the browser draw it. */
export async function lookAtFile(file: File): Promise<PictureFile> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const kind = pictureKind(head);
  const bitmap = kind && (await createImageBitmap(file).catch(() => undefined));
  const size = bitmap && { width: bitmap.width, height: bitmap.height };
  bitmap?.close();
  return { name: file.name, bytes: file.size, kind, size };
}
