import { missingPath } from "../resolve/routes.ts";
import type { Site } from "../site.ts";
import type { RenderAssets } from "./assets.ts";
import { renderDocument } from "./document.tsx";
import { siteFiles } from "./site-files.ts";

/** A text file of the built site; its path is relative to the output folder, with forward slashes. */
export interface RenderedFile {
  readonly path: string;
  readonly text: string;
}

/** Every text file of a site. A pure function of what it is given. */
export function renderSite(site: Site, assets: RenderAssets): RenderedFile[] {
  const pages = site.pages.map((page) => ({
    path: filePath(page.path),
    text: renderDocument(site, page, assets),
  }));
  return [...pages, ...siteFiles(site)];
}

/** The file that a host serves for a path: `/services/` is `services/index.html`. */
export function filePath(path: string): string {
  return path === missingPath ? "404.html" : `${path.slice(1)}index.html`;
}
