import type { AnyBlock } from "../../schema/define-block.ts";
import { isEach } from "../../schema/each.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Model } from "../../schema/model.ts";
import { pageSchema } from "../../schema/page-schema.ts";
import type { Place } from "../../schema/problem.ts";
import type { ArraySchema, ObjectSchema, Schema } from "../../schema/schema.ts";
import { shownText } from "../../schema/shown-text.ts";
import type { Each, PageConfig, PlacedBlock, SiteConfig } from "../../schema/site-config.ts";
import { feedItemSchema } from "../../schema/site-parts.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { nearest, suggestion } from "../../schema/suggest.ts";
import { readToken, soleTokenPath, tokenPattern } from "../../schema/token-syntax.ts";
import { whereTests } from "../resolve/each.ts";
import { entrySchema } from "../resolve/entries.ts";
import { formatNames } from "../resolve/formats.ts";
import type { Report } from "../resolve/report.ts";
import { below } from "../resolve/scope.ts";
import { dayTokens, pageTokens, siteTokens } from "../resolve/site-scope.ts";
import { kindOfSchema } from "../resolve/value-kinds.ts";
import { entryType, isReadable, misfit, pathsIn, type TokenTypes, typeAt } from "./token-types.ts";

interface MappingInput {
  readonly config: SiteConfig;
  readonly model: Model;
  readonly blocks: readonly AnyBlock[];
}

/** What is known at a place whose tokens are checked. */
interface Mapping {
  readonly types: TokenTypes;
  readonly model: Model;
  readonly definitions: ReadonlyMap<string, AnyBlock>;
  readonly report: Report;
}

/**
 * Checks every token and every `each` of a config against the types of the model and the blocks, before any value is
 * known: a mistake is reported once, where it is written, not for every entry.
 *
 * Reports `unknown-token`, `token-type`, `token-format`, `unknown-field` and `unknown-collection`.
 */
export function checkMappings({ config, model, blocks }: MappingInput, report: Report): void {
  const definitions = new Map(blocks.map((block) => [block.type, block]));
  const everywhere: TokenTypes = { site: siteTokens(model), ...dayTokens };
  const mapping: Mapping = { types: everywhere, model, definitions, report };
  const site = { file: config.file, pointer: "/site" };
  checkObject(siteSchema, config.site, site, mapping);
  for (const [name, group] of Object.entries(model.settings)) {
    checkValue(group, (config.site as Record<string, unknown>)[name], below(site, name), mapping);
  }
  const onPages = { ...mapping, types: { ...everywhere, page: pageTokens() } };
  checkBlocks(config.site.frame ?? [], below(site, "frame"), onPages);
  for (const [name, frame] of Object.entries(config.site.frames ?? {}))
    checkBlocks(frame, below(below(site, "frames"), name), onPages);
  checkTemplate(config.site.structuredData ?? [], below(site, "structuredData"), onPages);
  for (const [index, feed] of (config.site.feeds ?? []).entries()) {
    const items = { type: "array", title: "Items", description: "", items: feedItemSchema } as const;
    checkEach(items, feed, below(below(site, "feeds"), index), mapping);
  }
  for (const [index, page] of config.pages.entries()) {
    checkPage(page, { file: config.file, pointer: `/pages/${index}` }, mapping);
  }
}

function checkPage(page: PageConfig, place: Place, mapping: Mapping): void {
  const { model, types } = mapping;
  const entries = typeof page.entries === "string" ? { each: page.entries } : page.entries;
  const collection = entries && collectionOf(entries, model);
  if (entries && collection && typeof page.entries === "object")
    checkQuery(entries, collection, below(place, "entries"), mapping);
  const items = page.paginate && itemTypeOf(page.paginate, below(place, "paginate"), mapping);
  if (page.paginate && items) checkQuery(page.paginate, items, below(place, "paginate"), mapping);
  const own: TokenTypes = { ...types, page: pageTokens(items), ...(collection && { entry: collection }) };
  const inPage = { ...mapping, types: own };
  const { blocks, structuredData = [], fallback: _, entries: __, paginate: ___, ...fields } = page;
  checkObject(pageSchema, fields, place, inPage);
  checkBlocks(blocks, below(place, "blocks"), inPage);
  checkTemplate(structuredData, below(place, "structuredData"), inPage);
}

function checkBlocks(blocks: readonly PlacedBlock[], place: Place, mapping: Mapping): void {
  for (const [index, block] of blocks.entries()) {
    const definition = mapping.definitions.get(block.type);
    if (definition) checkObject(definition.schema, block.props, below(below(place, index), "props"), mapping);
  }
}

function checkObject(schema: ObjectSchema, value: unknown, place: Place, mapping: Mapping): void {
  if (!isObject(value)) return;
  for (const [key, property] of Object.entries(schema.properties)) {
    if (Object.hasOwn(value, key)) checkValue(property, value[key], below(place, key), mapping);
  }
}

