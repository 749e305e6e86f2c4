import { pictureLimits } from "../../schema/picture-limits.ts";
import { fileSize } from "./file-size.ts";

/** What is known of a file before it is sent. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: number;
  /** What its first bytes say that it is; nothing if that is no picture that can be published. */
  readonly kind: PictureKind | undefined;
  /** In pixels; nothing if the browser can't draw it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

export type PictureKind = "jpg" | "png" | "webp" | "avif" | "gif";

const saveAs = "Save it as JPEG, PNG or WebP and try again.";

/** Why a file can't be added, in a sentence with what to do; nothing if it can. */
export function pictureMistake({ name, bytes, kind, size }: PictureFile): string | undefined {
  if (bytes === 0) return `“${name}” is empty. Choose the file again.`;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase();
  if (!kind) {
    return /^(jpe?g|png|webp|avif|gif)$/i.test(ending ?? "")
      ? `“${name}” is not the picture that its name says. ${saveAs}`
      : `“${name}” is ${ending ? `of the kind ${ending}` : "of an unknown kind"}, which can’t be published. ${saveAs}`;
  }
  const { longest, pixels, bytes: most } = pictureLimits;
  if (bytes > most) {
    return `“${name}” is ${fileSize(bytes)}, and at most ${fileSize(most)} fit. Save it smaller and try again.`;
  }
  if (!size) return `“${name}” is damaged or not whole. ${saveAs}`;
  const { width, height } = size;
  if (width > longest || height > longest || width * height > pixels) {
    return `“${name}” is ${width} × ${height} pixels, which is too large. Make it smaller, such as 2,000 pixels wide.`;
  }
  return undefined;
}

/** What the first bytes of a file say that it is. */
export function pictureKind(head: Uint8Array): PictureKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpg";
  if (head[0] === 0x89 && text(1, 4) === "PNG") return "png";
  if (text(0, 4) === "GIF8") return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  return text(4, 8) === "ftyp" && /^avi[fs]$/.test(text(8, 12)) ? "avif" : undefined;
}
