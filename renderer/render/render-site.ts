import { missingPath } from "../resolve/routes.ts";
import type { Site } from "../site.ts";
import type { RenderAssets } from "./assets.ts";
import { renderDocument } from "./document.tsx";
import type { RenderedFile } from "./rendered-file.ts";
import { siteFiles } from "./site-files.ts";

/** Every text file of a site. A pure function of what it is given. */
export function renderSite(site: Site, assets: RenderAssets): RenderedFile[] {
  const pages = site.pages.map((page) => ({
    path: filePath(page.path),
    text: renderDocument(site, page, assets),
  }));
  return [...pages, ...entryFiles(site), ...siteFiles(site, assets.headers)];
}

/** The entries that some block's island fetches, each beside its page. */
export function entryFiles(site: Site): RenderedFile[] {
  const wanted = new Set<string>(
    site.pages.flatMap((page) =>
      page.blocks.flatMap(({ definition }) => definition.entryData?.collection ?? []),
    ),
  );
  return site.pages.flatMap(({ entry, path }) =>
    entry && wanted.has(entry.collection)
      ? [{ path: `${path.slice(1)}entry.json`, text: JSON.stringify(entry.value) }]
      : [],
  );
}

/** The file that a host serves for a path: `/services/` is `services/index.html`. */
export function filePath(path: string): string {
  return path === missingPath ? "404.html" : `${path.slice(1)}index.html`;
}
