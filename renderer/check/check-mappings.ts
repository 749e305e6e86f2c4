import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { ArraySchema, ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import { feedItemSchema } from "../../schema/model/extra-keys.ts";
import type { Model } from "../../schema/model/model.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import {
  branchesOf,
  isCompleteValue,
  isConditional,
  isEach,
  isListOfEntries,
  shapeName,
} from "../../schema/site/each.ts";
import { pageSchema } from "../../schema/site/page-schema.ts";
import type {
  Condition,
  Conditional,
  Each,
  EntryConfig,
  PageConfig,
  PlacedBlock,
  SiteConfig,
} from "../../schema/site/site-config.ts";
import { siteSchema } from "../../schema/site/site-schema.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { suggestion } from "../../schema/text/suggest.ts";
import { singleTokenPath } from "../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import { itemOf, shapeOf, shapesOf } from "../resolve/entries/shapes.ts";
import type { Report } from "../resolve/report/report.ts";
import { locationBelow } from "../resolve/tokens/scope.ts";
import { dayTokens, pageTokens, siteTokens } from "../resolve/values/site-scope.ts";
import { checkCondition, checkKnownConditions } from "./check-condition.ts";
import { checkConditionValues, checkQuery, collectionOf, groupType, itemTypeOf } from "./check-query.ts";
import { checkFormatted, checkSingleToken, checkText, type Mapping, reportUnknown } from "./check-token.ts";
import { mismatch, type TokenTypes, typeAt } from "./token-types.ts";

/** The parsed files of a site whose tokens are checked. */
export interface MappingInput {
  readonly config: SiteConfig;
  readonly model: Model;
  readonly blocks: readonly AnyBlock[];
  /** Those that exist, so that an id in an `each` can be checked. */
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
  checkShapes(onPages);
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
export function mappingOf(
  { config, model, blocks, entries }: Omit<MappingInput, "config"> & Partial<Pick<MappingInput, "config">>,
  report: Report,
): Mapping {
  const definitions = new Map(blocks.map((block) => [block.type, block]));
  const ids = (name: string) => entries.flatMap(({ collection, id }) => (collection === name ? id : []));
  const shapes = config ? shapesOf(config) : { file: "", byName: {} };
  return { types: { site: siteTokens(model), ...dayTokens }, model, definitions, ids, report, shapes };
}

/** A shape is checked where it is declared, and besides by the type of each place that uses it. */
function checkShapes(mapping: Mapping): void {
  const { file, byName } = mapping.shapes;
  for (const [name, shape] of Object.entries(byName)) {
    const place = { file, pointer: pointerTo("/site/shapes", name) };
    const item = itemTypeOf(shape, place, mapping);
    const inside = item && { ...mapping, types: { ...mapping.types, item } };
    if (inside) checkTemplate(shape.item, locationBelow(place, "item"), inside);
  }
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
    const at = locationBelow(place, index);
    if (block.if) checkIf(block.if, locationBelow(at, "if"), mapping);
    const inside = block.if ? knowing(block.if, true, mapping) : mapping;
    if (definition) checkObject(definition.schema, block.props, locationBelow(at, "props"), inside);
  }
}

function checkObject(schema: ObjectSchema, value: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (!isObject(value)) return;
  for (const [key, property] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(value, key)) continue;
    const at = locationBelow(place, key);
    if (!isCompleteValue(value[key]) && schema.required?.includes(key) && property.default === undefined) {
      const message = `"${key}" is needed, so it can't depend on a condition.`;
      mapping.report.add(
        "wrong-value",
        at,
        message,
        'Write it without, say with "else" what stands there otherwise, or put the condition around the whole.',
      );
    }
    checkValue(property, value[key], at, mapping);
  }
}

/** Reports `unknown-token` for what a condition asks of nothing, and what `checkCondition` and `checkConditionValues` do. */
function checkIf(condition: Condition, place: ProblemLocation, mapping: Mapping): void {
  for (const [path, wanted] of Object.entries(condition)) {
    const at = locationBelow(place, path);
    const field = typeAt(path, mapping.types, mapping.model);
    if (!field) reportUnknown(path, { ...at, target: "key" }, mapping);
    else {
      checkCondition({ field, name: path, mapping }, wanted, at);
      checkConditionValues(field, wanted, at, mapping);
    }
  }
}

