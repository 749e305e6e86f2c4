import { itemLanguage } from "../../../blocks/_kit/item-language.ts";
import { directionOf } from "../../../blocks/_kit/page/direction.ts";
import type { ChildBlock, Deferred, EntryValue } from "../../../schema/fields/resolved.ts";
import type { ArraySchema, ObjectSchema, Schema, StringSchema } from "../../../schema/fields/schema.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { isConditional, isEach, isListOfEntries } from "../../../schema/site/each.ts";
import type { Each, PlacedBlock } from "../../../schema/site/site-config.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { hasToken, singleToken, singleTokenPath } from "../../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import {
  type CompiledValue,
  defaultOf,
  emptyItem,
  type PropertyOf,
  ValueCompiler,
} from "../../templates/compile-value.ts";
import { memoizeByState } from "../../templates/memoize-by-state.ts";
import { findBranch, matchesCondition } from "../entries/conditions.ts";
import { itemsOfEach } from "../entries/each.ts";
import { entrySchema, fieldsSchema } from "../entries/entry-schema.ts";
import { itemOf } from "../entries/shapes.ts";
import { contentHash } from "../report/content-hash.ts";
import { follow, followTokens, itemsOf, locationBelow, type Ref, resolvePath } from "../tokens/scope.ts";
import { textToRead } from "../tokens/token-value.ts";
import { formattedRef } from "./formatted-ref.ts";
import { isBlankQuote, isReported, isRequired, reportMissing } from "./missing-values.ts";
import { contextOfItem, type ResolveContext } from "./resolve-context.ts";
import { isAsDeclared, isFixed, resolveText } from "./resolve-text.ts";
import {
  emptyIfMarkdown,
  isNumberAllowed,
  isOfKind,
  quoted,
  reportMismatch,
  textFor,
  withoutReferences,
} from "./token-values.ts";
import { replaceTokens, reportToken } from "./tokens.ts";
import { typesetValue } from "./typeset.ts";

/**
 * What can't be resolved is reported and becomes undefined (or an empty text); keys that were left out stay left
 * out. Reports what texts report, `token-type` for a token with a value of another type, and `missing-value` for a
 * required key whose token has no value.
 */
export function resolveValue(
  schema: Schema,
  value: unknown,
  place: ProblemLocation,
  context: ResolveContext,
): unknown {
  if (value === undefined) return undefined;
  if (isConditional(value)) {
    const branch = findBranch(value, context);
    return branch && resolveValue(schema, branch.value, locationBelow(place, branch.key), context);
  }
  if (typeof value === "string") {
    const path = singleTokenPath(value);
    if (path !== undefined) return resolveToken(schema, path, place, context);
    if (schema.type === "string") return resolveString(schema, value, place, context);
    const found = formattedRef(singleToken(value), place, context);
    return found && resolveRef(schema, found.made, place, found.inside, found.path);
  }
  switch (schema.type) {
    case "array":
      return resolveList(schema, value, place, context);
    case "object":
      return isObject(value) ? resolveObject(schema, value, place, context) : undefined;
    default:
      return traced(schema, value, place, context);
  }
}

/** The same for a value of the config from which many pages are made: what they have in common is found once. */
export function resolveConfigValue(
  schema: Schema,
  value: unknown,
  place: ProblemLocation,
  context: ResolveContext,
): unknown {
  if (!isObject(value)) return resolveValue(schema, value, place, context);
  return compiled(value, { schema, place })(context);
}

interface ConfigPlace {
  readonly schema: Schema;
  readonly place: ProblemLocation;
}

type Compiled = CompiledValue<ResolveContext>;

const compiled = memoizeByState<object, ConfigPlace, Compiled>({
  plain:
    (value, { schema, place }) =>
    (context) =>
      resolveValue(schema, value, place, context),
  tracked: (value, { schema, place }) => ({
    made: compiler.compile(schema, value, place),
    fits: (other) =>
      other.schema === schema && other.place.pointer === place.pointer && other.place.file === place.file,
  }),
});

