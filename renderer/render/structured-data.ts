import type { StructuredData, StructuredDataContext } from "../../schema/block/define-block.ts";
import { inTimeZone, isTimeZone } from "../../schema/formats/date-time/date-time.ts";
import { notJson } from "../../schema/site/not-json.ts";
import { internationalNumber, regionOf } from "../../schema/telephone/international-number.ts";
import { isObject } from "../../schema/text/is-object.ts";
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
    "@graph": asMachinesRead(
      withOneQuestionPage([...(described ? [] : [website(settings)]), ...page.structuredData, ...fromBlocks]),
      { absolute: context.absolute, timeZone: settings.timezone, country: regionOf(settings.language) },
    ),
  };
}

/** Search engines take one list of questions from a page. */
function withOneQuestionPage(nodes: readonly StructuredData[]): readonly StructuredData[] {
  const isList = (node: StructuredData) => node["@type"] === "FAQPage" && Array.isArray(node.mainEntity);
  const lists = nodes.filter(isList);
  const [first] = lists;
  if (!first || lists.length === 1) return nodes;
  const mainEntity = lists.flatMap((node) => node.mainEntity as unknown[]);
  return nodes.flatMap((node) => (node === first ? { ...node, mainEntity } : isList(node) ? [] : node));
}

interface Reading {
  readonly absolute: StructuredDataContext["absolute"];
  readonly timeZone: string;
  /** Two letters: that of the node's address, or else the site's. */
  readonly country: string | undefined;
}

/** What is read away from its page, by machines: whole addresses and telephone numbers, and times with their zones. */
function asMachinesRead<Value>(value: Value, reading: Reading, key = ""): Value {
  if (typeof value === "string") return textAsRead(value, reading, key) as Value;
  if (Array.isArray(value)) return value.map((item) => asMachinesRead<unknown>(item, reading, key)) as Value;
  if (!isObject(value)) return value;
  const { addressCountry } = isObject(value.address) ? value.address : {};
  const own = typeof addressCountry === "string" ? { ...reading, country: addressCountry } : reading;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, asMachinesRead<unknown>(item, own, name)]),
  ) as Value;
}

const localTime = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:\[([\w/+-]+)\])?$/;
const invisible = /[\u00ad\u200b\u2060]/g;

function textAsRead(text: string, { absolute, timeZone, country }: Reading, key: string): string {
  if (key === "telephone" || key === "faxNumber") {
    const found = internationalNumber(text, country);
    return "unknown" in found ? text : found.number + (found.extension ? `;ext=${found.extension}` : "");
  }
  const [, time, zone = timeZone] = localTime.exec(text) ?? [];
  if (time !== undefined) return isTimeZone(zone) ? inTimeZone(time, zone) : text;
  return text
    .replace(invisible, "")
    .replace(
      /(<[^<>]*\s(?:href|src)=")(?=[/#])([^"]*)/g,
      (_, before: string, address: string) => before + absolute(address),
    );
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
