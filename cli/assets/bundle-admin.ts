import { relative } from "node:path";
import { packageRoot } from "../files/package-root.ts";
import { type Cache, openCache } from "../incremental/cache.ts";
import { remember } from "../incremental/remember.ts";
import { type AssetFile, assetOf } from "../write/output-file.ts";
import { type AdminSources, type BuiltAdmin, buildAdmin } from "./build-admin.ts";
import { ownRegistry } from "./own-blocks.ts";

export interface AdminBundle extends Omit<BuiltAdmin, "files"> {
  readonly files: readonly AssetFile[];
}

export type BundleOptions = Pick<AdminSources, "root"> & Partial<AdminSources> & { readonly cache?: Cache };

export async function bundleAdmin(options: BundleOptions): Promise<AdminBundle> {
  const { root, from = packageRoot, mode = "production", cache = openCache(root) } = options;
  const { files, ...bundle } = await remember({
    cache,
    step: `admin-${mode}`,
    settings: [relative(packageRoot, from), mode, ownRegistry(root) !== undefined],
    make: () => buildAdmin({ root, from, mode }),
  });
  return {
    ...bundle,
    files: files.map(({ path, content }) => assetOf(path, Buffer.from(content, "base64"))),
  };
}
