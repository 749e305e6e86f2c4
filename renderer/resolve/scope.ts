import type { Messages } from "../../blocks/_kit/messages/index.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Place } from "../../schema/problem.ts";
import type { Schema } from "../../schema/schema.ts";
import { pointerTo } from "../../schema/source.ts";
import { soleTokenPath } from "../../schema/token-syntax.ts";

/** What tokens can name: `site`, `page`, `entry`, `item`, `today` and `year`. */
export interface Scope {
  readonly roots: ReadonlyMap<string, Ref>;
  /** The entry that a reference names. */
  readonly entry: (collection: string, id: string) => Ref | undefined;
  /** The fixed texts in a language, with the site's own words in their places; without it they are in English. */
  readonly messages?: (language: string) => Messages;
}

/** A value that a token names, as it is authored, and what is known of it. */
export interface Ref {
  /** Undefined where the schema has such a key and the author left it out. */
  readonly value: unknown;
  /** Missing where nothing says what the value is. */
  readonly schema?: Schema | undefined;
  /** In which the value's own tokens are replaced. */
  readonly scope: () => Scope;
  /** Where it is written; a value that was made of others has none. */
  readonly place?: Place | undefined;
  /** Keys whose values come from elsewhere than the value itself: those of a group. */
  readonly parts?: ReadonlyMap<string, Ref>;
  /** The items of a list that was put together from several places. */
  readonly list?: readonly Ref[];
  /** Of an entry: the field that names it. */
  readonly label?: string;
  /** The place of a key, where that is not simply below the place of the value. */
  readonly placeOf?: (key: string) => Place;
}

/** How many references and tokens one path may lead through. */
const maxHops = 20;

/**
 * What a path such as `item.venue.name` names: references to entries are followed, and so are texts that are one
 * token. Undefined if there is no such name; the `value` in it is undefined if only the value is missing.
 */
export function lookUp(path: string, scope: Scope): Ref | undefined {
  const [root = "", ...keys] = path.split(".");
  let found = scope.roots.get(root);
  for (const key of keys) {
    const parent: Ref | undefined = found && follow(found);
    found = parent && childOf(parent, key);
  }
  return found;
}

/** The value behind a reference to an entry, or behind a text that is one token. */
export function follow(ref: Ref, hops = maxHops): Ref {
  if (typeof ref.value !== "string" || hops === 0) return ref;
  const path = soleTokenPath(ref.value);
  const named = path === undefined ? undefined : lookUp(path, ref.scope());
  if (named) return follow(named, hops - 1);
  const collection = ref.schema?.type === "string" ? ref.schema.entry : undefined;
  return (collection !== undefined && ref.scope().entry(collection, ref.value)) || ref;
}

/** The value behind texts that are one token; references to entries stay ids. */
export function followTokens(ref: Ref, hops = maxHops): Ref {
  const path = typeof ref.value === "string" && hops > 0 ? soleTokenPath(ref.value) : undefined;
  const named = path === undefined ? undefined : lookUp(path, ref.scope());
  return named ? followTokens(named, hops - 1) : ref;
}

function childOf(parent: Ref, key: string): Ref | undefined {
  const { value, schema, scope } = parent;
  const part = parent.parts?.get(key) ?? parent.list?.[Number(key)];
  if (part) return part;
  const place = parent.placeOf?.(key) ?? (parent.place && below(parent.place, key));
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
  // A reference without an entry: whether entries have such a key was checked with the types.
  if (schema?.type === "string" && schema.entry !== undefined)
    return { value: undefined, schema, scope, place: parent.place };
  return property && (isObject(value) || value === undefined)
    ? { value: undefined, schema: property, scope, place }
    : undefined;
}

/** The items of a list, each as what it is by itself. */
export function itemsOf(ref: Ref): readonly Ref[] | undefined {
  const { value, schema, scope, place, list } = followTokens(ref);
  if (list) return list;
  if (!Array.isArray(value)) return undefined;
  const items = schema?.type === "array" ? schema.items : undefined;
  return value.map((item, index) => ({
    value: item,
    schema: items,
    scope,
    place: place && below(place, index),
  }));
}

/** What can be named in a scope: the way to each single text or number in it, lists left out. */
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

/** A scope with more names, or other values for some. */
export function withRoots(scope: Scope, roots: Readonly<Record<string, Ref>>): Scope {
  return { ...scope, roots: new Map([...scope.roots, ...Object.entries(roots)]) };
}

export function below({ file, pointer }: Place, key: string | number): Place {
  return { file, pointer: pointerTo(pointer, key) };
}