const compiler = new ValueCompiler<ResolveContext>({
  value: resolveValue,
  holds: matchesCondition,
  token: resolveToken,
  text: resolveString,
  fixedText,
  property: setProperty,
  spread(schema, path, place, context) {
    const list = resolvePath(path, context.scope);
    const items = list && itemsOf(list);
    return items?.map((item) => resolveRef(schema, item, place, context, path));
  },
  each: (schema, each, place, item, context) => resolveEach(schema, each, place, context, item),
});

function fixedText(schema: StringSchema, text: string, place: ProblemLocation): Compiled | undefined {
  if (text.includes("{{") || !isFixed(schema)) return undefined;
  const known = new Map<string, unknown>();
  return (context) => {
    const { language, isTypeset, trace } = context;
    if (trace) return resolveString(schema, text, place, context);
    if (!isTypeset) return text;
    const value = known.get(language) ?? typesetValue(schema, text, context);
    known.set(language, value);
    return value;
  };
}

function traced(schema: Schema, value: unknown, place: ProblemLocation, { trace }: ResolveContext): unknown {
  return trace && value !== undefined ? trace(value, schema, place) : value;
}

function textOfShown(
  { format, enum: choices, pattern }: StringSchema,
  ref: Ref,
  language: string,
): string | undefined {
  const isRead = (format === undefined || format === "multiline") && !choices && pattern === undefined;
  return isRead ? textToRead(ref, language) : undefined;
}

function resolveToken(
  schema: Schema,
  path: string,
  place: ProblemLocation,
  context: ResolveContext,
): unknown {
  const ref = resolvePath(path, context.scope);
  if (!ref) {
    reportToken("unknown", path, context.scope, place, context.report);
    return undefined;
  }
  return resolveRef(schema, ref, place, context, path);
}

function resolveRef(
  schema: Schema,
  named: Ref,
  place: ProblemLocation,
  context: ResolveContext,
  path = "item",
): unknown {
  const ref = followTokens(named);
  if (ref.value === undefined) return undefined;
  const own: ResolveContext = { ...context, scope: ref.scope(), quoted: ref.place !== undefined };
  const at = ref.place ?? place;
  if (schema.type === "array") {
    const items = itemsOf(ref);
    if (items)
      return items.map((item) => resolveRef(schema.items, item, place, context, path)).filter(isPresent);
  } else if (schema.type === "object") {
    const target = follow(ref);
    if (isObject(target.value)) {
      return resolveObject(schema, target.value, target.place ?? at, { ...own, scope: target.scope() });
    }
  } else if (schema.type === "string") {
    const text = textOfShown(schema, ref, context.language) ?? textFor(schema, ref);
    if (ref.place && context.report.has(ref.place)) return emptyIfMarkdown(schema);
    // A value of another kind is a mistake of the mapping, not of the value.
    const isSame = isOfKind(schema, ref.schema);
    if (text !== undefined) {
      const inside = isSame ? own : { ...own, quoted: false };
      const value = resolveString(quoted(schema, ref), text, isSame ? at : place, inside);
      return typeof value !== "string" || isAsDeclared(schema, value, place, context) ? value : undefined;
    }
  } else if (isNumberAllowed(schema.type, ref.value)) return traced(schema, ref.value, at, context);
  reportMismatch(path, ref, schema, place, context);
  return undefined;
}

function resolveString(
  schema: StringSchema,
  text: string,
  place: ProblemLocation,
  context: ResolveContext,
): unknown {
  if (schema.entry === undefined) {
    const value = typesetValue(schema, resolveText(schema, text, place, context), context);
    return traced(schema, value, place, context);
  }
  const id = replaceTokens(text, context.scope, place, context.report, context.language);
  return id === "" && hasToken(text) ? undefined : resolveEntry(schema, id, place, context);
}