/** Checks the condition of a value, and each side with what is known of the condition there. */
function checkConditional(
  conditional: Conditional,
  place: ProblemLocation,
  mapping: Mapping,
  checkBranch: (branch: unknown, place: ProblemLocation, mapping: Mapping) => void,
): void {
  const at = locationBelow(place, "if");
  checkIf(conditional.if, at, mapping);
  checkKnownConditions(conditional, at, mapping);
  for (const { key, value } of branchesOf(conditional))
    checkBranch(value, locationBelow(place, key), knowing(conditional.if, key === "value", mapping));
}

/** What stands in a condition, on the side on which it holds or on the other. */
const knowing = (condition: Condition, holds: boolean, mapping: Mapping): Mapping => ({
  ...mapping,
  known: [...(mapping.known ?? []), { condition, holds }],
});

function checkValue(schema: Schema, value: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (isConditional(value)) {
    checkConditional(value, place, mapping, (branch, at, inside) => checkValue(schema, branch, at, inside));
  } else if (typeof value === "string") {
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
  for (const [index, item] of value.entries())
    checkElement(schema, item, locationBelow(place, index), mapping);
}

function checkElement(schema: ArraySchema, item: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (isConditional(item)) {
    checkConditional(item, place, mapping, (branch, at, inside) => checkElement(schema, branch, at, inside));
  } else if (isEach(item)) checkEach(schema, item, place, mapping);
  else if (typeof item === "string" && isSpread(item, schema, mapping))
    checkValue(schema, item, place, mapping);
  else checkValue(schema.items, item, place, mapping);
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
  const found = itemOf(each, place, mapping.shapes);
  if (found) {
    if (!isShapeFitting(schema, each, place, mapping)) return;
    const inside = { ...mapping, known: [], types: { ...mapping.types, item: made } };
    checkValue(schema.items, found.item, found.place, inside);
    return;
  }
  const { items } = schema;
  if (isListOfEntries(each, items)) return;
  const message = mismatch(each.each.replace(/[{}]/g, ""), made, items, "each", mapping.model);
  if (message) {
    const hint = 'Say with "item" what is made of each.';
    mapping.report.add("token-type", locationBelow(place, "each"), message, hint);
  }
}

/** Reports `wrong-value` for a shape that there is not, or that is made of other entries. */
function isShapeFitting(schema: ArraySchema, each: Each, place: ProblemLocation, mapping: Mapping): boolean {
  const { model, report, shapes } = mapping;
  const name = shapeName(each);
  const shape = shapeOf(each, shapes);
  if (name === undefined || (!shape && schema.items.type === "string")) return true;
  const at = locationBelow(place, "item");
  if (!shape) {
    const names = Object.keys(shapes.byName);
    const hint = suggestion(name, names) ?? "Declare it there, or write what is made of each.";
    report.add("wrong-value", at, `There is no shape "${truncateForMessage(name)}" in site.shapes.`, hint);
    return false;
  }
  if (shape.each === each.each || !Object.hasOwn(model.collections, each.each)) return true;
  const message = `The shape "${name}" is of "${truncateForMessage(shape.each)}", and this list of "${truncateForMessage(each.each)}".`;
  report.add("wrong-value", at, message, "Name a shape of the same collection.");
  return false;
}

const madeOf = (each: Pick<Each, "group"> | undefined, item: Schema, model: Model) =>
  each?.group === undefined ? item : groupType(each.group, item, model);

function checkTemplate(value: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (isConditional(value)) {
    checkConditional(value, place, mapping, checkTemplate);
  } else if (typeof value === "string") {
    const path = singleTokenPath(value);
    if (path !== undefined && !typeAt(path, mapping.types, mapping.model))
      reportUnknown(path, place, mapping);
    else if (path === undefined)
      checkText({ type: "string", title: "", description: "" }, value, place, mapping);
  } else if (isEach(value)) {
    const item = itemTypeOf(value, place, mapping);
    if (!item) return;
    checkQuery(value, item, place, mapping);
    const made = itemOf(value, place, mapping.shapes);
    if (!made) return;
    checkTemplate(made.item, made.place, {
      ...mapping,
      known: [],
      types: { ...mapping.types, item: madeOf(value, item, mapping.model) },
    });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkTemplate(item, locationBelow(place, index), mapping);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) checkTemplate(item, locationBelow(place, key), mapping);
  }
}
