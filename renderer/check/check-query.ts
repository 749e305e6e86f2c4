import type { ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import type { Model } from "../../schema/model/model.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import { isEach } from "../../schema/site/each.ts";
import type { Each } from "../../schema/site/site-config.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { didYouMean, nearest, suggestion } from "../../schema/text/suggest.ts";
import { hasToken, singleTokenPath } from "../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import { entrySchema } from "../resolve/entries/entry-schema.ts";
import { locationBelow } from "../resolve/tokens/scope.ts";
import { kindOfSchema } from "../resolve/tokens/value-kinds.ts";
import { checkCondition, checkToken } from "./check-condition.ts";
import { type Mapping, reportUnknown } from "./check-token.ts";
import { entryType, typeAt } from "./token-types.ts";

export function collectionOf({ each }: Each, model: Model): ObjectSchema | undefined {
  const collection = Object.hasOwn(model.collections, each) ? model.collections[each] : undefined;
  return collection && entrySchema(collection);
}

/** The type of what an `each` takes; reports where there is no such list. */
export function itemTypeOf(each: Each, place: ProblemLocation, mapping: Mapping): Schema | undefined {
  const { types, model, report } = mapping;
  const collection = collectionOf(each, model);
  if (collection) return collection;
  const at = locationBelow(place, "each");
  const path = singleTokenPath(each.each);
  if (path === undefined) {
    const names = Object.keys(model.collections);
    const message = `There is no collection "${truncateForMessage(each.each)}".`;
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

/** The schema of a group that an `each` makes of items of this schema. */
export function groupType(group: NonNullable<Each["group"]>, item: Schema, model: Model): ObjectSchema {
  const by = typeof group === "string" ? group : group.by;
  const field = typeAt(`item.${by}`, { item }, model);
  const key = field?.type === "array" ? field.items : field;
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

export function checkQuery(each: Each, item: Schema, place: ProblemLocation, mapping: Mapping): void {
  const { model, report } = mapping;
  checkEachValues(each, item, place, mapping);
  const names = item.type === "object" ? Object.keys(item.properties) : [];
  const checkField = (path: string, at: ProblemLocation) => {
    if (item.type !== "object" || typeAt(`item.${path}`, { item }, model)) return;
    const near = nearest(path, names);
    const hint = near
      ? didYouMean(path, near)
      : names.length < 13
        ? `The fields are ${names.join(", ")}.`
        : undefined;
    report.add(
      "unknown-field",
      at,
      `There is no field "${truncateForMessage(path)}" in "${truncateForMessage(each.each)}".`,
      hint,
    );
  };
  for (const [path, wanted] of Object.entries(each.where ?? {})) {
    const at = locationBelow(locationBelow(place, "where"), path);
    checkField(path, { ...at, target: "key" });
    const field = typeAt(`item.${path}`, { item }, model);
    checkCondition({ field, name: path, mapping }, wanted, at);
  }
  for (const [index, key] of [each.sort ?? []].flat().entries()) {
    const at = locationBelow(place, "sort");
    checkField(key.replace(/^-/, ""), Array.isArray(each.sort) ? locationBelow(at, index) : at);
  }
  if (each.group !== undefined) {
    const at = locationBelow(place, "group");
    if (typeof each.group === "string") checkField(each.group, at);
    else checkField(each.group.by, locationBelow(at, "by"));
  }
}

/** Checks literal ids and values, and the tokens, of an `each`. Reports `unknown-entry` and `wrong-value`. */
function checkEachValues(each: Each, item: Schema, place: ProblemLocation, mapping: Mapping): void {
  const isCollection = Object.hasOwn(mapping.model.collections, each.each);
  for (const key of ["only", "except", "after"] as const) {
    const at = locationBelow(place, key);
    for (const [text, where] of textsIn(each[key], at)) checkToken(text, where, mapping);
    if (isCollection) checkIds(each[key], each.each, at, mapping);
  }
  for (const [path, wanted] of Object.entries(each.where ?? {})) {
    const field = typeAt(`item.${path}`, { item }, mapping.model);
    const at = locationBelow(locationBelow(place, "where"), path);
    if (field) checkConditionValues(field, wanted, at, mapping);
    if (isCollection && (path === "id" || path === "slug")) checkNamed(wanted, each.each, at, mapping);
  }
}

function checkNamed(wanted: unknown, collection: string, place: ProblemLocation, mapping: Mapping): void {
  if (!isObject(wanted)) checkIds(wanted, collection, place, mapping);
  else if (Object.hasOwn(wanted, "not"))
    checkNamed(wanted.not, collection, locationBelow(place, "not"), mapping);
}

/** Reports `wrong-value` for what is no choice of a field, and `unknown-entry` for what is no entry. */
export function checkConditionValues(
  field: Schema,
  wanted: unknown,
  place: ProblemLocation,
  mapping: Mapping,
): void {
  checkValues(field.type === "array" ? field.items : field, wanted, place, mapping);
}

function checkValues(schema: Schema, wanted: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (schema.type !== "string") return;
  if (isObject(wanted) && !isEach(wanted)) {
    for (const test of ["not", "contains"]) {
      if (Object.hasOwn(wanted, test)) checkValues(schema, wanted[test], locationBelow(place, test), mapping);
    }
  } else if (schema.entry !== undefined) checkIds(wanted, schema.entry, place, mapping);
  else if (schema.enum) checkWords(wanted, schema.enum, place, mapping);
}

function checkIds(
  wanted: unknown,
  collection: string,
  place: ProblemLocation,
  { ids, report }: Mapping,
): void {
  const known = ids(collection);
  for (const [id, at] of written(wanted, place)) {
    if (known.includes(id)) continue;
    const message = `There is no entry "${truncateForMessage(id)}" in content/${collection}.`;
    report.add("unknown-entry", at, message, suggestion(id, known) ?? "Name an entry that is there.");
  }
}

function checkWords(
  wanted: unknown,
  words: readonly string[],
  place: ProblemLocation,
  { report }: Mapping,
): void {
  for (const [word, at] of written(wanted, place)) {
    if (words.includes(word)) continue;
    report.add("wrong-value", at, `No entry has the value "${truncateForMessage(word)}" here.`, {
      suggestion: suggestion(word, words) ?? `Use one of ${words.join(", ")}.`,
      values: { reason: "choice", allowed: words },
    });
  }
}

const written = (wanted: unknown, place: ProblemLocation) =>
  textsIn(wanted, place).filter(([text]) => !hasToken(text));

function textsIn(wanted: unknown, place: ProblemLocation): [text: string, place: ProblemLocation][] {
  if (Array.isArray(wanted)) return wanted.flatMap((one, index) => textsIn(one, locationBelow(place, index)));
  return typeof wanted === "string" ? [[wanted, place]] : [];
}
