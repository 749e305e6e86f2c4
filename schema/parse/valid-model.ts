import type { Model } from "../model/model.ts";
import type { Problem } from "../problems/problem.ts";
import { isObject } from "../text/is-object.ts";
import { wrongPath } from "./valid-parts.ts";

type Values = Record<string, unknown>;

/** What a model is without, as it has an error. */
export interface LeftOut {
  /** The keys of groups of settings. */
  readonly groups: ReadonlySet<string>;
  /** The names of collections whose fields are not known. */
  readonly collections: ReadonlySet<string>;
  /** The names of single fields, by their collections. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The parts of a model that have no error. */
export interface ValidModel {
  readonly model: Model;
  readonly leftOut: LeftOut;
}

/** What is written in content/model.json, without its parts that have an error. */
interface ValidValues {
  readonly values: Values;
  readonly leftOut: LeftOut;
}

/**
 * The parts of an authored model that have no error, to check the rest of a site with: a field or a group of settings with one is left
 * out, and a collection of whose fields more is wrong has none. Undefined where an error is about the whole.
 */
export function validModelValues(
  authored: unknown,
  problems: readonly Problem[],
  before?: LeftOut,
): ValidValues | undefined {
  const values = structuredClone(authored);
  if (!isObject(values)) return undefined;
  const groups = new Set(before?.groups);
  const collections = new Set(before?.collections);
  const fields = new Map<string, Set<string>>();
  for (const [name, own] of before?.fields ?? []) fields.set(name, new Set(own));
  for (const problem of problems.filter(({ severity }) => severity === "error")) {
    const [top = "", name, ...path] = wrongPath(problem);
    const named = values[top];
    if ((top !== "settings" && top !== "collections") || name === undefined || !isObject(named))
      return undefined;
    const isName = problem.code === "reserved-name" && path.length === 0;
    if (top === "settings" || isName || !isObject(named[name])) {
      Reflect.deleteProperty(named, name);
      (top === "settings" ? groups : collections).add(name);
      continue;
    }
    const field = withoutPart(named[name], path);
    if (field !== undefined) fields.set(name, (fields.get(name) ?? new Set()).add(field));
  }
  for (const [name, collection] of Object.entries((values.collections ?? {}) as Record<string, Values>)) {
    const own = isObject(collection.fields) ? collection.fields : {};
    if (!isObject(own.properties)) collections.add(name);
    const written = { ...own, properties: isObject(own.properties) ? own.properties : {} };
    Object.assign(collection, { title: name, label: "id", ...collection });
    collection.fields = { ...written, type: "object" };
  }
  const isSame = JSON.stringify(values) === JSON.stringify(authored);
  return isSame ? undefined : { values, leftOut: { groups, collections, fields } };
}

/** Takes what a path leads into out of a collection; the field, if it is one. */
function withoutPart(collection: Values, [key = "", ofFields, field]: readonly string[]): string | undefined {
  const { fields } = collection;
  if (key !== "fields" || !isObject(fields) || ofFields === undefined) {
    Reflect.deleteProperty(collection, key);
    return undefined;
  }
  if (ofFields !== "properties" || field === undefined || !isObject(fields.properties)) {
    Reflect.deleteProperty(fields, ofFields);
    return undefined;
  }
  withoutField(collection, field);
  return field;
}

/** The keys of a collection that name a field. */
const keysOfFields = ["label", "picture", "published", "modified"] as const;

function withoutField(collection: Values, field: string): void {
  const fields = collection.fields as Values;
  const properties = fields.properties as Values;
  Reflect.deleteProperty(properties, field);
  if (Array.isArray(fields.required)) fields.required = fields.required.filter((key) => key !== field);
  if (JSON.stringify(fields.dependencies ?? {}).includes(JSON.stringify(field)))
    Reflect.deleteProperty(fields, "dependencies");
  for (const key of keysOfFields) if (collection[key] === field) Reflect.deleteProperty(collection, key);
  const isOfField = (sort: unknown) => String(sort).replace(/^-/, "").split(".")[0] === field;
  if ([collection.sort].flat().some(isOfField)) Reflect.deleteProperty(collection, "sort");
  for (const other of Object.values(properties))
    if (isObject(other) && other.defaultFrom === field) Reflect.deleteProperty(other, "defaultFrom");
}
