import { periodOf } from "../../../blocks/_kit/intl.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import type { Each, EntryConfig } from "../../../schema/site/site-config.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { singleTokenPath } from "../../../schema/text/token-syntax.ts";
import { follow, followTokens, itemsOf, type Ref, resolvePath, type Scope } from "../tokens/scope.ts";
import { textWithoutReport } from "../tokens/token-value.ts";
import type { Entries } from "./entries.ts";
import { compareValues, fieldOf, sortEntries } from "./order-entries.ts";
import { createFilter, idsOf, type ResolveCondition } from "./where.ts";

/** Where an `each` is resolved. */
export interface EachContext {
  /** The values that its conditions can name. */
  readonly scope: Scope;
  readonly entries: Entries;
  /** Of the page, for sorting and dates. */
  readonly language: string;
}

export function entriesOfEach(each: Each, context: EachContext): readonly EntryConfig[] {
  return within(entriesOf(each, context), each);
}

export function itemsOfEach(each: Each, context: EachContext): readonly Ref[] | undefined {
  const { entries } = context;
  const refs = entries.collection(each.each)
    ? entriesOf(each, context).map((entry) => entries.ref(entry))
    : listOf(each, context);
  if (!refs) return undefined;
  return within(each.group === undefined ? refs : groupsOf(refs, each, context), each);
}

function within<Item>(items: readonly Item[], { offset = 0, limit = items.length }: Each): readonly Item[] {
  return items.slice(offset, offset + limit);
}

function entriesOf(each: Each, context: EachContext): readonly EntryConfig[] {
  const { entries, language } = context;
  const ask = resolveConditions(each.each, context);
  const { start, answered } = candidates(each, context, ask);
  const accepts = createFilter(each, { ask, language }, answered);
  return choose(each, ask, {
    start,
    id: ({ id }) => id,
    accepts: (entry) => accepts(entry.id, (path) => fieldOf(entry, path, entries)),
    sort: (found, keys) => sortEntries(found, keys, entries),
  });
}

interface Candidates {
  readonly start: readonly EntryConfig[];
  /** The field of the condition that all of them fulfil. */
  readonly answered?: string;
}

/** The entries to test: those that `only` names, or those that an index finds by a condition. */
function candidates(
  { each, where = {}, only, after }: Each,
  { entries }: EachContext,
  ask: ResolveCondition,
): Candidates {
  if (only !== undefined)
    return { start: idsOf(only, ask).flatMap((id) => entries.find(each, String(id)) ?? []) };
  const isPlain = ([path, wanted]: [string, unknown]) =>
    !path.includes(".") && !isObject(wanted) && !Array.isArray(ask(wanted));
  const [answered, value] = Object.entries(where).find(isPlain) ?? [];
  if (answered === undefined) return { start: entries.of(each) };
  const start = entries.withValue(each, answered, ask(value));
  const anchor = after === undefined ? undefined : ask(after);
  // The entry that the others follow need not fulfil the condition itself.
  return anchor === undefined || start.some(({ id }) => id === anchor)
    ? { start, answered }
    : { start: entries.of(each) };
}

function listOf(each: Each, context: EachContext): readonly Ref[] | undefined {
  const path = singleTokenPath(each.each);
  const list = path === undefined ? undefined : resolvePath(path, context.scope);
  if (!list) return undefined;
  const items = list.value === undefined ? [] : itemsOf(list);
  if (!items) return undefined;
  const ask = resolveConditions(each.each, context);
  const { language } = context;
  const accepts = createFilter(each, { ask, language });
  const all = items.map((item) => follow(item));
  const start =
    each.only === undefined
      ? all
      : idsOf(each.only, ask).flatMap((id) => all.filter((item) => idOf(item) === id));
  return choose(each, ask, {
    start,
    id: idOf,
    accepts: (item) => accepts(idOf(item), (key) => valueIn(item, key)),
    sort: (found, keys) => [...found].sort((a, b) => compareBy(keys, a, b, language)),
  });
}

interface Choosing<Item> {
  readonly start: readonly Item[];
  readonly id: (item: Item) => unknown;
  readonly accepts: (item: Item) => boolean;
  readonly sort: (items: readonly Item[], keys: readonly string[]) => readonly Item[];
}

