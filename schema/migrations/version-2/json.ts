import { isObject } from "../../text/is-object.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inside, key) => (isObject(inside) && Object.hasOwn(inside, key) ? inside[key] : undefined),
      value,
    );
}

export function without(object: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

export function withoutMissing(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

export function present<Item>(...items: readonly (Item | undefined)[]): Item[] {
  return items.filter((item) => item !== undefined);
}

export function mapItems(value: unknown, change: (item: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value;
  const changed = value.map(change);
  return changed.every((item, index) => item === value[index]) ? value : changed;
}
