import { relative } from "node:path";
import { packageRoot } from "../../files/package-root.ts";
import { type Cache, openCache } from "../../incremental/cache.ts";
import { remember } from "../../incremental/remember.ts";
import { type AssetFile, assetOf } from "../../write/output-file.ts";
import { type AdminSources, type BuiltAdmin, buildAdmin } from "./build-admin.ts";
import { builtBundle } from "./built-bundle.ts";
import { ownRegistry } from "./own-blocks.ts";

export interface AdminBundle extends Omit<BuiltAdmin, "files"> {
  readonly files: readonly AssetFile[];
}

export interface BundleOptions extends Partial<AdminSources> {
  readonly root: string;
  /** A cache of the root unless given. */
  readonly cache?: Cache;
  /** Makes it where it is not remembered; in this process unless given. */
  readonly make?: typeof buildAdmin;
}

export async function bundleAdmin(options: BundleOptions): Promise<AdminBundle> {
  const { files, ...bundle } = await bundleAdminFiles(options);
  return {
    ...bundle,
    files: files.map((file) =>
      assetOf(file.path, "text" in file ? Buffer.from(file.text) : Buffer.from(file.base64, "base64")),
    ),
  };
}

export async function bundleAdminFiles(options: BundleOptions): Promise<BuiltAdmin> {
  const {
    root,
    from = packageRoot,
    mode = "production",
    cache = openCache(root),
    make = buildAdmin,
  } = options;
  const hasOwn = ownRegistry(root) !== undefined;
  const built = hasOwn || from !== packageRoot ? undefined : await builtBundle<BuiltAdmin>("editor");
  if (built) return built;
  return remember({
    cache,
    step: `admin-${mode}`,
    settings: [relative(packageRoot, from), mode, hasOwn],
    make: () => make({ root, from, mode }),
  });
}
