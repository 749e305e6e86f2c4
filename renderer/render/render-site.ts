import type { PageOutline, Site } from "../site.ts";
import type { RenderAssets } from "./assets.ts";
import { renderDocument } from "./document.tsx";
import type { RenderedFile } from "./rendered-file.ts";
import { siteFiles } from "./site-files.ts";

/** Every text file of a site. A pure function of what it is given; throws a ViewError when the view of a block throws. */
export function renderSite(site: Site, assets: RenderAssets): RenderedFile[] {
  const pages = site.pages.map((page) => ({
    path: filePath(page),
    text: renderDocument(site, site.whole(page), assets),
  }));
  return [...pages, ...siteFiles(site, assets.headers)];
}

/** The file that a host serves for a page: `services/index.html`, and `404.html` or `fr/404.html` for missing addresses. */
export function filePath({ path, missing }: Pick<PageOutline, "path" | "missing">): string {
  return missing ? `${path.slice(1, -1)}.html` : `${path.slice(1)}index.html`;
}
