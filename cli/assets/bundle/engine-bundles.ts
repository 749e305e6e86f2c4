import { packageRoot } from "../../files/package-root.ts";
import { openCache } from "../../incremental/cache.ts";
import { builtBundleFile } from "./built-bundle.ts";
import { bundleAdminFiles } from "./bundle-admin.ts";
import { bundleScripts } from "./scripts.ts";

/** Files by their names in `built/`: the engine's own islands and its editor, for all sites without code of their own. */
export async function engineBundles(): Promise<Readonly<Record<string, string>>> {
  const cache = openCache(packageRoot);
  return {
    [builtBundleFile("visitor")]: JSON.stringify(await bundleScripts(packageRoot, { cache })),
    [builtBundleFile("editor")]: JSON.stringify(await bundleAdminFiles({ root: packageRoot, cache })),
  };
}
