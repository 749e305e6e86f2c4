import type { PublishedContent } from "../../admin/host/served-content.ts";
import type { PictureVariant } from "../../renderer/render/picture-variants.ts";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import type { Problem } from "../../schema/problem.ts";
import { type Cache, fingerprint } from "../cache/cache.ts";
import type { SiteSources } from "../read/read-site.ts";
import type { AssetFile } from "../write/output-file.ts";
import { adminPage } from "./admin-page.ts";
import { adminPictures } from "./admin-pictures.ts";
import { adminPolicy } from "./admin-policy.ts";
import { bundleAdmin } from "./bundle-admin.ts";
import type { Font } from "./fonts.ts";
import { servedSite } from "./served-site.ts";
import type { Styles } from "./styles.ts";
import { validatorsModule } from "./validators.ts";

interface AdminParts {
  /** Absolute. */
  readonly root: string;
  readonly cache: Cache;
  readonly sources: SiteSources;
  readonly problems: readonly Problem[];
  readonly styles: Styles;
  readonly fonts: { readonly display: Font; readonly text: Font };
  readonly blocks: readonly AnyBlock[];
  /** The pictures that the pages ask for. */
  readonly published: readonly PictureVariant[];
  readonly today: string;
  readonly future: boolean;
}

/** The editor for a static host: what is written for it. */
interface Admin {
  readonly files: readonly RenderedFile[];
  readonly made: readonly AssetFile[];
  /** The pictures that only the editor asks for. */
  readonly variants: readonly PictureVariant[];
}

/** For a site without an editor. */
export const noAdmin: Admin = { files: [], made: [], variants: [] };

/** The editor's page, its code, and the content that it starts with. */
export async function makeAdmin({ blocks, published, cache, ...read }: AdminParts): Promise<Admin> {
  const { root, sources } = read;
  const bundle = await bundleAdmin({
    root,
    cache,
    validators: () => validatorsModule(blocks, cache),
  });
  const { validators, script, styles, imports, laterModules } = bundle;
  const served = servedSite({ ...read, config: sources.config?.file ?? "", validators });
  const { variants, widths } = adminPictures(sources.media, published);
  const text = JSON.stringify({ ...served, widths } satisfies PublishedContent);
  const content = `admin/assets/content.${fingerprint(text).slice(0, 8)}.json`;
  const modules = [...imports, validators];
  const page = adminPage({ script, styles, modules, laterModules, content: `/${content}` });
  const files = [
    { path: "admin/index.html", text: page },
    { path: content, text },
  ];
  return { files, made: bundle.files, variants };
}

/**
 * The rules for hosts that read `_headers`. Where the rules of two paths meet, hosts put both values into one header:
 * of policies both hold, so this one says nothing that the site's own contradicts.
 */
export const adminHeaders = `
/admin/*
  X-Robots-Tag: noindex
  Content-Security-Policy: ${adminPolicy()}; frame-ancestors 'none'

/admin/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
