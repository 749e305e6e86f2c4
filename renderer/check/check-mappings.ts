import type { AnyBlock } from "../../schema/define-block.ts";
import { isEach } from "../../schema/each.ts";
import { feedItemSchema } from "../../schema/extra-keys.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Model } from "../../schema/model.ts";
import { pageSchema } from "../../schema/page-schema.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import type { ArraySchema, ObjectSchema, Schema } from "../../schema/schema.ts";
import type { Each, EntryConfig, PageConfig, PlacedBlock, SiteConfig } from "../../schema/site-config.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { singleTokenPath } from "../../schema/token-syntax.ts";
import type { Report } from "../resolve/report.ts";
import { locationBelow } from "../resolve/scope.ts";
import { dayTokens, pageTokens, siteTokens } from "../resolve/site-scope.ts";
import { checkQuery, collectionOf, groupType, itemTypeOf } from "./check-query.ts";
import { checkFormatted, checkSingleToken, checkText, type Mapping, reportUnknown } from "./check-token.ts";
import { mismatch, type TokenTypes, typeAt } from "./token-types.ts";

export interface MappingInput {
  readonly config: SiteConfig;
  readonly model: Model;
  readonly blocks: readonly AnyBlock[];
  readonly entries: readonly Pick<EntryConfig, "collection" | "id">[];
}

/**
 * Checks every token and `each` of a config against the types of the model and the blocks, before any value is
 * known, so that a mistake is reported once where it is written, not for every entry. Reports `unknown-token`,
 * `token-type`, `token-format`, `unknown-field`, `unknown-collection`, and what `checkEachValues` does.
 */
export function checkMappings(input: MappingInput, report: Report): void {
  const { config, model } = input;
  const mapping = mappingOf(input, report);
  const everywhere = mapping.types;
  const site = { file: config.file, pointer: "/site" };
  checkObject(siteSchema, config.site, site, mapping);
  for (const [name, group] of Object.entries(model.settings)) {
    checkValue(group, (config.site as Record<string, unknown>)[name], locationBelow(site, name), mapping);
  }
  const onPages = { ...mapping, types: { ...everywhere, page: pageTokens() } };
  checkBlocks(config.site.frame ?? [], locationBelow(site, "frame"), onPages);
  for (const [name, frame] of Object.entries(config.site.frames ?? {}))
    checkBlocks(frame, locationBelow(locationBelow(site, "frames"), name), onPages);
  checkTemplate(config.site.structuredData ?? [], locationBelow(site, "structuredData"), onPages);
  for (const [index, feed] of (config.site.feeds ?? []).entries()) {
    const items = { type: "array", title: "Items", description: "", items: feedItemSchema } as const;
    checkEach(items, feed, locationBelow(locationBelow(site, "feeds"), index), mapping);
  }
  for (const [index, page] of config.pages.entries()) {
    checkPage(page, { file: config.file, pointer: `/pages/${index}` }, mapping);
  }
}

/** Where neither a page nor an entry is known. */
export function mappingOf({ model, blocks, entries }: Omit<MappingInput, "config">, report: Report): Mapping {
  const definitions = new Map(blocks.map((block) => [block.type, block]));
  const ids = (name: string) => entries.flatMap(({ collection, id }) => (collection === name ? id : []));
  return { types: { site: siteTokens(model), ...dayTokens }, model, definitions, ids, report };
}

function checkPage(page: PageConfig, place: ProblemLocation, mapping: Mapping): void {
  const { model, types } = mapping;
  const entries = typeof page.entries === "string" ? { each: page.entries } : page.entries;
  const collection = entries && collectionOf(entries, model);
  if (entries && collection && typeof page.entries === "object")
    checkQuery(entries, collection, locationBelow(place, "entries"), mapping);
  const items = page.paginate && itemTypeOf(page.paginate, locationBelow(place, "paginate"), mapping);
  if (page.paginate && items) checkQuery(page.paginate, items, locationBelow(place, "paginate"), mapping);
  const shown = items && madeOf(page.paginate, items, model);
  const own: TokenTypes = { ...types, page: pageTokens(shown), ...(collection && { entry: collection }) };
  const inPage = { ...mapping, types: own };
  const { blocks, structuredData = [], fallback: _, entries: __, paginate: ___, ...fields } = page;
  checkObject(pageSchema, fields, place, inPage);
  checkBlocks(blocks, locationBelow(place, "blocks"), inPage);
  checkTemplate(structuredData, locationBelow(place, "structuredData"), inPage);
}

