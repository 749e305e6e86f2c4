import type { StructuredData, StructuredDataContext } from "../../schema/define-block.ts";
import { blocksOf } from "../blocks-of.ts";
import type { Settings, Site, SitePage } from "../site.ts";
import { absoluteUrl } from "./addresses.ts";

/**
 * One graph of the templates of the site and the page, then of the blocks, and a WebSite node unless a template has
 * one.
 */
export function pageStructuredData({ settings }: Pick<Site, "settings">, page: SitePage): object {
  const url = absoluteUrl(settings, page.href);
  const context: StructuredDataContext = {
    url,
    absolute: (path) => new URL(path, url).href,
    siteName: settings.name,
    language: page.language,
  };
  const fromBlocks = blocksOf(page).flatMap(
    ({ definition, props }) => definition.structuredData?.(props as never, context) ?? [],
  );
  const described = page.structuredData.some((node) => node["@type"] === "WebSite");
  return {
    "@context": "https://schema.org",
    "@graph": [...(described ? [] : [website(settings)]), ...page.structuredData, ...fromBlocks],
  };
}

function website(settings: Settings): StructuredData {
  const url = absoluteUrl(settings, `${settings.base}/`);
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    name: settings.name,
    url,
    inLanguage: settings.languages.length > 1 ? settings.languages : settings.language,
  };
}
