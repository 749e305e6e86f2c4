import { existsSync } from "node:fs";
import type { Cache } from "../incremental/cache.ts";
import type { LoadedBlock } from "./load-blocks.ts";
import { bundleScripts, ownScripts } from "./scripts.ts";
import { checkStyles } from "./styles.ts";

interface CheckAssetsOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  readonly blocks: readonly LoadedBlock[];
  readonly cache: Cache;
}

/** Makes what a site has of its own styles and scripts. Throws the SiteError that a build would throw for them. */
export async function checkAssets({ root, blocks, cache }: CheckAssetsOptions): Promise<void> {
  await checkStyles(root, blocks, cache);
  if (existsSync(ownScripts(root))) await bundleScripts(root, { cache });
}
