import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { PictureVariant } from "../../renderer/render/picture-variants.ts";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { cacheFolder } from "../cache.ts";
import { mediaFolder } from "../read/read-media.ts";
import type { Progress } from "../report/progress.ts";
import { writeFileWhole } from "./write-file-whole.ts";

/** A file that was made, and where in the output folder it belongs. */
export interface MadeFile {
  readonly path: string;
  readonly source: string;
}

/** Makes the pictures that are not in the cache yet, and says where in the cache each one is. */
export async function makePictures(
  root: string,
  variants: readonly PictureVariant[],
  media: ReadonlyMap<string, MediaFacts>,
  progress: Progress,
): Promise<MadeFile[]> {
  const folder = join(cacheFolder(root), "pictures");
  const names = new Map([...media].map(([name, { version }]) => [version, name]));
  const files = variants.map((variant) => {
    const { version, width, format } = variant;
    return {
      ...variant,
      name: names.get(version) ?? "",
      source: join(folder, `${version}-${width}.${format}`),
    };
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
        await writeFileWhole(source, await encoded.toBuffer());
        progress.step("Pictures", ++done, missing.length);
      }
    };
    await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
    progress.end();
  }
  return files.map(({ path, source }) => ({ path, source }));
}
