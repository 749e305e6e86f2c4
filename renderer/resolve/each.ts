import { periodOf } from "../../blocks/_kit/intl.ts";
import { isObject } from "../../schema/is-object.ts";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import type { Each, EntryConfig } from "../../schema/site-config.ts";
import { singleTokenPath } from "../../schema/token-syntax.ts";
import type { Entries } from "./entries.ts";
import { compareValues, fieldOf, sortEntries } from "./order-entries.ts";
import { follow, itemsOf, type Ref, resolvePath, type Scope } from "./scope.ts";
import { textWithoutReport } from "./token-value.ts";
import { createFilter, type ResolveCondition } from "./where.ts";

export interface EachContext {
  readonly scope: Scope;
  readonly entries: Entries;
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
  return within(each.group === undefined ? refs : groupsOf(refs, each.group, context), each);
}

function within<Item>(items: readonly Item[], { offset = 0, limit = items.length }: Each): readonly Item[] {
  return items.slice(offset, offset + limit);
}

function entriesOf(each: Each, context: EachContext): readonly EntryConfig[] {
  const { entries } = context;
  const ask = askedBy(each, context);
  const sorted = (found: readonly EntryConfig[]) =>
    each.sort === undefined ? found : sortEntries(found, [each.sort].flat(), entries);
  const found = each.only
    ? each.only.flatMap((id) => entries.find(each.each, String(ask(id))) ?? [])
    : matchingEntries(each, context, ask);
  return follows(sorted(found), each, ask, ({ id }) => id);
}

function matchingEntries(
  each: Each,
  { entries, language }: EachContext,
  ask: ResolveCondition,
): readonly EntryConfig[] {
  const { where = {}, sort, group, after, offset = 0, limit = Number.POSITIVE_INFINITY } = each;
  const isPlain = ([path, wanted]: [string, unknown]) =>
    !path.includes(".") && !isObject(wanted) && !Array.isArray(wanted);
  // A condition that an index answers is not tested again.
  const [field, value] = Object.entries(where).find(isPlain) ?? [];
  const start = field === undefined ? entries.of(each.each) : entries.withValue(each.each, field, ask(value));
  const accepts = createFilter(each, { ask, language }, field);
  const isInOrder = sort === undefined && group === undefined && after === undefined;
  const most = isInOrder ? offset + limit : Number.POSITIVE_INFINITY;
  const found: EntryConfig[] = [];
  for (const entry of start) {
    if (found.length >= most) break;
    if (accepts((path) => fieldOf(entry, path, entries))) found.push(entry);
  }
  return found;
}

function listOf(each: Each, context: EachContext): readonly Ref[] | undefined {
  const path = singleTokenPath(each.each);
  const list = path === undefined ? undefined : resolvePath(path, context.scope);
  if (!list) return undefined;
  const items = list.value === undefined ? [] : itemsOf(list);
  if (!items) return undefined;
  const ask = askedBy(each, context);
  const accepts = createFilter(each, { ask, language: context.language });
  const found = items.map((item) => follow(item)).filter((item) => accepts((key) => valueIn(item, key)));
  const only = each.only?.map((id) => ask(id));
  const chosen = only ? only.flatMap((id) => found.filter((item) => idOf(item) === id)) : found;
  const keys = [each.sort ?? []].flat();
  const sorted =
    keys.length === 0 ? chosen : [...chosen].sort((a, b) => compareBy(keys, a, b, context.language));
  return follows(sorted, each, ask, idOf);
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

function askedBy({ each }: Each, { scope, language }: EachContext): ResolveCondition {
  const where = { type: "string", title: each, description: "" } as const satisfies Schema;
  const known = new Map<string, unknown>();
  const read = (written: string) => {
    const path = singleTokenPath(written);
    const named = path === undefined ? undefined : resolvePath(path, scope);
    if (named && typeof named.value !== "string") return isObject(named.value) ? named.value.id : named.value;
    return textWithoutReport({ value: written, schema: where, scope: () => scope }, language);
  };
  return (written) => {
    if (typeof written !== "string" || !written.includes("{{")) return written;
    if (!known.has(written)) known.set(written, read(written));
    return known.get(written);
  };
}

function follows<Item>(
  items: readonly Item[],
  { after }: Each,
  ask: ResolveCondition,
  id: (item: Item) => unknown,
): readonly Item[] {
  if (after === undefined) return items;
  const wanted = ask(after);
  const index = items.findIndex((item) => id(item) === wanted);
  return index === -1 ? items : [...items.slice(index + 1), ...items.slice(0, index)];
}

function groupsOf(
  refs: readonly Ref[],
  group: NonNullable<Each["group"]>,
  { scope, language }: EachContext,
): readonly Ref[] {
  const { by, per } = typeof group === "string" ? { by: group, per: undefined } : group;
  const groups = new Map<unknown, { readonly key: Ref | undefined; readonly items: Ref[] }>();
  for (const ref of refs) {
    const roots = new Map([["item", ref]]);
    const field = resolvePath(`item.${by}`, { ...ref.scope(), roots });
    const value =
      per && typeof field?.value === "string" ? periodIn(field.value, per, language) : field?.value;
    const same = groups.get(value) ?? { key: field && { ...field, value }, items: [] };
    same.items.push(ref);
    groups.set(value, same);
  }
  return [...groups.values()].map(({ key, items }) => groupRef(key, items, scope));
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