export function checkBlocks(blocks: readonly PlacedBlock[], place: ProblemLocation, mapping: Mapping): void {
  for (const [index, block] of blocks.entries()) {
    const definition = mapping.definitions.get(block.type);
    if (definition)
      checkObject(
        definition.schema,
        block.props,
        locationBelow(locationBelow(place, index), "props"),
        mapping,
      );
  }
}

function checkObject(schema: ObjectSchema, value: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (!isObject(value)) return;
  for (const [key, property] of Object.entries(schema.properties)) {
    if (Object.hasOwn(value, key)) checkValue(property, value[key], locationBelow(place, key), mapping);
  }
}

function checkValue(schema: Schema, value: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (typeof value === "string") {
    const path = singleTokenPath(value);
    if (path === undefined) checkFormatted(schema, value, place, mapping);
    else checkSingleToken(schema, path, place, mapping);
  } else if (schema.type === "object") checkObject(schema, value, place, mapping);
  else if (schema.type === "array") checkList(schema, value, place, mapping);
}

function checkList(schema: ArraySchema, value: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (isEach(value)) checkEach(schema, value, place, mapping);
  if (!Array.isArray(value)) return;
  if (schema.blocks) {
    checkBlocks(value as PlacedBlock[], place, mapping);
    return;
  }
  for (const [index, item] of value.entries()) {
    const at = locationBelow(place, index);
    if (isEach(item)) checkEach(schema, item, at, mapping);
    else if (typeof item === "string" && isSpread(item, schema, mapping))
      checkValue(schema, item, at, mapping);
    else checkValue(schema.items, item, at, mapping);
  }
}

function isSpread(item: string, { items }: ArraySchema, { types, model }: Mapping): boolean {
  const path = singleTokenPath(item);
  return path !== undefined && items.type !== "array" && typeAt(path, types, model)?.type === "array";
}

function checkEach(schema: ArraySchema, each: Each, place: ProblemLocation, mapping: Mapping): void {
  const item = itemTypeOf(each, place, mapping);
  if (!item) return;
  checkQuery(each, item, place, mapping);
  const made = madeOf(each, item, mapping.model);
  if (Object.hasOwn(each, "item")) {
    const inside = { ...mapping, types: { ...mapping.types, item: made } };
    checkValue(schema.items, each.item, locationBelow(place, "item"), inside);
    return;
  }
  const message = mismatch(each.each.replace(/[{}]/g, ""), made, schema.items, "each", mapping.model);
  if (message) {
    const hint = 'Say with "item" what is made of each.';
    mapping.report.add("token-type", locationBelow(place, "each"), message, hint);
  }
}

const madeOf = (each: Pick<Each, "group"> | undefined, item: Schema, model: Model) =>
  each?.group === undefined ? item : groupType(each.group, item, model);

function checkTemplate(value: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (typeof value === "string") {
    const path = singleTokenPath(value);
    if (path !== undefined && !typeAt(path, mapping.types, mapping.model))
      reportUnknown(path, place, mapping);
    else if (path === undefined)
      checkText({ type: "string", title: "", description: "" }, value, place, mapping);
  } else if (isEach(value)) {
    const item = itemTypeOf(value, place, mapping);
    if (!item) return;
    checkQuery(value, item, place, mapping);
    checkTemplate(value.item, locationBelow(place, "item"), {
      ...mapping,
      types: { ...mapping.types, item: madeOf(value, item, mapping.model) },
    });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkTemplate(item, locationBelow(place, index), mapping);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) checkTemplate(item, locationBelow(place, key), mapping);
  }
}
