import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { PictureVariant } from "../../renderer/render/picture-variants.ts";
import { cacheFolder } from "../cache.ts";
import { mediaFolder } from "../read/read-media.ts";
import type { Progress } from "../report/progress.ts";
import { SiteError } from "../site-error.ts";
import { writeFileWhole } from "./write-file-whole.ts";

/** A file that was made, and where in the output folder it belongs. */
export interface MadeFile {
  readonly path: string;
  readonly source: string;
}

/**
 * Makes the pictures that are not in the cache yet, and says where in the cache each one is. Throws a SiteError
 * for a file that turns out to be no whole picture.
 */
export async function makePictures(
  root: string,
  variants: readonly PictureVariant[],
  progress: Progress,
): Promise<MadeFile[]> {
  const folder = join(cacheFolder(root), "pictures");
  const files = variants.map((variant) => {
    const { version, width, format } = variant;
    return { ...variant, source: join(folder, `${version}-${width}.${format}`) };
  });
  const missing = files.filter((file) => !existsSync(file.source));
  if (missing.length > 0) {
    await mkdir(folder, { recursive: true });
    const { default: sharp } = await import("sharp");
    sharp.concurrency(1);
    const queue = missing[Symbol.iterator]();
    let done = 0;
    const work = async () => {
      for (const { name, width, format, source } of queue) {
        const resized = sharp(join(root, mediaFolder, name))
          .rotate()
          .resize({ width, withoutEnlargement: true });
        const encoded =
          format === "jpg"
            ? resized.jpeg({ quality: 80, mozjpeg: true })
            : resized.webp({ quality: 76, effort: 4 });
        const bytes = await encoded.toBuffer().catch((error: Error) => {
          const message = `The picture ${mediaFolder}/${name} could not be read: ${error.message}`;
          throw new SiteError(`${message}.\n  Save it again as JPEG, PNG or WebP.`, 1);
        });
        await writeFileWhole(source, bytes);
        progress.step("Pictures", ++done, missing.length);
      }
    };
    await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
    progress.end();
  }
  return files.map(({ path, source }) => ({ path, source }));
}
