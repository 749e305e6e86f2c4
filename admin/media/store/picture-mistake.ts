import { pictureLimits } from "../../../schema/picture-limits.ts";
import { fileSize } from "../../labels/file-size.ts";
import { messages } from "../../messages/messages.ts";

/** What is known of a file before it is sent. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: number;
  /** What its first bytes say that it is; nothing if that is no picture that can be published. */
  readonly kind: PictureKind | undefined;
  /** In pixels; nothing if the browser can't draw it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Whether its first bytes say that it is HEIC, whatever its name says. */
  readonly isHeic?: boolean;
  /** What is taken in its place, of which all else is said. */
  readonly turned?: Blob;
}

export type PictureKind = "jpg" | "png" | "webp" | "avif" | "gif";

/** Why a file can't be added, in a sentence with what to do; nothing if it can. */
export function pictureMistake({ name, bytes, kind, size, isHeic = false }: PictureFile): string | undefined {
  const words = messages.pictures;
  if (bytes === 0) return words.empty({ name });
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase();
  if (!kind && (isHeic || /^HEI[CF]$/.test(ending ?? ""))) return words.heic({ name });
  if (!kind) {
    if (!ending) return words.unknownKind({ name });
    return /^(jpe?g|png|webp|avif|gif)$/i.test(ending)
      ? words.notWhatNamed({ name })
      : words.wrongKind({ name, ending });
  }
  const { longest, pixels, bytes: most } = pictureLimits;
  if (bytes > most) {
    return words.tooHeavy({ name, size: fileSize(bytes), most: fileSize(most) });
  }
  if (!size) return words.damaged({ name });
  const { width, height } = size;
  if (width > longest || height > longest || width * height > pixels) {
    return words.tooLarge({ name, width, height });
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

/** Whether the first bytes of a file say that it is a photo of an iPhone, which also is sent under the names of other kinds. */
export function isHeicPhoto(head: Uint8Array): boolean {
  const brand = String.fromCharCode(...head.subarray(4, 12));
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand);
}
