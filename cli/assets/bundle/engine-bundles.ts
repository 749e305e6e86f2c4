import { packageRoot } from "../../files/package-root.ts";
import { openCache } from "../../incremental/cache.ts";
import { builtBundleFile, writtenBundle } from "./built-bundle.ts";
import { bundleAdminFiles } from "./bundle-admin.ts";
import { bundleScripts } from "./scripts.ts";

/** Files by their names in `built/`: the engine's own islands and its editor, for all sites without code of their own. */
export async function engineBundles(): Promise<Readonly<Record<string, Buffer>>> {
  const cache = openCache(packageRoot);
  return {
    [builtBundleFile("visitor")]: writtenBundle(await bundleScripts(packageRoot, { cache })),
    [builtBundleFile("editor")]: writtenBundle(await bundleAdminFiles({ root: packageRoot, cache })),
  };
}
