import type { StructuredData, StructuredDataContext } from "../../schema/define-block.ts";
import { isObject } from "../../schema/is-object.ts";
import { notJson } from "../../schema/not-json.ts";
import { blocksOf } from "../blocks-of.ts";
import type { Settings, Site, SiteBlock, SitePage } from "../site.ts";
import { absoluteUrl } from "./addresses.ts";
import { ViewError } from "./view-error.ts";

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
  const fromBlocks = blocksOf(page).flatMap((block) => {
    try {
      return nodeOf(block, context) ?? [];
    } catch (error) {
      throw new ViewError(block, page.href, error, "structuredData");
    }
  });
  const described = page.structuredData.some((node) => node["@type"] === "WebSite");
  return {
    "@context": "https://schema.org",
    "@graph": [...(described ? [] : [website(settings)]), ...page.structuredData, ...fromBlocks],
  };
}

/** Throws where it is no node of JSON-LD. */
export function nodeOf(
  { definition, props }: Pick<SiteBlock, "definition" | "props">,
  context: StructuredDataContext,
): StructuredData | undefined {
  const node: unknown = definition.structuredData?.(props as never, context);
  if (node === undefined || node === null) return undefined;
  if (!isStructuredData(node)) throw new TypeError('it must give an object with a text as "@type"');
  const [other] = notJson(node);
  if (other) throw new TypeError(`it gives ${other.kind} as "${other.path.join(".")}", which JSON can't say`);
  return node;
}

const isStructuredData = (value: unknown): value is StructuredData =>
  isObject(value) && typeof value["@type"] === "string";

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
