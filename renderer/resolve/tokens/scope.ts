import type { Messages } from "../../../blocks/_kit/messages/index.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { Formats } from "../../../schema/formats/index.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { singleTokenPath } from "../../../schema/text/token-syntax.ts";

export interface Scope {
  /** What the first name of a token's path can be, such as `site` or `item`. */
  readonly roots: ReadonlyMap<string, Ref>;
  /** Finds an entry; undefined if there is none with this id. */
  readonly entry: (collection: string, id: string) => Ref | undefined;
  /** The built-in texts of a language, which some formats print. */
  readonly messages?: (language: string) => Messages;
  /** The formats of the site's own, which may print their values. */
  readonly formats?: Formats | undefined;
}

/** A value that a token can name, with what is needed to resolve it. */
export interface Ref {
  /** As authored; undefined if it is missing. */
  readonly value: unknown;
  /** Undefined if it is not known, as in JSON-LD. */
  readonly schema?: Schema | undefined;
  /** What tokens inside the value can name. */
  readonly scope: () => Scope;
  /** Where the value is written; undefined for values that are computed. */
  readonly place?: ProblemLocation | undefined;
  /** Values below it that are not in `value`, by name, such as the items of a group. */
  readonly parts?: ReadonlyMap<string, Ref>;
  /** Its items, if each has a scope of its own. */
  readonly list?: readonly Ref[];
  /** The field by which an entry is named in a text. */
  readonly label?: string;
  /** Where one of its fields is written, if that is not below `place`. */
  readonly placeOf?: (key: string) => ProblemLocation;
}

const maxHops = 20;

/**
 * Resolves a path such as `item.venue.name` through references and texts that are one token. Undefined for an
 * unknown name; its `value` is undefined if only the value is missing.
 */
export function resolvePath(path: string, scope: Scope): Ref | undefined {
  const [root = "", ...keys] = path.split(".");
  let found = scope.roots.get(root);
  for (const key of keys) {
    const parent: Ref | undefined = found && follow(found);
    found = parent && childOf(parent, key);
  }
  return found;
}

export function follow(ref: Ref, hops = maxHops): Ref {
  if (typeof ref.value !== "string" || hops === 0) return ref;
  const path = singleTokenPath(ref.value);
  const named = path === undefined ? undefined : resolvePath(path, ref.scope());
  if (named) return follow(named, hops - 1);
  const collection = ref.schema?.type === "string" ? ref.schema.entry : undefined;
  return (collection !== undefined && ref.scope().entry(collection, ref.value)) || ref;
}

export function followTokens(ref: Ref, hops = maxHops): Ref {
  const path = typeof ref.value === "string" && hops > 0 ? singleTokenPath(ref.value) : undefined;
  const named = path === undefined ? undefined : resolvePath(path, ref.scope());
  return named ? followTokens(named, hops - 1) : ref;
}

function childOf(parent: Ref, key: string): Ref | undefined {
  const { value, schema, scope } = parent;
  const part = parent.parts?.get(key) ?? parent.list?.[Number(key)];
  if (part) return part;
  const place = parent.placeOf?.(key) ?? (parent.place && locationBelow(parent.place, key));
  if (Array.isArray(value)) {
    if (!/^\d+$/.test(key) || Number(key) >= value.length) return undefined;
    return {
      value: value[Number(key)],
      schema: schema?.type === "array" ? schema.items : undefined,
      scope,
      place,
    };
  }
  const property =
    schema?.type === "object" && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  if (isObject(value) && Object.hasOwn(value, key))
    return { value: value[key], schema: property, scope, place };
  // Without an entry, only the types know its keys, and they are checked elsewhere.
  if (schema?.type === "string" && schema.entry !== undefined)
    return { value: undefined, schema, scope, place: parent.place };
  return property && (isObject(value) || value === undefined)
    ? { value: undefined, schema: property, scope, place }
    : undefined;
}

export function itemsOf(ref: Ref): readonly Ref[] | undefined {
  const { value, schema, scope, place, list } = followTokens(ref);
  if (list) return list;
  if (!Array.isArray(value)) return undefined;
  const items = schema?.type === "array" ? schema.items : undefined;
  return value.map((item, index) => ({
    value: item,
    schema: items,
    scope,
    place: place && locationBelow(place, index),
  }));
}

export function namesIn(scope: Scope): string[] {
  return [...scope.roots].flatMap(([name, ref]) => namesBelow(ref.value, ref.schema, name, 4));
}

function namesBelow(value: unknown, schema: Schema | undefined, prefix: string, levels: number): string[] {
  if (typeof value === "string" || typeof value === "number") return [prefix];
  if (Array.isArray(value) || levels === 0) return [];
  const properties = schema?.type === "object" ? schema.properties : {};
  const keys = new Set([...Object.keys(isObject(value) ? value : {}), ...Object.keys(properties)]);
  if (keys.size === 0) return schema && schema.type !== "object" ? [prefix] : [];
  return [...keys].flatMap((key) =>
    namesBelow(isObject(value) ? value[key] : undefined, properties[key], `${prefix}.${key}`, levels - 1),
  );
}

export function withRoots(scope: Scope, roots: Readonly<Record<string, Ref>>): Scope {
  return { ...scope, roots: new Map([...scope.roots, ...Object.entries(roots)]) };
}

export function locationBelow({ file, pointer }: ProblemLocation, key: string | number): ProblemLocation {
  return { file, pointer: pointerTo(pointer, key) };
}
