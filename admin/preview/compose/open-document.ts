import { collectionOfPage } from "../../../editing/document/page.ts";
import type { PageDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { canonicalPath } from "../../../renderer/resolve/addresses/page-address.ts";
import type { Route } from "../../../renderer/resolve/addresses/routes.ts";
import { type OpenSite, openSite } from "../../../renderer/resolve/open-site.ts";
import type { IconSource } from "../../../renderer/resolve/pictures/icons.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { fillDefaults } from "../../../schema/fields/fill-defaults.ts";
import { pageSchema } from "../../../schema/site/page-schema.ts";
import type { EntryConfig, PageConfig, SiteConfig } from "../../../schema/site/site-config.ts";
import { siteSchema } from "../../../schema/site/site-schema.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";

export type SiteContent = Pick<
  EditorContent,
  "file" | "model" | "media" | "files" | "publicFiles" | "today" | "future"
> & {
  readonly entries: readonly EntryConfig[];
  readonly orderedIds: ReadonlyMap<string, readonly string[]>;
  readonly iconSource: IconSource;
  readonly drawings: unknown;
};

/** Fills in defaults and validates nothing. Blocks are not opened. */
export function openDocument(
  { site, pages }: SiteDocument,
  { file, model, entries, orderedIds, media, files, publicFiles, iconSource, future }: SiteContent,
  { blocks, today }: { readonly blocks: readonly AnyBlock[]; readonly today: string },
): OpenSite {
  const config: SiteConfig = {
    file,
    site: fillDefaults(siteSchema, site) as SiteConfig["site"],
    pages: pages.map(pageConfig),
  };
  return openSite({
    ...{ config, model, entries, orders: orderedIds, media, files, publicFiles, icons: iconSource },
    ...{ blocks, today, future },
  });
}

/** What `openDocument` depends on, to compare by identity. */
export function openedInputs({ site, pages }: SiteDocument): readonly unknown[] {
  const { frame: _, frames: __, ...settings } = site;
  const parts = pages.flatMap(
    ({ id, path, draft, publishOn, entries, paginate, language, translationOf }) => [
      ...[id, path, draft, publishOn, entries, paginate, language, translationOf],
    ],
  );
  return [...Object.entries(settings).flat(), ...parts];
}

/** Also for a page that is not live, or has an invalid address. Empty for a page of entries without entries. */
export function routesOf(page: PageDocument, open: OpenSite, index: number): readonly Route[] {
  const config = pageConfig(page);
  const pointer = `/pages/${index}`;
  const planned = open.routes.filter((route) => route.page.id === page.id && route.pointer === pointer);
  if (planned.length > 0) return planned.map((route) => ({ ...route, page: config }));
  const collection = collectionOfPage(page);
  return collection === undefined
    ? [routeTo(page, undefined, open, index)]
    : open.entries.of(collection).map((entry) => routeTo(page, entry, open, index));
}

export function routeTo(
  page: PageDocument,
  entry: EntryConfig | undefined,
  open: OpenSite,
  index: number,
): Route {
  const config = pageConfig(page);
  const language =
    config.language ?? (entry?.fields.language as string | undefined) ?? open.settings.language;
  const path = page.path.replace(/\{(slug|id)\}/, () => entry?.id ?? "").replace("{page}", "");
  return { path: canonicalPath(path), page: config, pointer: `/pages/${index}`, entry, language };
}

function pageConfig(page: PageDocument): PageConfig {
  return fillDefaults(pageSchema, page) as PageConfig;
}
