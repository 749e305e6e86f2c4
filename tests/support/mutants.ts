import type { JsonSchema } from "../../schema/fields/close-schema.ts";
import { eachProperties, isEach } from "../../schema/site/each.ts";

/** A path of keys and indexes from the top of a value. */
export type Path = readonly (string | number)[];

/** One change to a good value: what was done, the value it gives, and where in its text the mistake is. */
export interface Mutant {
  readonly what: string;
  readonly path: Path;
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const mark = "\u2318here\u2318";

interface MutantsOptions {
  /** Only so many of them, from all over the value. */
  readonly most?: number;
  /** Only those of this part of the value. */
  readonly below?: Path;
}

/** The mutants of a value that its schema knows: each leaf and each key changed in every way that its schema forbids. */
export function mutantsOf(
  schema: JsonSchema,
  value: unknown,
  { most = Number.POSITIVE_INFINITY, below = [] }: MutantsOptions = {},
): Mutant[] {
  const all = [...walk({ schema, root: schema, whole: value }, value, [])];
  const wanted = all.filter(({ path }) => below.every((key, depth) => path[depth] === key));
  const step = Math.max(1, Math.floor(wanted.length / most));
  const chosen = wanted.filter((_, index) => index % step === step >> 1).slice(0, most);
  return chosen.map(({ make }) => make());
}

interface Made {
  readonly path: Path;
  /** Called when it is wanted: each is the text of a whole site. */
  readonly make: () => Mutant;
}

interface Walk {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
  readonly whole: unknown;
}

function* walk(walked: Walk, value: unknown, path: Path): Generator<Made> {
  const schema = schemaFor(walked, value);
  const inside = { ...walked, schema };
  for (const [what, wrong] of wrongValues(schema, value))
    yield { path, make: () => valueMutant(what, walked.whole, path, wrong) };
  if (Array.isArray(value)) {
    const items = { ...walked, schema: (schema.items ?? {}) as JsonSchema };
    for (const [index, item] of value.entries()) yield* walk(items, item, [...path, index]);
  } else if (typeof value === "object" && value !== null) yield* walkObject(inside, value, path);
}

function* walkObject({ schema, whole, root }: Walk, value: object, path: Path): Generator<Made> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const others = schema.additionalProperties as JsonSchema | false | undefined;
  if (others === false)
    yield {
      path,
      make: () => keyMutant("a key too many", whole, path, { ...value, [mark]: 1 }, "quxotic"),
    };
  for (const [key, child] of Object.entries(value)) {
    // The branch of a block hangs on its type: without it nothing below can be judged.
    if (others === false && (key !== "type" || !Object.hasOwn(value, "props"))) {
      yield {
        path,
        make: () =>
          keyMutant("a misspelt key", whole, path, renamed(value, key, mark), misspelt(key, properties)),
      };
    }
    if (((schema.required ?? []) as string[]).includes(key)) {
      yield { path, make: () => atObject("a missing key", whole, path, without(value, key)) };
    }
    yield* walk({ schema: properties[key] ?? (others || {}), root, whole }, child, [...path, key]);
  }
}

