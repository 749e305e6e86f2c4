import type { ValuePath } from "../../../editing/document/edit.ts";
import { collectionOf, entryIdOf } from "../../../editing/document/entry.ts";
import { framesOf, pagesAndFrames } from "../../../editing/document/frames.ts";
import { isOrderFile } from "../../../editing/document/order.ts";
import { isPatternFile } from "../../../editing/document/pattern.ts";
import { isPictureFile } from "../../../editing/document/picture.ts";
import type { EditorRoute } from "../../../editing/document/selection.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { readBlockName } from "../../../editing/labels/block-label.ts";
import { nameEntry } from "../../../editing/labels/entry-label.ts";
import { addressLabel, namePage, pageTitle } from "../../../editing/labels/page-label.ts";
import { engineKeys } from "../../../editing/labels/schema/engine-settings.ts";
import { namedProperties } from "../../../editing/labels/schema/named-properties.ts";
import { collectionTitle, type Schemas } from "../../../editing/labels/schema/schemas.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { foldText, matchWords } from "./match-words.ts";
import type { SearchGroup, SearchResult } from "./rank-results.ts";

/** The site that is searched, with the titles of its fields. */
export interface SearchScope {
  readonly site: EditedSite;
  readonly schemas: Schemas;
}

interface NamedPlace {
  readonly group: SearchGroup;
  readonly title: string;
  readonly detail: string;
  readonly place: EditorRoute;
  readonly weight?: number;
}

/**
 * The pages, entries, settings and fields whose names have all the words, each as soon as it is found; nothing between
 * them, so that whoever asks can rest.
 */
export function* searchRoutes(
  words: readonly string[],
  searched: SearchScope,
): Generator<SearchResult | undefined> {
  for (const named of namedPlaces(words, searched)) {
    const match = named && matchWords(words, named.title, named.detail);
    if (!named || !match) yield undefined;
    else {
      const { group, title, detail, place, weight = 0 } = named;
      const key = `${group} ${JSON.stringify(place)}`;
      yield { group, key, title, detail, ranges: match.ranges, score: match.score + weight, target: place };
    }
  }
}

function* namedPlaces(words: readonly string[], searched: SearchScope): Generator<NamedPlace | undefined> {
  const { config } = searched.site;
  for (const page of config.pages)
    yield {
      group: "pages",
      title: pageTitle(page, config.site),
      detail: addressLabel(page.path),
      place: { workspace: "pages", page: page.id },
      weight: 5,
    };
  yield* settingsPlaces(searched);
  yield* blockPlaces(searched);
  yield* entryPlaces(words, searched);
}

function* settingsPlaces({ site: { config }, schemas }: SearchScope): Generator<NamedPlace> {
  const { pages: words, shell } = messages;
  for (const frame of framesOf(config))
    yield {
      group: "settings",
      title: namePage(frame),
      detail: words.outline.wholeSite,
      place: { workspace: "pages", page: frame.id },
    };
  for (const section of ["theme", "site"] as const)
    yield {
      group: "settings",
      title: words.site[section],
      detail: words.outline.wholeSite,
      place: { workspace: "pages", section },
    };
  for (const [tab, group] of Object.entries(schemas.model.settings)) {
    const title = group.title ?? tab;
    yield { group: "settings", title, detail: shell.content, place: { workspace: "content", tab } };
    if (group.type !== "object") continue;
    for (const { path, title: field } of fieldsOf(group))
      yield {
        group: "fields",
        title: field,
        detail: title,
        place: { workspace: "content", tab, field: [tab, ...path] },
        weight: 3,
      };
  }
  const { theme } = schemas.site.properties;
  if (theme?.type === "object")
    for (const { path, title } of fieldsOf(theme))
      yield {
        group: "fields",
        title,
        detail: words.site.theme,
        place: { workspace: "pages", section: "theme", field: ["theme", ...path] },
      };
  for (const [key, field] of namedProperties(schemas.site))
    if (engineKeys.includes(key))
      yield {
        group: "fields",
        title: field.title ?? key,
        detail: words.site.site,
        place: { workspace: "pages", section: "site", field: [key] },
      };
}

function* blockPlaces({ site: { config }, schemas }: SearchScope): Generator<NamedPlace> {
  for (const page of pagesAndFrames(config)) {
    const pageName = pageTitle(page, config.site);
    for (const block of page.blocks) {
      const name = readBlockName(schemas, { block, page, config });
      const at = { workspace: "pages", page: page.id, block: block.id } as const;
      yield { group: "fields", title: name, detail: pageName, place: at, weight: 2 };
      const schema = schemas.blocks.get(block.type);
      if (!schema) continue;
      for (const { path, title } of fieldsOf(schema))
        yield {
          group: "fields",
          title,
          detail: `${pageName} › ${name}`,
          place: { ...at, field: path },
        };
    }
    if (page.path === "") continue;
    for (const [key, field] of namedProperties(schemas.page))
      yield {
        group: "fields",
        title: field.title ?? key,
        detail: pageName,
        place: { workspace: "pages", page: page.id, section: "page", field: [key] },
      };
  }
}

/** The entries by their names; a field of one only where its entry is named as well, since each entry has the same. */
function* entryPlaces(
  words: readonly string[],
  { site: { entries }, schemas }: SearchScope,
): Generator<NamedPlace | undefined> {
  for (const [file, entry] of Object.entries(entries)) {
    yield undefined;
    if (isOrderFile(file) || isPictureFile(file) || isPatternFile(file)) continue;
    const collection = collectionOf(file);
    const title = nameEntry(schemas, file, entry);
    const at = { workspace: "entries", collection, entry: entryIdOf(file) } as const;
    const detail = collectionTitle(schemas, collection);
    yield { group: "entries", title, detail, place: at, weight: 4 };
    const folded = foldText(title);
    const named = words.filter((word) => folded.includes(word)).length;
    const fields = schemas.model.collections[collection]?.fields;
    if (named === 0 || named === words.length || !fields) continue;
    for (const { path, title: field } of fieldsOf(fields))
      yield {
        group: "fields",
        title: field,
        detail: `${detail} › ${title}`,
        place: { ...at, field: ["frontMatter", ...path] },
      };
  }
}

interface NamedField {
  readonly path: ValuePath;
  readonly title: string;
}

const known = new WeakMap<ObjectSchema, readonly NamedField[]>();

/** The fields of a schema by their titles, those in groups too; what is in a list is found by its words. */
function fieldsOf(schema: ObjectSchema): readonly NamedField[] {
  const found = known.get(schema);
  if (found) return found;
  const fields = namedProperties(schema).flatMap(([key, field]): NamedField[] => {
    const own = { path: [key], title: field.title ?? key };
    return [own, ...innerFields(field).map(({ path, title }) => ({ path: [key, ...path], title }))];
  });
  known.set(schema, fields);
  return fields;
}

function innerFields(schema: Schema): readonly NamedField[] {
  return schema.type === "object" && isObject(schema.properties) ? fieldsOf(schema) : [];
}