function resolveEntry(
  { entry: collection = "", withoutText }: StringSchema,
  id: string,
  place: ProblemLocation,
  context: ResolveContext,
): EntryValue | undefined {
  const { entries, report } = context;
  const [entry, definition] = [entries.find(collection, id), entries.collection(collection)];
  if (!entry || !definition) {
    const why = definition && entries.leftOut(collection, id);
    const known = truncateForMessage(id);
    const message =
      why === undefined
        ? `There is no entry "${known}" in content/${collection}.`
        : why === "draft"
          ? `The entry "${known}" in content/${collection} is a draft, which the site leaves out.`
          : `The entry "${known}" in content/${collection} is left out until ${why.day}.`;
    const hint = why
      ? "Publish it, or name another one."
      : suggestion(id, otherIds(entries.ids(collection), collection, place));
    const reason = why && { reason: why === "draft" ? ("draft" as const) : ("scheduled" as const) };
    report.add("unknown-entry", place, message, { suggestion: hint, ...(reason && { values: reason }) });
    return undefined;
  }
  const ref = entries.ref(entry);
  const plain = withoutReferences(withoutText ? fieldsSchema(definition) : entrySchema(definition));
  const fields = resolveValue(plain, ref.value, ref.place ?? place, { ...context, scope: ref.scope() });
  return { href: undefined, ...(fields as object), id };
}

/** Without the entry in which it is written, which does not mean itself. */
const otherIds = (ids: readonly string[], collection: string, { file }: ProblemLocation) =>
  ids.filter((id) => file !== `content/${collection}/${id}.md`);

const isPresent = (value: unknown) => value !== undefined;

function resolveList(
  schema: ArraySchema,
  value: unknown,
  place: ProblemLocation,
  context: ResolveContext,
): unknown {
  if (isEach(value)) return resolveEach(schema, value, place, context);
  if (!Array.isArray(value)) return undefined;
  if (schema.blocks) return resolveChildBlocks(value as PlacedBlock[], place, context);
  const empty = emptyItem(schema);
  return value
    .flatMap((item, index) => resolveElement(schema, item, locationBelow(place, index), context))
    .map((item) => item ?? empty)
    .filter(isPresent);
}

function resolveElement(
  schema: ArraySchema,
  item: unknown,
  place: ProblemLocation,
  context: ResolveContext,
): unknown[] {
  if (isConditional(item)) {
    const branch = findBranch(item, context);
    return branch ? resolveElement(schema, branch.value, locationBelow(place, branch.key), context) : [];
  }
  if (isEach(item)) return resolveEach(schema, item, place, context);
  const path = typeof item === "string" && schema.items.type !== "array" ? singleTokenPath(item) : undefined;
  const list = path === undefined ? undefined : resolvePath(path, context.scope);
  const spread = list && itemsOf(list);
  if (spread) return spread.map((one) => resolveRef(schema.items, one, place, context, path));
  return [resolveValue(schema.items, item, place, context)];
}

function resolveEach(
  schema: ArraySchema,
  each: Each,
  place: ProblemLocation,
  context: ResolveContext,
  resolveItem?: Compiled,
): unknown[] {
  const items = itemsOfEach(each, context);
  if (!items) {
    const named = truncateForMessage(each.each);
    const message =
      schema.entries === each.each
        ? `There is no collection "${named}" in the model, whose entries this block shows.`
        : `"${named}" is neither a collection nor a token for a list.`;
    context.report.add("unknown-collection", locationBelow(place, "each"), message);
    return [];
  }
  const made = itemOf(each, place, context.shapes);
  const source = locationBelow(place, "each");
  const { items: kind } = schema;
  return items
    .map((item) => {
      if (!made) {
        const named = isListOfEntries(each, kind)
          ? { value: idOf(item), schema: kind, scope: item.scope }
          : item;
        return withLanguage(resolveRef(kind, named, source, context), item, context.language);
      }
      const inside = contextOfItem(item, context);
      const value = resolveItem ? resolveItem(inside) : resolveValue(kind, made.item, made.place, inside);
      return withLanguage(value, item, context.language);
    })
    .filter(isPresent);
}

