import type { ProblemLocation, RelatedLocation } from "../../../schema/problems/problem.ts";
import { branchOf, isConditional, isEach } from "../../../schema/site/each.ts";
import type { Each } from "../../../schema/site/site-config.ts";
import { pointerSegments } from "../../../schema/sources/source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { singleTokenPath } from "../../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { findBranch } from "../entries/conditions.ts";
import { itemsOfEach } from "../entries/each.ts";
import { itemOf } from "../entries/shapes.ts";
import { follow, itemsOf, locationBelow, type Ref, resolvePath, withRoots } from "../tokens/scope.ts";
import type { ResolveContext } from "./resolve-context.ts";

type Context = Pick<ResolveContext, "scope" | "entries" | "language" | "shapes">;

/** What is written, what became of it, and where it stands. */
export interface Written {
  readonly authored: unknown;
  readonly resolved: unknown;
  readonly place: ProblemLocation;
  /** What tokens in it can name; without it, only places in the config are found. */
  readonly context?: Context | undefined;
}

interface WrittenPlace {
  readonly place: ProblemLocation;
  /** The entry from which it is made, and what an `if` in it leaves out. */
  readonly related: readonly RelatedLocation[];
}

interface Step extends Written {
  /** The entry from which it is made. */
  readonly entry?: Ref;
  /** The item of a list that is taken as it is. */
  readonly ref?: Ref;
}

/**
 * Where the value at a key of resolved props, such as `items/2/end`, is written: in an entry if a token alone names its
 * field, else in the config, at the mapping that makes it.
 */
export function writtenAt(written: Written, key: string): WrittenPlace {
  const keys = pointerSegments(`/${key}`);
  let at: Step = written;
  for (const [index, segment] of keys.entries()) {
    const next = stepInto(at, segment);
    if (next === "end") return describe(at, keys.slice(index));
    at = next;
    if (at.authored === undefined && !at.ref) break;
  }
  return describe(at, []);
}

/** `end` where the config has nothing more to say of it. */
function stepInto(at: Step, segment: string): Step | "end" {
  const { authored, place } = at;
  if (at.ref || typeof authored === "string") return "end";
  const resolved = childOf(at.resolved, segment);
  if (isEach(authored)) {
    const item = elementOf(at, itemsIn(at), Number(segment));
    if (item) return { ...item, resolved };
    if (!Object.hasOwn(authored, "item")) return "end";
    const mapping = { authored: authored.item, place: locationBelow(place, "item") };
    return { ...at, ...mapping, resolved, context: undefined };
  }
  if (Array.isArray(authored)) {
    if (!authored.some(isSeveral))
      return { ...at, resolved, authored: authored[Number(segment)], place: locationBelow(place, segment) };
    const element = elementOf(at, elementsOf(at, authored), Number(segment));
    return element ? { ...element, resolved } : "end";
  }
  const below = { ...at, resolved, authored: undefined, place: locationBelow(place, segment) };
  if (!isObject(authored) || !Object.hasOwn(authored, segment)) return below;
  return met({ ...below, authored: authored[segment] }) ?? below;
}

/** How many items these are in a list is known only where it is resolved. */
const isSeveral = (item: unknown) =>
  isEach(item) || isConditional(item) || (typeof item === "string" && singleTokenPath(item) !== undefined);

/** A deferred value is in a file beside the page. */
function childOf(parent: unknown, key: string): unknown {
  const value = listBehind(parent);
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

const listBehind = (resolved: unknown) =>
  isObject(resolved) && Array.isArray(resolved.value) ? resolved.value : resolved;

/** Undefined if not all of them are in the list, so that which one it is can't be known. */
function elementOf({ resolved }: Step, all: readonly Step[] | undefined, index: number): Step | undefined {
  const list = listBehind(resolved);
  return Array.isArray(list) && all?.length === list.length ? all[index] : undefined;
}

function elementsOf(at: Step, authored: readonly unknown[]): readonly Step[] | undefined {
  if (!at.context) return undefined;
  return authored.flatMap((element, index) => {
    const one = met({ ...at, authored: element, place: locationBelow(at.place, index) });
    return one ? (itemsIn(one) ?? [one]) : [];
  });
}

/** What an `if` leaves of its two sides; undefined where it leaves nothing. */
function met(at: Step): Step | undefined {
  const { authored, context, place } = at;
  if (!isConditional(authored)) return at;
  const branch = context ? findBranch(authored, context) : branchOf(authored, true);
  return branch && met({ ...at, authored: branch.value, place: locationBelow(place, branch.key) });
}

/** The items of an `each` or of a token for a list; undefined for anything else. */
function itemsIn(at: Step): readonly Step[] | undefined {
  const { authored, context } = at;
  if (!context) return undefined;
  if (isEach(authored)) return itemsMade(authored, at, context);
  const ref = tokenIn(at);
  return ref && itemsOf(ref)?.map((item) => ({ ...at, ref: item }));
}

function itemsMade(each: Each, at: Step, context: Context): readonly Step[] | undefined {
  const made = itemOf(each, at.place, context.shapes);
  return itemsOfEach(each, context)?.flatMap((ref) => {
    const entry = follow(ref);
    if (!made) return [{ ...at, ref, entry }];
    const inside = { ...context, scope: withRoots(context.scope, { item: entry }) };
    return met({ ...at, entry, authored: made.item, place: made.place, context: inside }) ?? [];
  });
}

function tokenIn({ authored, context }: Step): Ref | undefined {
  const path = typeof authored === "string" ? singleTokenPath(authored) : undefined;
  return path === undefined || !context ? undefined : resolvePath(path, context.scope);
}

function describe(at: Step, keys: readonly string[]): WrittenPlace {
  const named = at.ref ?? tokenIn(at);
  const value = named && resolvePath(["named", ...keys].join("."), rootedAt(named));
  const isInEntry = value?.place && value.place.file !== at.place.file;
  const place = (isInEntry && value.place) || at.place;
  return { place, related: [...entryOf(at, place), ...leftOut(at)] };
}

const rootedAt = (named: Ref) => ({ ...named.scope(), roots: new Map([["named", named]]) });

function entryOf({ authored, context, entry }: Step, place: ProblemLocation): readonly RelatedLocation[] {
  const isOfPage = /\bentry\./.test(JSON.stringify(authored) ?? "");
  const found = entry ?? (isOfPage ? context?.scope.roots.get("entry") : undefined);
  if (!found?.place || !isObject(found.value) || found.place.file === place.file) return [];
  const title = resolvePath(`named.${found.label}`, rootedAt(found))?.value ?? found.value.id;
  return [{ ...found.place, message: `The entry "${truncateForMessage(String(title))}".` }];
}

/** The first element that is not there. */
function leftOut({ authored, context, place }: Step): readonly RelatedLocation[] {
  if (!context || !Array.isArray(authored)) return [];
  const index = authored.findIndex((item) => isConditional(item) && !findBranch(item, context));
  if (index < 0) return [];
  return [{ ...locationBelow(place, index), message: 'What its "if" leaves out here.' }];
}
