import type { PageOutline, Site, SiteAround, SitePage } from "../site.ts";
import type { RenderAssets } from "./assets.ts";
import { type DocumentParts, renderDocumentParts } from "./document.tsx";
import { picturesOfPage, picturesOfStyles } from "./picture-variants.ts";
import type { RenderedFile } from "./rendered-file.ts";
import { siteFiles } from "./site-files.ts";

/** A page that was rendered. */
export interface RenderedPage {
  /** Of its file, relative to the output folder. */
  readonly path: string;
  readonly document: DocumentParts;
  /** The addresses of the pictures that it asks for, one or more in each text. */
  readonly pictures: readonly string[];
  /** Whether it says which of the pages it is. */
  readonly tellsSheet: boolean;
}

/** A page of a site. Throws a ViewError when the view of a block throws. */
export function renderPage(site: SiteAround, page: SitePage, assets: RenderAssets): RenderedPage {
  let tellsSheet = false;
  const document = renderDocumentParts(site, page, assets, () => {
    tellsSheet = true;
  });
  const { start, styles, end } = document;
  const pictures = [...picturesOfStyles(styles), ...picturesOfPage(page, start + end)];
  return { path: filePath(page), document, pictures, tellsSheet };
}

/** A page as a file. */
export function fileOfPage({ path, document: { start, styles, end } }: RenderedPage): RenderedFile {
  return { path, text: start + styles + end };
}

/** Every text file of a site. A pure function of what it is given; throws a ViewError when the view of a block throws. */
export function renderSite(site: Site, assets: RenderAssets): RenderedFile[] {
  const pages = site.pages.map((page) => fileOfPage(renderPage(site, site.whole(page), assets)));
  return [...pages, ...siteFiles(site, assets.headers)];
}

/** The file that a host serves for a page: `services/index.html`, and `404.html` or `fr/404.html` for missing addresses. */
export function filePath({ path, missing }: Pick<PageOutline, "path" | "missing">): string {
  return missing ? `${path.slice(1, -1)}.html` : `${path.slice(1)}index.html`;
}
