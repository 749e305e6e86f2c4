import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { PictureVariant } from "../../renderer/render/picture-variants.ts";
import { type Cache, fingerprint } from "../cache/cache.ts";
import { packageVersions } from "../cache/package-inputs.ts";
import { versionOf } from "../read/measure-picture.ts";
import { mediaFolder } from "../read/read-media.ts";
import type { Progress } from "../report/progress.ts";
import { SiteError } from "../site-error.ts";
import { type AssetFile, assetOf } from "./output-file.ts";

/** How a picture is made. Every value is part of the name that the result has in the cache. */
const resizing = { withoutEnlargement: true };
const encoding = {
  // A third less than WebP at the same look; more effort would take five times as long for 5 % less.
  avif: { quality: 50, effort: 1 },
  webp: { quality: 76, effort: 4 },
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
  const queue = missing[Symbol.iterator]();
  let done = 0;
  const work = async () => {
    for (const [index, variant] of queue) {
      const bytes = await makePicture(cache, variant);
      found[index] = (await findPicture(cache, variant)) ?? assetOf(variant.path, bytes);
      progress.step("Pictures", ++done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
  if (missing.length > 0) progress.end();
  return found.flatMap((picture) => picture ?? []);
}

async function findPicture(cache: Cache, variant: PictureVariant): Promise<AssetFile | undefined> {
  const kept = await cache.find(nameOf(variant));
  return kept && { path: variant.path, ...kept, read: () => readPicture(cache, variant) };
}

/** A picture from the cache; made now if it is not there or was damaged. */
export async function readPicture(cache: Cache, variant: PictureVariant): Promise<Uint8Array> {
  return (await cache.read(nameOf(variant))) ?? makePicture(cache, variant);
}

async function makePicture(cache: Cache, variant: PictureVariant): Promise<Uint8Array> {
  const { name, version, width, format } = variant;
  const source = await readFile(join(cache.root, mediaFolder, name));
  if (versionOf(source) !== version) {
    throw new SiteError(`${mediaFolder}/${name} changed while the site was built.\n  Build again.`, 1);
  }
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  const resized = sharp(source)
    .rotate()
    .resize({ width, ...resizing });
  const encoded = {
    avif: () => resized.avif(encoding.avif),
    webp: () => resized.webp(encoding.webp),
    jpg: () => resized.flatten({ background: "white" }).jpeg(encoding.jpg),
  }[format]();
  const bytes = await encoded.toBuffer().catch((error: Error) => {
    const message = `The picture ${mediaFolder}/${name} could not be read: ${error.message}`;
    throw new SiteError(`${message}.\n  Save it again as JPEG, PNG or WebP.`, 1);
  });
  await cache.write(nameOf(variant), bytes);
  return bytes;
}

/** From everything that the bytes depend on. */
function nameOf({ version, width, format }: PictureVariant): string {
  encoders ??= packageVersions("sharp");
  const made = fingerprint(JSON.stringify([resizing, encoding[format], encoders]));
  return `pictures/${version}-${width}-${made}.${format}`;
}

let encoders: readonly string[] | undefined;
