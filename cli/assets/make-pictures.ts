import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { PictureVariant } from "../../renderer/render/picture-variants.ts";
import { SiteError } from "../files/site-error.ts";
import { type Cache, fingerprint } from "../incremental/cache.ts";
import { packageVersions } from "../incremental/package-inputs.ts";
import type { Progress } from "../report/progress.ts";
import { type AssetFile, assetOf } from "../write/output-file.ts";
import { mediaFolder } from "./list-pictures.ts";
import { versionOf } from "./measure-picture.ts";

const resizing = { withoutEnlargement: true };
const encoding = {
  // A third less than WebP at the same look; more effort would take five times as long for 5 % less.
  avif: { quality: 50, effort: 1 },
  webp: { quality: 76, effort: 2 },
  jpg: { quality: 80, mozjpeg: true },
};

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
  const queue = bySize(missing).values();
  let done = 0;
  const work = async () => {
    for (const same of queue) {
      const pixels = await pixelsOf(cache, same[0][1]);
      for (const [index, variant] of same) {
        const bytes = await encode(cache, variant, pixels);
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

function bySize(variants: readonly Indexed[]): Map<string, [Indexed, ...Indexed[]]> {
  const sizes = new Map<string, [Indexed, ...Indexed[]]>();
  for (const indexed of variants) {
    const { name, version, width } = indexed[1];
    const size = JSON.stringify([name, version, width]);
    const same = sizes.get(size);
    if (same) same.push(indexed);
    else sizes.set(size, [indexed]);
  }
  return sizes;
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
  return (
    (await cache.read(nameOf(variant))) ?? encode(cache, variant, await pixelsOf(cache, variant, source))
  );
}

interface Pixels {
  readonly data: Uint8Array;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

async function pixelsOf(
  cache: Cache,
  { name, version, width }: PictureVariant,
  path = join(cache.root, mediaFolder, name),
): Promise<Pixels> {
  const source = await readFile(path);
  if (versionOf(source) !== version) {
    throw new SiteError(`${mediaFolder}/${name} changed while the site was built.\n  Build again.`, 1);
  }
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  const resized = sharp(source)
    .rotate()
    .resize({ width, ...resizing });
  return resized
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      const message = `The picture ${mediaFolder}/${name} could not be read: ${error.message}`;
      throw new SiteError(`${message}.\n  Save it again as JPEG, PNG or WebP.`, 1);
    });
}

async function encode(cache: Cache, variant: PictureVariant, { data, info }: Pixels): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const image = sharp(data, { raw: info });
  const encoded = {
    avif: () => image.avif(encoding.avif),
    webp: () => image.webp(encoding.webp),
    jpg: () => image.flatten({ background: "white" }).jpeg(encoding.jpg),
  }[variant.format]();
  const bytes = await encoded.toBuffer();
  await cache.write(nameOf(variant), bytes);
  return bytes;
}

function nameOf({ version, width, format }: PictureVariant): string {
  encoders ??= packageVersions("sharp");
  const made = fingerprint(JSON.stringify([resizing, encoding[format], encoders]));
  return `images/${version}-${width}-${made}.${format}`;
}

let encoders: readonly string[] | undefined;
