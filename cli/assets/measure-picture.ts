import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { imageSize } from "image-size";
import { isMarkup, sanitizeSvg } from "../../renderer/svg/sanitize-svg.ts";
import { largestSize, pictureLimits } from "../../schema/fields/picture-limits.ts";

export type Measured =
  | {
      readonly width: number;
      readonly height: number;
      readonly version: string;
      readonly bytes: number;
      readonly moves?: true;
      readonly transparent?: true;
    }
  | { readonly mistake: string; readonly hint: string };

/** In bytes: what the pixels may take in memory where a file can only be opened as a whole. */
const mostMemory = 300_000_000;
/** In pixels: such pictures are opened one after the other, because several at once would fill the memory. */
const large = 12_000_000;

const endings: Readonly<Record<string, { readonly name: string; readonly ending: RegExp }>> = {
  jpg: { name: "a JPEG", ending: /\.jpe?g$/i },
  png: { name: "a PNG", ending: /\.png$/i },
  webp: { name: "a WebP", ending: /\.webp$/i },
  avif: { name: "an AVIF", ending: /\.avif$/i },
  gif: { name: "a GIF", ending: /\.gif$/i },
};

const again = "Save it again as JPEG, PNG or WebP.";

/** The size in pixels as it is shown, and a version from the bytes, of a picture that can be read from end to end. */
export async function measurePicture(path: string): Promise<Measured> {
  return measureBytes(path, await readFile(path));
}

/** The same of bytes that are not in a file yet; its name says what they should be. */
export async function measureBytes(name: string, bytes: Uint8Array): Promise<Measured> {
  if (isMarkup(bytes)) return measureSvg(name, bytes);
  const found = sizeOf(bytes);
  const kind = endings[found?.type ?? ""];
  if (!found || !kind) return { mistake: "is not a picture that can be read", hint: again };
  if (!kind.ending.test(name)) {
    return {
      mistake: `is ${kind.name} file with the name of another kind`,
      hint: "Give it the ending that it should have.",
    };
  }
  const isTurned = (found.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [found.height, found.width] : [found.width, found.height];
  if (!(width > 0 && height > 0)) return { mistake: "is not a picture that can be read", hint: again };
  const largest = largestSize({ width, height });
  if (largest) {
    const mistake = `is ${sizeInWords({ width, height })}, which is more than can be shown`;
    return { mistake, hint: `Make it ${sizeInWords(largest)} at most.` };
  }
  const look = () => decode(bytes);
  const whole = await (width * height > large ? inTurn(look) : look());
  if (whole === "damaged") return { mistake: "is damaged", hint: again };
  if (whole === "too heavy") {
    return {
      mistake: "takes more memory than there may be",
      hint: "Save it without interlacing, or smaller.",
    };
  }
  return {
    ...whole.size,
    version: versionOf(bytes),
    bytes: bytes.byteLength,
    ...(whole.moves && { moves: true }),
    ...(whole.transparent && { transparent: true }),
  };
}

function measureSvg(name: string, bytes: Uint8Array): Measured {
  const read = sanitizeSvg(textOf(bytes));
  if (!/\.svg$/i.test(name))
    return "mistake" in read
      ? { mistake: "is not a picture that can be read", hint: again }
      : {
          mistake: "is an SVG file with the name of another kind",
          hint: "Give it the ending that it should have.",
        };
  if ("mistake" in read) return read;
  const { width, height } = read;
  return { width, height, version: versionOf(bytes), bytes: bytes.byteLength, transparent: true };
}

/** Empty, which is no SVG, for bytes that are not UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}

export function versionOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}

function sizeInWords({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width.toLocaleString("en-GB")} × ${height.toLocaleString("en-GB")} pixels`;
}

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

interface Decoded {
  /** After turning, which a PNG or a WebP may ask for as a JPEG does. */
  readonly size: { readonly width: number; readonly height: number };
  readonly moves: boolean;
  readonly transparent: boolean;
}

async function decode(bytes: Uint8Array): Promise<Decoded | "damaged" | "too heavy"> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  const found = await sharp(bytes, { limitInputPixels: pictureLimits.pixels })
    .metadata()
    .catch(() => undefined);
  if (!found) return "damaged";
  const { width, height, channels, depth, isProgressive, hasAlpha, pages = 1, orientation = 1 } = found;
  const perPixel = channels * (depth === "ushort" ? 2 : 1);
  if (isProgressive && width * height * perPixel > mostMemory) return "too heavy";
  const options = { limitInputPixels: pictureLimits.pixels };
  try {
    await sharp(bytes, options).resize(32).raw().toBuffer();
    return {
      size: orientation >= 5 ? { width: height, height: width } : { width, height },
      moves: pages > 1,
      // Many files have an alpha channel in which nothing is transparent.
      transparent: hasAlpha && !(await sharp(bytes, options).stats()).isOpaque,
    };
  } catch {
    return "damaged";
  }
}

let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const own = turn.then(act);
  turn = own.catch(() => undefined);
  return own;
}
