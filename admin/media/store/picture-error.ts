import { fileSize } from "../../../editing/labels/format-value.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { largestSize, pictureLimits } from "../../../schema/fields/picture-limits.ts";

/** What is known of a file before it is accepted as a picture. */
export interface PictureFile {
  readonly name: string;
  /** The size of the file. */
  readonly bytes: number;
  /** By its first bytes; undefined for an unsupported kind. */
  readonly kind: PictureKind | undefined;
  /** In pixels; undefined if the browser can't decode it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Whether it is a HEIC photo that this browser can't decode. */
  readonly isHeic?: boolean;
  /** The bytes in another format or size, if the file had to be converted. */
  readonly converted?: Blob;
}

export type PictureKind = "jpg" | "png" | "webp" | "avif" | "gif" | "svg";

export function pictureError({ name, bytes, kind, size, isHeic = false }: PictureFile): string | undefined {
  const words = messages.pictures;
  if (bytes === 0) return words.empty({ name });
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase();
  if (!kind && (isHeic || /^HEI[CF]$/.test(ending ?? ""))) return words.heic({ name });
  if (!kind) {
    if (!ending) return words.unknownKind({ name });
    return /^(jpe?g|png|webp|avif|gif|svg)$/i.test(ending)
      ? words.notWhatNamed({ name })
      : words.wrongKind({ name, ending });
  }
  const { bytes: most } = pictureLimits;
  if (bytes > most) {
    return words.tooHeavy({ name, size: fileSize(bytes), most: fileSize(most) });
  }
  if (!size && kind === "svg") return words.unsafeDrawing({ name });
  if (!size) return words.damaged({ name });
  const largest = largestSize(size);
  if (largest) {
    return words.tooLarge({ name, ...size, widest: largest.width, highest: largest.height });
  }
  return undefined;
}

export function pictureKind(head: Uint8Array): PictureKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpg";
  if (head[0] === 0x89 && text(1, 4) === "PNG") return "png";
  if (text(0, 4) === "GIF8") return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (/^(?:ï»¿)?\s*</.test(text(0, 20)) && /<svg[\s>]/.test(text(0, head.length))) return "svg";
  return text(4, 8) === "ftyp" && /^avi[fs]$/.test(text(8, 12)) ? "avif" : undefined;
}

/** iPhones also send HEIC with other extensions. */
export function isHeicPhoto(head: Uint8Array): boolean {
  const brand = String.fromCharCode(...head.subarray(4, 12));
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand);
}