/** All conditions hold together: an item that `after` names is where the others begin, whether it fulfils them or not. */
function choose<Item>(
  { after, sort, group, offset = 0, limit = Number.POSITIVE_INFINITY }: Each,
  ask: ResolveCondition,
  { start, id, accepts, sort: sorted }: Choosing<Item>,
): readonly Item[] {
  const anchor = after === undefined ? undefined : ask(after);
  const keys = [sort ?? []].flat();
  const isInOrder = keys.length === 0 && group === undefined && anchor === undefined;
  const most = isInOrder ? offset + limit : Number.POSITIVE_INFINITY;
  const isAnchor = (item: Item) => anchor !== undefined && id(item) === anchor;
  const found: Item[] = [];
  for (const item of start) {
    if (found.length >= most) break;
    if (isAnchor(item) || accepts(item)) found.push(item);
  }
  const ordered = keys.length === 0 ? found : sorted(found, keys);
  const index = ordered.findIndex(isAnchor);
  return index === -1 ? ordered : [...ordered.slice(index + 1), ...ordered.slice(0, index)];
}

function compareBy(keys: readonly string[], a: Ref, b: Ref, language: string): number {
  for (const key of keys) {
    const path = key.replace(/^-/, "");
    const sign = key.startsWith("-") ? -1 : 1;
    const order = compareValues(valueIn(a, path), valueIn(b, path), sign, language);
    if (order !== 0) return order;
  }
  return 0;
}

const idOf = (ref: Ref): unknown => (isObject(ref.value) ? ref.value.id : ref.value);

function valueIn(ref: Ref, path: string): unknown {
  const roots = new Map([["item", ref]]);
  return resolvePath(`item.${path}`, { ...ref.scope(), roots })?.value;
}

/** Reads the values that conditions ask for, which may be tokens. */
export function resolveConditions(
  title: string,
  { scope, language }: Pick<EachContext, "scope" | "language">,
): ResolveCondition {
  const where = { type: "string", title, description: "" } as const satisfies Schema;
  const known = new Map<string, unknown>();
  const read = (written: string) => {
    const path = singleTokenPath(written);
    const named = path === undefined ? undefined : resolvePath(path, scope);
    const items = named && itemsOf(named);
    if (items) return items.map((item) => idOf(followTokens(item)));
    if (named && typeof named.value !== "string") return isObject(named.value) ? named.value.id : named.value;
    return textWithoutReport({ value: written, schema: where, scope: () => scope }, language);
  };
  return (written) => {
    if (typeof written !== "string" || !written.includes("{{")) return written;
    if (!known.has(written)) known.set(written, read(written));
    return known.get(written);
  };
}

interface Group {
  readonly key: Ref | undefined;
  readonly items: Ref[];
}

/** An item with a list of values is in the group of each; groups by a field with choices come in the order of those. */
function groupsOf(refs: readonly Ref[], each: Each, { scope, language }: EachContext): readonly Ref[] {
  const { group = "", sort = [] } = each;
  const { by, per } = typeof group === "string" ? { by: group, per: undefined } : group;
  const groups = new Map<unknown, Group>();
  for (const ref of refs) {
    for (const key of keysIn(ref, by)) {
      const value = per && typeof key?.value === "string" ? periodIn(key.value, per, language) : key?.value;
      const same = groups.get(value) ?? { key: key && { ...key, value }, items: [] };
      same.items.push(ref);
      groups.set(value, same);
    }
  }
  const isSorted = [sort].flat()[0]?.replace(/^-/, "") === by;
  const ordered = isSorted ? [...groups.values()] : byChoice([...groups.values()]);
  return ordered.map(({ key, items }) => groupRef(key, items, scope));
}

function keysIn(ref: Ref, by: string): readonly (Ref | undefined)[] {
  const field = resolvePath(`item.${by}`, { ...ref.scope(), roots: new Map([["item", ref]]) });
  if (field?.schema?.type === "array" && field.value === undefined) return [];
  const values = field && itemsOf(field);
  return values ? [...new Map(values.map((one) => [one.value, one])).values()] : [field];
}

function byChoice(groups: readonly Group[]): readonly Group[] {
  const placeOf = ({ key }: Group) => {
    const choices = key?.schema?.type === "string" ? key.schema.enum : undefined;
    const place = choices?.indexOf(String(key?.value)) ?? -1;
    return place === -1 ? Number.POSITIVE_INFINITY : place;
  };
  return groups.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

const periodIn = (date: string, per: "day" | "month" | "year", language: string) =>
  per === "day" ? date.slice(0, 10) : periodOf(date, per, language);

function groupRef(key: Ref | undefined, items: readonly Ref[], scope: Scope): Ref {
  const parts = new Map<string, Ref>([["items", listRef(items, scope)]]);
  if (key) parts.set("key", key);
  const schema: ObjectSchema = { type: "object", title: "Group", description: "", properties: {} };
  return { value: {}, schema, scope: () => scope, parts };
}

export function listRef(items: readonly Ref[], scope: Scope): Ref {
  return { value: items.map((item) => item.value), scope: () => scope, list: items };
}
