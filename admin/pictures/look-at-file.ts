import { type PictureFile, pictureKind } from "./picture-mistake.ts";
import { pictureSize } from "./picture-size.ts";

/** Reads what a file is by its first bytes, and how large its picture is by letting the browser draw it. */
export async function lookAtFile(file: File): Promise<PictureFile> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const kind = pictureKind(head);
  const size = kind && (await pictureSize(file));
  return { name: file.name, bytes: file.size, kind, size };
}