function idOf(item: Ref): unknown {
  const { value } = follow(item);
  return isObject(value) && Object.hasOwn(value, "id") ? value.id : value;
}

function withLanguage(value: unknown, item: Ref, ofPage: string): unknown {
  const entry = follow(item).value;
  const lang = isObject(entry) && Object.hasOwn(entry, "language") ? entry.language : undefined;
  if (!isObject(value) || typeof lang !== "string" || !isLanguage(lang) || lang === ofPage) return value;
  return { ...value, [itemLanguage]: { lang, dir: directionOf(lang) } };
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function resolveObject(
  schema: ObjectSchema,
  value: Readonly<Record<string, unknown>>,
  place: ProblemLocation,
  context: ResolveContext,
): Record<string, unknown> {
  const resolved: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(schema.properties)) {
    const written = Object.hasOwn(value, key) ? value[key] : defaultOf(property);
    if (written === undefined) continue;
    setProperty(
      { parent: schema, key, schema: property, written, place: locationBelow(place, key) },
      resolved,
      context,
    );
  }
  return resolved;
}

function setProperty(
  { parent, key, schema, written, place, resolve }: PropertyOf<ResolveContext>,
  resolved: Record<string, unknown>,
  context: ResolveContext,
): void {
  const reported = context.report.problems.length;
  const make = resolve ?? ((inside: ResolveContext) => resolveValue(schema, written, place, inside));
  const result = schema.deferred ? deferredValue(written, make, place, context) : make(context);
  if (result === undefined || isBlankQuote(schema, written, result)) {
    const chosen = chosenValue(written, place, context);
    if (!chosen || (isConditional(written) && !isRequired(parent, key, chosen.written))) return;
    const isWrong = () =>
      context.report.problems.length > reported || isReported(chosen.written, chosen.place, context);
    if (!isWrong() && isRequired(parent, key, chosen.written))
      reportMissing(key, String(chosen.written), chosen.place, context);
    else if (schema.default !== undefined && !isWrong()) {
      resolved[key] = resolveValue(schema, schema.default, place, context);
      return;
    }
    if (result === undefined || !parent.required?.includes(key)) return;
  }
  resolved[key] = result;
}

/** What is written of a value at the end of its conditions; undefined if they leave it out. */
function chosenValue(
  written: unknown,
  place: ProblemLocation,
  context: ResolveContext,
): { readonly written: unknown; readonly place: ProblemLocation } | undefined {
  if (!isConditional(written)) return { written, place };
  const branch = findBranch(written, context);
  return branch && chosenValue(branch.value, locationBelow(place, branch.key), context);
}

/** Resolved once for all pages where nothing of the page or of the item around it can be in it. */
function deferredValue(
  written: unknown,
  resolve: Compiled,
  { pointer }: ProblemLocation,
  context: ResolveContext,
): unknown {
  const make = (inside: ResolveContext) => {
    const value = resolve(inside);
    return value === undefined ? undefined : defer(value, inside);
  };
  const { sharedDeferred, trace, scope } = context;
  const isList = Array.isArray(written);
  if (!sharedDeferred || trace || scope.roots.has("item") || !(isList || isObject(written)))
    return make(context);
  return sharedDeferred(written, { pointer, context, resolve: make });
}

function resolveChildBlocks(
  placed: readonly PlacedBlock[],
  place: ProblemLocation,
  context: ResolveContext,
): ChildBlock[] {
  return placed.flatMap((block, index) => {
    const isThere = !block.hidden && (block.if === undefined || matchesCondition(block.if, context));
    const found = isThere ? context.block?.(block, locationBelow(place, index), context) : undefined;
    if (!found) return [];
    context.children?.push(found);
    const { id, definition, props } = found;
    return [{ id, type: definition.type, view: definition.view, props }];
  });
}

function defer(
  value: unknown,
  { deferred, base }: Pick<ResolveContext, "deferred" | "base">,
): Deferred<unknown> {
  const path = `/data/${contentHash(JSON.stringify(value))}.json`;
  deferred.set(path, value);
  return { src: base + path, value };
}
