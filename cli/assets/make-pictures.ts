import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { PictureVariant } from "../../renderer/render/picture-variants.ts";
import { isMarkup, sanitizeSvg } from "../../renderer/svg/sanitize-svg.ts";
import { packageRoot } from "../files/package-root.ts";
import { SiteError } from "../files/site-error.ts";
import { type Cache, fingerprint } from "../incremental/cache.ts";
import { hashOf } from "../incremental/inputs.ts";
import { packageVersions } from "../incremental/package-inputs.ts";
import type { Progress } from "../report/progress.ts";
import { type AssetFile, assetOf } from "../write/output-file.ts";
import { mediaFolder } from "./list-pictures.ts";
import { versionOf } from "./measure-picture.ts";

const resizing = { withoutEnlargement: true };
const encoding = {
  // A third less than WebP at the same look; an effort of 1 would take three times as long for 3 % less.
  avif: { quality: 49, effort: 0 },
  webp: { quality: 76, effort: 2 },
  // The tables of mozjpeg without its search, which takes ten times as long for 10 % less.
  jpg: { quality: 78, quantisationTable: 3 },
};
/** In pixels: as wide as a source is decoded, once for all widths up to it. */
const decodedWidth = 2560;

/**
 * Makes the pictures that are not in the cache yet. Throws a SiteError for a file that turns out to be no whole
 * picture.
 */
export async function makePictures(
  cache: Cache,
  variants: readonly PictureVariant[],
  progress: Progress,
): Promise<AssetFile[]> {
  const found = await Promise.all(variants.map((variant) => findPicture(cache, variant)));
  const missing = [...variants.entries()].filter(([index]) => !found[index]);
  const queue = bySource(missing).values();
  let done = 0;
  const work = async () => {
    for (const same of queue) {
      const source = await decode(cache, same[0][1]);
      for (const [index, variant] of same) {
        const bytes = await encode(cache, variant, source);
        found[index] = (await findPicture(cache, variant)) ?? assetOf(variant.path, bytes);
        progress.step("Pictures", ++done, missing.length);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
  if (missing.length > 0) progress.end();
  return found.flatMap((picture) => picture ?? []);
}

type Indexed = [index: number, variant: PictureVariant];

function bySource(variants: readonly Indexed[]): Map<string, [Indexed, ...Indexed[]]> {
  const sources = new Map<string, [Indexed, ...Indexed[]]>();
  for (const indexed of variants) {
    const { name, version } = indexed[1];
    const source = JSON.stringify([name, version]);
    const same = sources.get(source);
    if (same) same.push(indexed);
    else sources.set(source, [indexed]);
  }
  return sources;
}

async function findPicture(cache: Cache, variant: PictureVariant): Promise<AssetFile | undefined> {
  const kept = await cache.find(nameOf(variant));
  return kept && { path: variant.path, ...kept, read: () => readPicture(cache, variant) };
}

/** A picture from the cache; made now if it is not there or was damaged. Its bytes are at the source, if that is not where pictures are. */
export async function readPicture(
  cache: Cache,
  variant: PictureVariant,
  source?: string,
): Promise<Uint8Array> {
  return (await cache.read(nameOf(variant))) ?? encode(cache, variant, await decode(cache, variant, source));
}

interface Pixels {
  readonly data: Uint8Array;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

interface Source {
  /** No wider than `decodedWidth`. */
  readonly pixels: Pixels;
  /** Whether its colours have half the resolution of its brightness, as in most photographs. */
  readonly hasHalfChroma: boolean;
  /** Of a drawing, what of it is published. */
  readonly svg?: string;
  /** Decoded anew. */
  at(width: number): Promise<Pixels>;
}

async function decode(
  cache: Cache,
  { name, version }: PictureVariant,
  path = join(cache.root, mediaFolder, name),
): Promise<Source> {
  const bytes = await readFile(path);
  if (versionOf(bytes) !== version) {
    throw new SiteError(`${mediaFolder}/${name} changed while the site was built.\n  Build again.`, 1);
  }
  const svg = isMarkup(bytes) ? sanitized(name, bytes) : undefined;
  const image = svg === undefined ? bytes : Buffer.from(svg);
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  const at = (width: number): Promise<Pixels> =>
    sharp(image)
      .rotate()
      .resize({ width, ...resizing })
      .raw()
      .toBuffer({ resolveWithObject: true });
  try {
    const { format, chromaSubsampling } = await sharp(image).metadata();
    const hasHalfChroma =
      format === "webp" ? !bytes.includes(losslessChunk) : (chromaSubsampling?.startsWith("4:2:0") ?? false);
    return { pixels: await at(decodedWidth), hasHalfChroma, ...(svg !== undefined && { svg }), at };
  } catch (error) {
    const message = `The picture ${mediaFolder}/${name} could not be read: ${(error as Error).message}`;
    throw new SiteError(`${message}.\n  Save it again as JPEG, PNG or WebP.`, 1);
  }
}

function sanitized(name: string, bytes: Uint8Array): string {
  const read = sanitizeSvg(new TextDecoder().decode(bytes));
  if ("mistake" in read)
    throw new SiteError(`The picture ${mediaFolder}/${name} ${read.mistake}.\n  ${read.hint}`, 1);
  return read.svg;
}

/** Of WebP; what is not lossless has half the colours. */
const losslessChunk = "VP8L";

async function encode(cache: Cache, variant: PictureVariant, source: Source): Promise<Uint8Array> {
  const { width, format } = variant;
  if (format === "svg") return writeCached(cache, variant, Buffer.from(source.svg ?? ""));
  const { default: sharp } = await import("sharp");
  const { data, info } = width > decodedWidth ? await source.at(width) : source.pixels;
  const image = sharp(data, { raw: info }).resize({ width, ...resizing });
  const chromaSubsampling = source.hasHalfChroma ? "4:2:0" : "4:4:4";
  const encoded = {
    avif: () => image.avif({ ...encoding.avif, chromaSubsampling }),
    webp: () => image.webp(encoding.webp),
    jpg: () => image.flatten({ background: "white" }).jpeg(encoding.jpg),
  }[format]();
  return writeCached(cache, variant, await encoded.toBuffer());
}

async function writeCached(cache: Cache, variant: PictureVariant, bytes: Uint8Array): Promise<Uint8Array> {
  await cache.write(nameOf(variant), bytes);
  return bytes;
}

function nameOf({ version, width, format }: PictureVariant): string {
  if (format === "svg") return `images/${version}-${hashOf(join(packageRoot, sanitizer))}.svg`;
  encoders ??= packageVersions("sharp");
  const made = fingerprint(JSON.stringify([resizing, decodedWidth, encoding[format], encoders]));
  return `images/${version}-${width}-${made}.${format}`;
}

const sanitizer = "renderer/svg/sanitize-svg.ts";
let encoders: readonly string[] | undefined;
