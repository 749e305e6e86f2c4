import type { PageOutline, Site, SiteContext, SitePage } from "../site.ts";
import type { RenderAssets } from "./assets.ts";
import { type DocumentParts, renderDocumentParts } from "./document.tsx";
import { picturesOfPage, picturesOfStyles } from "./picture-variants.ts";
import type { RenderedFile } from "./rendered-file.ts";
import { siteFiles } from "./site-files.ts";

/** A page as HTML, and what the build has to know about it. */
export interface RenderedPage {
  /** Of its file, relative to the output folder. */
  readonly path: string;
  readonly document: DocumentParts;
  /** The addresses of the pictures in its markup and styles, which the build has to create. */
  readonly pictures: readonly string[];
  /** Whether it shows its number among the pages, and so changes when pages are added. */
  readonly tellsSheet: boolean;
}

/** Throws a ViewError when the view of a block throws. */
export function renderPage(site: SiteContext, page: SitePage, assets: RenderAssets): RenderedPage {
  let tellsSheet = false;
  const document = renderDocumentParts(site, page, assets, () => {
    tellsSheet = true;
  });
  const { start, styles, end, styleFile } = document;
  const pictures = [...picturesOfStyles(styleFile?.text ?? styles), ...picturesOfPage(page, start + end)];
  return { path: filePath(page), document, pictures, tellsSheet };
}

export function fileOfPage({ path, document: { start, styles, end } }: RenderedPage): RenderedFile {
  return { path, text: start + styles + end };
}

/** Every text file of a site. Pure; throws a ViewError when the view of a block throws. */
export function renderSite(site: Site, assets: RenderAssets): RenderedFile[] {
  const rendered = site.pages.map((page) => renderPage(site, site.whole(page), assets));
  const styles = new Map(
    rendered.flatMap(({ document: { styleFile } }) => (styleFile ? [[styleFile.path, styleFile]] : [])),
  );
  return [...rendered.map(fileOfPage), ...styles.values(), ...siteFiles(site, assets.headers)];
}

export function filePath({ path, missing }: Pick<PageOutline, "path" | "missing">): string {
  return missing ? `${path.slice(1, -1)}.html` : `${path.slice(1)}index.html`;
}