function checkValue(schema: Schema, value: unknown, place: Place, mapping: Mapping): void {
  if (typeof value === "string") {
    const path = soleTokenPath(value);
    if (path === undefined) checkText(schema, value, place, mapping);
    else checkSole(schema, path, place, mapping);
  } else if (schema.type === "object") checkObject(schema, value, place, mapping);
  else if (schema.type === "array") checkList(schema, value, place, mapping);
}

function checkList(schema: ArraySchema, value: unknown, place: Place, mapping: Mapping): void {
  if (isEach(value)) checkEach(schema, value, place, mapping);
  if (!Array.isArray(value)) return;
  if (schema.blocks) {
    checkBlocks(value as PlacedBlock[], place, mapping);
    return;
  }
  for (const [index, item] of value.entries()) {
    const at = below(place, index);
    if (isEach(item)) checkEach(schema, item, at, mapping);
    else if (typeof item === "string" && isSpread(item, schema, mapping))
      checkValue(schema, item, at, mapping);
    else checkValue(schema.items, item, at, mapping);
  }
}

/** Whether an item is a token for a list, whose items take its place. */
function isSpread(item: string, { items }: ArraySchema, { types, model }: Mapping): boolean {
  const path = soleTokenPath(item);
  return path !== undefined && items.type !== "array" && typeAt(path, types, model)?.type === "array";
}

/** A text that is one token: what it passes on must be what the place needs. */
function checkSole(schema: Schema, path: string, place: Place, mapping: Mapping): void {
  const { types, model, report } = mapping;
  const source = typeAt(path, types, model);
  if (!source) {
    reportUnknown(path, place, mapping);
    return;
  }
  const key = place.pointer.split("/").findLast((segment) => !/^\d+$/.test(segment)) ?? "";
  const message = misfit(path, source, schema, key, model);
  if (message) report.add("token-type", place, message, fittingPath(path, schema, key, mapping));
}

/** "Did you mean" for the nearest name below the same parent whose value fits. */
function fittingPath(
  path: string,
  target: Schema,
  key: string,
  { types, model }: Mapping,
): string | undefined {
  const fitting = pathsIn(types, model).filter((name) => {
    const source = typeAt(name, types, model);
    return source && misfit(name, source, target, key, model) === undefined;
  });
  const below = fitting.filter((name) => name.startsWith(`${path}.`));
  const parent = path.slice(0, path.lastIndexOf(".") + 1);
  const beside = fitting.filter((name) => parent !== "" && name.startsWith(parent));
  const [guess] = [
    nearest(path, fitting),
    below[0],
    beside.find((name) => name.endsWith(`.${key}`)),
    beside[0],
  ].filter((name) => name !== undefined);
  return guess && `Did you mean {{${guess}}}?`;
}

/** A text with tokens among other words, or with formats. */
function checkText(schema: Schema, text: string, place: Place, mapping: Mapping): void {
  for (const { index: offset, 0: written, 1: inner = "" } of text.matchAll(tokenPattern)) {
    if (written.startsWith("\\")) continue;
    const token = readToken(inner);
    if (!token) continue;
    const at = { ...place, offset };
    const source = typeAt(token.path, mapping.types, mapping.model);
    if (!source) reportUnknown(token.path, at, mapping);
    else if (token.formats.length > 0) {
      const wrong = token.formats.find(({ name }) => !formatNames.includes(name));
      if (wrong) {
        const hint = suggestion(wrong.name, formatNames) ?? `Use ${formatNames.join(", ")}.`;
        mapping.report.add("token-format", at, `There is no format "${shownText(wrong.name)}".`, hint);
      }
    } else if (
      !isReadable(source) &&
      !(source.type === "string" && source.format === "markdown" && isMarkdown(schema))
    ) {
      const message = `{{${token.path}}} is ${kindOfSchema(source)}, which can't stand in a text.`;
      const hint = fittingPath(token.path, { type: "string", title: "", description: "" }, "", mapping);
      mapping.report.add("token-type", at, message, hint);
    }
  }
}

const isMarkdown = (schema: Schema) => schema.type === "string" && schema.format === "markdown";

function reportUnknown(path: string, place: Place, { types, model, report }: Mapping): void {
  const near = nearest(path, pathsIn(types, model));
  const [root = ""] = path.split(".");
  const elsewhere =
    root === "entry"
      ? 'The page has no "entries", so there is no entry to name.'
      : root === "item"
        ? 'Only in the "item" of an "each" there is an item to name.'
        : undefined;
  const roots = `Tokens start with ${Object.keys(types).join(", ")} and go on with keys.`;
  const hint = near
    ? `Did you mean {{${near}}}?`
    : Object.hasOwn(types, root)
      ? undefined
      : (elsewhere ?? roots);
  report.add("unknown-token", place, `Nothing is called {{${shownText(path)}}}.`, hint);
}

