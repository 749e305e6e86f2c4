import type { Schema } from "../../schema/fields/schema.ts";
import type { Collection, Model } from "../../schema/model/model.ts";
import type { EntryConfig } from "../../schema/site/site-config.ts";
import { isObject } from "../../schema/text/is-object.ts";
import type { PageOutline, PageSection, SitePage, SiteSearch } from "../site.ts";
import type { OpenSite } from "./open-site.ts";
import { titleWithoutSite } from "./title-without-site.ts";

interface SearchedPages {
  readonly pages: readonly PageOutline[];
  readonly model: Model;
  readonly whole: (page: PageOutline) => SitePage;
}

type Names = ReadonlyMap<string, string>;

function memoizeNames(make: (language: string) => Names): (language: string) => Names {
  const known = new Map<string, Names>();
  return (language) => {
    const names = known.get(language) ?? make(language);
    known.set(language, names);
    return names;
  };
}

function namesOfLinks(frame: SitePage["frame"]): Names {
  const names = new Map<string, string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) look(item);
    if (!isObject(value)) return;
    const { text, href } = value;
    if (typeof text === "string" && typeof href === "string" && !names.has(href)) names.set(href, text);
    for (const part of Object.values(value)) look(part);
  };
  for (const { props } of frame) look(props);
  return names;
}

export function describeSearch(
  { search, routes, entries, settings }: OpenSite,
  { pages, model, whole }: SearchedPages,
): SiteSearch | undefined {
  if (!search) return undefined;
  const entryAt = new Map(routes.map(({ path, entry }) => [path, entry]));
  const searchPages = new Map(pages.filter(({ isSearch }) => isSearch).map((page) => [page.language, page]));
  const namesIn = memoizeNames((language) => {
    const page = searchPages.get(searchLanguage(search, language));
    return page ? namesOfLinks(whole(page).frame) : new Map();
  });
  const groupOf = ({ entry, href, language }: PageOutline): string => {
    if (!entry) return "";
    const parent = href.slice(0, href.lastIndexOf("/", href.length - 2) + 1);
    // The titles of a model are in one language, the links around a page are in its own.
    return namesIn(language).get(parent) ?? model.collections[entry.collection]?.title ?? "";
  };
  return {
    ...search,
    groupOf,
    nameOf: ({ href, language }) => namesIn(language).get(href),
    fieldsOf({ path }) {
      const entry = entryAt.get(path);
      const collection = entry && model.collections[entry.collection];
      return collection
        ? shortTexts(entry, collection, (name, id) => labelOf(entries.find(name, id), model))
        : [];
    },
    sectionsIn(language) {
      const sections = new Map<string, PageSection["pages"][number][]>();
      for (const page of pages) {
        if (!page.isSearched || searchLanguage(search, page.language) !== searchLanguage(search, language))
          continue;
        const group = groupOf(page);
        const section = sections.get(group) ?? [];
        sections.set(group, section);
        section.push({ title: titleWithoutSite(page.title, settings.name), href: page.href });
      }
      return [...sections].map(([title, own]) => ({ title, pages: own }));
    },
  };
}

export function searchLanguage({ hrefs }: SiteSearch, language: string): string {
  return Object.hasOwn(hrefs, language) ? language : (Object.keys(hrefs)[0] ?? language);
}

type LabelOf = (collection: string, id: string) => string | undefined;

function shortTexts({ fields }: EntryConfig, { fields: schema }: Collection, label: LabelOf): string[] {
  return Object.entries(schema.properties).flatMap(([key, property]) =>
    textsOf(fields[key], property, label),
  );
}

function textsOf(value: unknown, schema: Schema, label: LabelOf): string[] {
  if (schema.type === "array" && Array.isArray(value))
    return value.flatMap((item) => textsOf(item, schema.items, label));
  if (schema.type !== "string" || typeof value !== "string") return [];
  if (schema.entry !== undefined) return [label(schema.entry, value) ?? ""];
  return schema.format === undefined || schema.format === "multiline" ? [value] : [];
}

function labelOf(entry: EntryConfig | undefined, model: Model): string | undefined {
  const label = entry?.fields[model.collections[entry.collection]?.label ?? ""];
  return typeof label === "string" ? label : undefined;
}
