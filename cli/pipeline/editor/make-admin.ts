import type { PublishedContent } from "../../../editing/host/served-content.ts";
import { type HeaderRule, immutable } from "../../../renderer/hosts/host-rules.ts";
import type { PictureVariant } from "../../../renderer/render/picture-variants.ts";
import type { RenderedFile } from "../../../renderer/render/rendered-file.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { emptyModel } from "../../../schema/model/model.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { bundleAdmin } from "../../assets/bundle/bundle-admin.ts";
import type { FontChoices } from "../../assets/fonts/font-choices.ts";
import type { Fonts } from "../../assets/fonts/fonts.ts";
import { allDrawings } from "../../assets/icon-source.ts";
import { validatorsModule } from "../../assets/own-code/validators.ts";
import type { Styles } from "../../assets/styles.ts";
import { type Cache, fingerprint } from "../../incremental/cache.ts";
import type { AssetFile } from "../../write/output-file.ts";
import type { SiteSources } from "../read/read-site.ts";
import { adminPage } from "./admin-page.ts";
import { adminPictures } from "./admin-pictures.ts";
import { type AdminAccess, adminPolicyHeader } from "./admin-policy.ts";
import { servedSite } from "./served-site.ts";

interface AdminParts extends AdminAccess {
  readonly root: string;
  readonly cache: Cache;
  readonly sources: SiteSources;
  readonly problems: readonly Problem[];
  readonly styles: Styles;
  readonly fonts: Fonts;
  readonly fontChoices: FontChoices["choices"];
  readonly base: string;
  readonly blocks: readonly AnyBlock[];
  readonly published: readonly PictureVariant[];
  readonly today: string;
  readonly future: boolean;
}

interface Admin {
  readonly files: readonly RenderedFile[];
  readonly made: readonly AssetFile[];
  readonly variants: readonly PictureVariant[];
}

export const noAdmin: Admin = { files: [], made: [], variants: [] };

export async function makeAdmin({
  published,
  base,
  embeds,
  publish,
  trustedTypes,
  loaded,
  cache,
  ...read
}: AdminParts): Promise<Admin> {
  const { root, sources, blocks } = read;
  const model = sources.model ?? emptyModel;
  const bundle = await bundleAdmin({ root, cache });
  const at = (path: string) => `${base}${path}`;
  const compiled = await validatorsModule(blocks, model, cache);
  const validators = `admin/assets/validators.${fingerprint(compiled).slice(0, 8)}.js`;
  const drawings = JSON.stringify(allDrawings(sources.icons));
  const icons = `admin/assets/icons.${fingerprint(drawings).slice(0, 8)}.json`;
  const served = servedSite({
    ...read,
    base,
    config: sources.config?.file ?? "",
    validators: at(`/${validators}`),
    icons: at(`/${icons}`),
  });
  const { variants, widths } = adminPictures(sources.media, published);
  const text = JSON.stringify({ ...served, widths, ...(publish && { publish }) } satisfies PublishedContent);
  const content = `admin/assets/content.${fingerprint(text).slice(0, 8)}.json`;
  const page = adminPage({
    base,
    script: at(bundle.script),
    styles: bundle.styles.map(at),
    modules: bundle.imports.map(at),
    checks: at(bundle.checks),
    nextModules: bundle.nextModules.map(at),
    embeds,
    publish,
    trustedTypes,
    loaded,
    content: at(`/${content}`),
  });
  const files = [
    { path: "admin/index.html", text: page },
    { path: content, text },
    { path: validators, text: compiled },
    { path: icons, text: drawings },
  ];
  return { files, made: bundle.files, variants };
}

export const adminHeaders = ({
  base,
  ...access
}: AdminAccess & Pick<AdminParts, "base">): readonly HeaderRule[] => [
  {
    path: `${base}/admin/*`,
    headers: [
      ["X-Robots-Tag", "noindex"],
      ["Content-Security-Policy", adminPolicyHeader(access)],
    ],
  },
  { path: `${base}/admin/assets/*`, headers: immutable },
];
