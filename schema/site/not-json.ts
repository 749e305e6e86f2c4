import { isObject } from "../text/is-object.ts";

/** A part of a value that JSON can't represent. */
interface NotJson {
  /** Keys and indexes from the root of the value. */
  readonly path: readonly string[];
  /** What it is, with its article, as part of a sentence: `a function`, `an element`. */
  readonly kind: string;
}

/** What in a value JSON can't say, or says otherwise; a key whose value is undefined is one that is not there. */
export function* notJson(
  value: unknown,
  path: readonly string[] = [],
  inside: ReadonlySet<unknown> = new Set(),
): Generator<NotJson> {
  const kind = inside.has(value) ? "what contains it" : kindOf(value);
  if (kind !== undefined) yield { path, kind };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* item === undefined
        ? [{ path: [...path, String(index)], kind: "undefined" }]
        : notJson(item, [...path, String(index)], new Set([...inside, value]));
  else if (isObject(value))
    for (const [key, item] of Object.entries(value))
      if (item !== undefined) yield* notJson(item, [...path, key], new Set([...inside, value]));
}

function kindOf(value: unknown): string | undefined {
  if (typeof value === "function") return "a function";
  if (typeof value === "symbol") return "a symbol";
  if (typeof value === "bigint") return "a bigint";
  if (typeof value === "number") return Number.isFinite(value) ? undefined : String(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  if (Object.hasOwn(value, "$$typeof")) return "an element";
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return undefined;
  const { name } = Object(Object(prototype).constructor) as { readonly name?: unknown };
  return typeof name === "string" && name !== ""
    ? `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`
    : "an object of a class";
}
