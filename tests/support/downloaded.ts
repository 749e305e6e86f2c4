import { buffer } from "node:stream/consumers";
import type { Download } from "playwright-core";

/** The bytes of a download. The browser may be another process's, so its file is not asked for by its path. */
export async function downloaded(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
