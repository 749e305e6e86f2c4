import type { ArraySchema, ObjectSchema, Schema, StringSchema } from "../../schema/fields/schema.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import { branchesOf, isConditional, isEach, shapeName } from "../../schema/site/each.ts";
import type { Condition, Each } from "../../schema/site/site-config.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { singleTokenPath } from "../../schema/text/token-syntax.ts";

/** What is written at a place of the config, ready to be resolved in a context. */
export type CompiledValue<Context> = (context: Context) => unknown;

/** A property of an object that is written in the config. */
export interface PropertyOf<Context> {
  /** The schema of the object. */
  readonly parent: ObjectSchema;
  readonly key: string;
  readonly schema: Schema;
  /** The authored value, or else the default. */
  readonly written: unknown;
  readonly place: ProblemLocation;
  /** Absent if the value was not compiled ahead. */
  readonly resolve?: CompiledValue<Context>;
}

/** How values are resolved, of which only where they are written and what they are is known ahead. */
interface Resolvers<Context> {
  /** A value that is not compiled further. */
  value(schema: Schema, value: unknown, place: ProblemLocation, context: Context): unknown;
  /** Whether the `if` of a value or item is met. */
  holds(condition: Condition, context: Context): boolean;
  /** A value that is a single token. */
  token(schema: Schema, path: string, place: ProblemLocation, context: Context): unknown;
  /** A resolver for a text without tokens that no other page resolves in another way; undefined for all others. */
  fixedText(schema: StringSchema, text: string, place: ProblemLocation): CompiledValue<Context> | undefined;
  /** A text with tokens. */
  text(schema: StringSchema, text: string, place: ProblemLocation, context: Context): unknown;
  /** Resolves a property and adds it to `resolved`, unless it resolves to nothing. */
  property(property: PropertyOf<Context>, resolved: Record<string, unknown>, context: Context): void;
  /** The items of a list that an item of another one stands for; undefined if it is a single one. */
  spread(
    schema: Schema,
    path: string,
    place: ProblemLocation,
    context: Context,
  ): readonly unknown[] | undefined;
  /** The items of an `each`; `item` makes one from an item in the context. */
  each(
    schema: ArraySchema,
    each: Each,
    place: ProblemLocation,
    item: CompiledValue<Context> | undefined,
    context: Context,
  ): readonly unknown[];
}

/** Does all of resolving a value that is the same in every context: reads tokens, finds schemas and places, fills in defaults. */
export class ValueCompiler<Context> {
  constructor(private readonly resolvers: Resolvers<Context>) {}

  compile(schema: Schema, value: unknown, place: ProblemLocation): CompiledValue<Context> {
    const { resolvers } = this;
    if (isConditional(value)) {
      const [met, otherwise] = branchesOf(value).map((branch) =>
        this.compile(schema, branch.value, below(place, branch.key)),
      );
      return (context) => (resolvers.holds(value.if, context) ? met : otherwise)?.(context);
    }
    if (typeof value === "string") {
      const path = singleTokenPath(value);
      if (path !== undefined) return (context) => resolvers.token(schema, path, place, context);
      if (schema.type === "string")
        return (
          resolvers.fixedText(schema, value, place) ??
          ((context) => resolvers.text(schema, value, place, context))
        );
    } else if (schema.type === "object" && isObject(value)) return this.object(schema, value, place);
    else if (schema.type === "array" && isEach(value)) return this.each(schema, value, place);
    else if (schema.type === "array" && Array.isArray(value) && !schema.blocks)
      return this.list(schema, value, place);
    return (context) => resolvers.value(schema, value, place, context);
  }

  private object(schema: ObjectSchema, value: Readonly<Record<string, unknown>>, place: ProblemLocation) {
    const { resolvers } = this;
    const properties = Object.entries(schema.properties).flatMap(([key, property]) => {
      const written = Object.hasOwn(value, key) ? value[key] : defaultOf(property);
      if (written === undefined) return [];
      const at = below(place, key);
      const resolve = this.compile(property, written, at);
      return [{ parent: schema, key, schema: property, written, place: at, resolve }];
    });
    return (context: Context) => {
      const resolved: Record<string, unknown> = {};
      for (const property of properties) resolvers.property(property, resolved, context);
      return resolved;
    };
  }

  private list(schema: ArraySchema, value: readonly unknown[], place: ProblemLocation) {
    const items = value.map((item, index) => this.item(schema, item, below(place, index)));
    const empty = emptyItem(schema);
    return (context: Context) => {
      const all: unknown[] = [];
      for (const resolve of items)
        for (const item of resolve(context)) {
          const kept = item ?? empty;
          if (kept !== undefined) all.push(kept);
        }
      return all;
    };
  }

  private item(
    schema: ArraySchema,
    item: unknown,
    place: ProblemLocation,
  ): (context: Context) => readonly unknown[] {
    const { resolvers } = this;
    if (isConditional(item)) {
      const [met, otherwise] = branchesOf(item).map((branch) =>
        this.item(schema, branch.value, below(place, branch.key)),
      );
      return (context) => (resolvers.holds(item.if, context) ? met : otherwise)?.(context) ?? [];
    }
    if (isEach(item)) return this.each(schema, item, place);
    const resolve = this.compile(schema.items, item, place);
    const path =
      typeof item === "string" && schema.items.type !== "array" ? singleTokenPath(item) : undefined;
    if (path === undefined) return (context) => [resolve(context)];
    return (context) => resolvers.spread(schema.items, path, place, context) ?? [resolve(context)];
  }

  private each(schema: ArraySchema, each: Each, place: ProblemLocation) {
    // The shape that it names is written elsewhere.
    const item =
      Object.hasOwn(each, "item") && shapeName(each) === undefined
        ? this.compile(schema.items, each.item, below(place, "item"))
        : undefined;
    return (context: Context) => this.resolvers.each(schema, each, place, item, context);
  }
}

const allEntries = new WeakMap<ArraySchema, Each>();

/** What a property holds that nobody has written: its default, or all entries of a list of them. */
export function defaultOf(property: Schema): unknown {
  if (property.type !== "array" || property.entries === undefined) return property.default;
  const each = allEntries.get(property) ?? { each: property.entries };
  allEntries.set(property, each);
  return each;
}

/** What an item without a value is in a list whose items keep their places; undefined in all others, which go without it. */
export function emptyItem({ positional, items }: ArraySchema): "" | readonly [] | undefined {
  if (!positional) return undefined;
  return items.type === "string" ? "" : items.type === "array" ? [] : undefined;
}

const below = ({ file, pointer }: ProblemLocation, key: string | number): ProblemLocation => ({
  file,
  pointer: pointerTo(pointer, key),
});