/** The schema that a value is checked by: behind a reference, the branch that it is of, and for `each` its own. */
function schemaFor({ schema, root }: Walk, value: unknown): JsonSchema {
  const definitions = root.definitions as Readonly<Record<string, JsonSchema>>;
  const named = typeof schema.$ref === "string" ? definitions[schema.$ref.replace(/^.*\//, "")] : schema;
  if (named?.type === "array" && isEach(value)) {
    const item = named.items as JsonSchema;
    return { type: "object", properties: { ...eachProperties, item }, additionalProperties: false };
  }
  return branchOf(named ?? {}, value);
}

function* wrongValues(schema: JsonSchema, value: unknown): Generator<[string, unknown]> {
  yield ["a wrong type", typeof value === "number" ? [] : 7];
  yield ["null", null];
  if (schema.enum) yield ["a wrong word", "qwertz"];
  if (schema.const) yield ["an unknown type", "qwertz"];
  if (schema.minLength) yield ["an empty text", ""];
  if (schema.minLength) yield ["a blank text", " \n "];
  if (schema.pattern && String(schema.pattern).startsWith("^")) yield ["a text unlike its pattern", "Ä ?"];
  if (schema.maxLength) yield ["a text too long", "x".repeat(Number(schema.maxLength) + 1)];
  if (schema.minimum !== undefined) yield ["too small a number", Number(schema.minimum) - 1];
  if (schema.maximum !== undefined) yield ["too large a number", Number(schema.maximum) + 1];
  if (schema.type === "integer") yield ["half a number", 2.5];
  if (typeof value === "number") yield ["a number in quotes", String(value)];
  if (schema.minItems) yield ["an empty list", []];
  if (Array.isArray(value) && schema.maxItems)
    yield ["a list too long", Array.from({ length: Number(schema.maxItems) + 1 }, () => value[0])];
  if (schema.format === "date") yield ["a day that does not exist", "2025-02-30"];
  if (schema.format === "colour") yield ["no colour", "red"];
  if (schema.format === "email") yield ["no address", "studio"];
  if (schema.format === "telephone") yield ["no number", "call me"];
  if (schema.format === "link") yield ["a link that runs", "javascript:alert(1)"];
  if (schema.format === "embed") yield ["a stranger's frame", "https://maps.example.com/1"];
  if (schema.format === "media") yield ["no picture", "nowhere.jpg"];
  if (schema.format === "icon") yield ["no icon", "qwertzuiop"];
  if (schema.format === "markdown") yield ["HTML", "<b>A bold word"];
  if (schema.entry) yield ["no entry", "qwertz"];
  if (schema.type === "string" && !schema.enum && !schema.pattern && !schema.entry)
    yield ["an unknown token", "{{site.qwertz}}"];
}

/** The branch of a discriminated union that a value is of, or the schema itself. */
function branchOf(schema: JsonSchema, value: unknown): JsonSchema {
  const branches = schema.oneOf as { properties: { type: JsonSchema } }[] | undefined;
  if (!branches) return schema;
  const { type } = value as { type: string };
  return (branches.find((branch) => branch.properties.type.const === type) ?? schema) as JsonSchema;
}

/** A known key with two letters swapped, or one too many where that would be another key or the same. */
function misspelt(key: string, properties: object): string {
  const swapped = key.slice(0, -2) + key.slice(-1) + key.slice(-2, -1);
  return swapped === key || Object.hasOwn(properties, swapped) ? `${key}q` : swapped;
}

function valueMutant(what: string, whole: unknown, path: Path, wrong: unknown): Mutant {
  return marked(what, path, put(whole, path, mark), JSON.stringify(mark), JSON.stringify(wrong));
}

function keyMutant(what: string, whole: unknown, path: Path, value: object, key: string): Mutant {
  return marked(`${what}, ${key}`, path, put(whole, path, value), JSON.stringify(mark), JSON.stringify(key));
}

/** A mutant whose mistake is an object itself, at its opening brace. */
function atObject(what: string, whole: unknown, path: Path, value: object): Mutant {
  const place = valueMutant(what, whole, path, 0);
  return { ...place, text: JSON.stringify(put(whole, path, value), null, 2) };
}

function marked(what: string, path: Path, value: unknown, written: string, instead: string): Mutant {
  const text = JSON.stringify(value, null, 2);
  const before = text.slice(0, text.indexOf(written)).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { what, path, text: text.replace(written, () => instead), line: before.length, column };
}

function put(value: unknown, [first, ...rest]: Path, child: unknown): unknown {
  if (first === undefined) return child;
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? put(item, rest, child) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [first]: put(object[first], rest, child) };
}

function renamed(value: object, key: string, to: string): object {
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name === key ? to : name, child]));
}

function without(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
