import { EditError } from "../../../editing/document/edit.ts";
import { addressOfTitle, idOfTitle, newPageBefore } from "../../../editing/document/page.ts";
import { readDocument } from "../../../editing/document/read-document.ts";
import type { PageDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { insertBefore } from "../../../editing/document/value.ts";
import { createWriter } from "../../../editing/source-text/write-text.ts";
import { canonicalPath, routeError } from "../../../renderer/resolve/addresses/page-address.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { configVersion } from "../../../schema/site/page-schema.ts";
import { loadSlugOptions } from "../../../schema/text/slug-options.ts";
import { SiteError } from "../../files/site-error.ts";
import type { CreatedFiles } from "./created-files.ts";
import type { Written } from "./read-value.ts";

/** The arguments of `site new page`. */
export interface NewPage {
  readonly title: string;
  /** Its address; made from the title if it is undefined. */
  readonly path: string | undefined;
}

const file = "site.config.json";

export async function newPage(config: Written, { title, path: wanted }: NewPage): Promise<CreatedFiles> {
  const site = documentOf(config);
  const slugs = await loadSlugOptions(site.site);
  const path = wanted ?? addressOfTitle(title, slugs);
  const id = idOfTitle(title, slugs) || idOfTitle(path, slugs) || "page";
  if (path === "")
    throw new SiteError(`No address can be made of "${title}".\n  Name one with --path, such as /about.`);
  checkFree(site, { id, path });
  const page: PageDocument = {
    id,
    path,
    title: `${title} | {{site.name}}`,
    description: `${title}: a sentence or two for search results.`,
    blocks: [{ id: "top", type: "heading", props: { title } }],
  };
  const pages = insertBefore(site.pages, newPageBefore(site.pages), page);
  return {
    id,
    files: { [file]: createWriter(config.text, config.value)({ ...site, pages }) },
    address: path,
    next: [`Its description and blocks are in ${file}; a link in the header is one of site.frame.`],
  };
}

function documentOf({ text, value }: Written): SiteDocument {
  if (value.configVersion !== configVersion)
    throw new SiteError(`${file} is not of version ${configVersion}.\n  Run site migrate --write first.`, 1);
  try {
    return readDocument(text, migrationsOf([]));
  } catch (error) {
    if (error instanceof EditError) throw new SiteError(`${file}: ${error.message}`, 1);
    throw error;
  }
}

function checkFree({ pages }: SiteDocument, { id, path }: { readonly id: string; readonly path: string }) {
  const fault = path.startsWith("/") ? routeError(path) : "it must start with a slash";
  if (fault !== undefined)
    throw new SiteError(`A page can't be at ${path}: ${fault}.\n  Name another address with --path.`);
  const same = pages.find((page) => page.id === id);
  if (same) throw new SiteError(`There is a page "${id}" already, at ${same.path}.\n  Choose another title.`);
  if (pages.some((page) => canonicalPath(page.path) === canonicalPath(path)))
    throw new SiteError(`There is a page at ${path} already.\n  Name another address with --path.`);
}
