import { precompress } from "../assets/precompress.ts";
import type { Cache } from "../incremental/cache.ts";
import type { Progress } from "../report/progress.ts";
import type { Written } from "../write/open-output.ts";
import type { OutputFile } from "../write/output-file.ts";
import type { OutputTarget } from "../write/output-folder.ts";
import { writeManifest } from "../write/site-manifest.ts";
import type { RenderedSite } from "./render/render-files.ts";

interface WriteOptions {
  readonly cache: Cache;
  readonly precompressed: boolean;
  readonly base: string;
  readonly progress: Progress;
}

export interface WrittenSite extends Written {
  /** All files of the site, relative to the output folder. */
  readonly paths: ReadonlySet<string>;
}

/** Writes all files of a site at once. Throws a SiteError where they can't be written, and the site is then as it was. */
export async function writeSite(
  { files, assets }: RenderedSite,
  { output, scratch, manifest }: OutputTarget,
  { cache, precompressed, base, progress }: WriteOptions,
): Promise<WrittenSite> {
  const compressed = precompressed ? await precompress(cache, [...assets, ...files], progress) : [];
  const all: readonly OutputFile[] = [...assets, ...compressed, ...files];
  const written = await output.write(files, [...assets, ...compressed], scratch.path);
  if (manifest !== undefined) await writeManifest(manifest, all, base);
  return { ...written, paths: new Set(all.map(({ path }) => path)) };
}