/** The type of the entries of a collection, as tokens name them. */
function collectionOf({ each }: Each, model: Model): ObjectSchema | undefined {
  const collection = Object.hasOwn(model.collections, each) ? model.collections[each] : undefined;
  return collection && entrySchema(collection);
}

/** The type of what an `each` takes; reports where there is no such list. */
function itemTypeOf(each: Each, place: Place, mapping: Mapping): Schema | undefined {
  const { types, model, report } = mapping;
  const collection = collectionOf(each, model);
  if (collection) return collection;
  const at = below(place, "each");
  const path = soleTokenPath(each.each);
  if (path === undefined) {
    const names = Object.keys(model.collections);
    const message = `There is no collection "${shownText(each.each)}".`;
    report.add(
      "unknown-collection",
      at,
      message,
      suggestion(each.each, names) ?? "Name a collection, or a token for a list.",
    );
    return undefined;
  }
  const list = typeAt(path, types, model);
  if (!list) {
    reportUnknown(path, at, mapping);
    return undefined;
  }
  if (list.type === "array") return entryType(list.items, model) ?? list.items;
  report.add("token-type", at, `{{${path}}} is ${kindOfSchema(list)}; "each" needs a list.`);
  return undefined;
}

function checkEach(schema: ArraySchema, each: Each, place: Place, mapping: Mapping): void {
  const item = itemTypeOf(each, place, mapping);
  if (!item) return;
  checkQuery(each, item, place, mapping);
  const made = each.group === undefined ? item : groupType(each.group, item, mapping.model);
  if (Object.hasOwn(each, "item")) {
    const inside = { ...mapping, types: { ...mapping.types, item: made } };
    checkValue(schema.items, each.item, below(place, "item"), inside);
    return;
  }
  const message = misfit(each.each.replace(/[{}]/g, ""), made, schema.items, "each", mapping.model);
  if (message) {
    const hint = 'Say with "item" what is made of each.';
    mapping.report.add("token-type", below(place, "each"), message, hint);
  }
}

function groupType(group: NonNullable<Each["group"]>, item: Schema, model: Model): ObjectSchema {
  const by = typeof group === "string" ? group : group.by;
  const key = typeAt(`item.${by}`, { item }, model);
  const items = {
    type: "array",
    title: "Items",
    description: "The items of the group.",
    items: item,
  } as const;
  return {
    type: "object",
    title: "Group",
    description: "A group.",
    properties: { ...(key && { key }), items },
  };
}

/** Checks the fields that an `each` names, and the tests of its `where`. */
function checkQuery(each: Each, item: Schema, place: Place, { model, report }: Mapping): void {
  const names = item.type === "object" ? Object.keys(item.properties) : [];
  const checkField = (path: string, at: Place) => {
    if (item.type !== "object" || typeAt(`item.${path}`, { item }, model)) return;
    const near = nearest(path, names);
    const hint = near
      ? `Did you mean "${near}"?`
      : names.length < 13
        ? `The fields are ${names.join(", ")}.`
        : undefined;
    report.add(
      "unknown-field",
      at,
      `There is no field "${shownText(path)}" in "${shownText(each.each)}".`,
      hint,
    );
  };
  for (const [path, wanted] of Object.entries(each.where ?? {})) {
    const at = below(below(place, "where"), path);
    checkField(path, { ...at, target: "key" });
    if (!isObject(wanted)) continue;
    for (const test of Object.keys(wanted)) {
      if (whereTests.includes(test)) continue;
      const hint = suggestion(test, whereTests) ?? `Use ${whereTests.join(", ")}.`;
      report.add(
        "unknown-key",
        { ...below(at, test), target: "key" },
        `There is no test "${shownText(test)}".`,
        hint,
      );
    }
  }
  for (const [index, key] of [each.sort ?? []].flat().entries()) {
    const at = below(place, "sort");
    checkField(key.replace(/^-/, ""), Array.isArray(each.sort) ? below(at, index) : at);
  }
  if (each.group !== undefined) {
    const at = below(place, "group");
    if (typeof each.group === "string") checkField(each.group, at);
    else checkField(each.group.by, below(at, "by"));
  }
}

/** JSON-LD has no schema: only what tokens name is checked. */
function checkTemplate(value: unknown, place: Place, mapping: Mapping): void {
  if (typeof value === "string") {
    const path = soleTokenPath(value);
    if (path !== undefined && !typeAt(path, mapping.types, mapping.model))
      reportUnknown(path, place, mapping);
    else if (path === undefined)
      checkText({ type: "string", title: "", description: "" }, value, place, mapping);
  } else if (isEach(value)) {
    const item = itemTypeOf(value, place, mapping);
    if (!item) return;
    checkQuery(value, item, place, mapping);
    checkTemplate(value.item, below(place, "item"), { ...mapping, types: { ...mapping.types, item } });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkTemplate(item, below(place, index), mapping);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) checkTemplate(item, below(place, key), mapping);
  }
}
