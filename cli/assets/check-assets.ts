import type { Cache } from "../incremental/cache.ts";
import { findOwnIslands } from "./bundle/own-islands.ts";
import { bundleScripts } from "./bundle/scripts.ts";
import { compileTheme } from "./styles.ts";

interface CheckAssetsOptions {
  readonly root: string;
  readonly cache: Cache;
}

/** Makes what a site has of its own styles and scripts. Throws the SiteError that a build would throw for them. */
export async function checkAssets({ root, cache }: CheckAssetsOptions): Promise<void> {
  await compileTheme(root, cache);
  if (findOwnIslands(root)) await bundleScripts(root, { cache });
}
