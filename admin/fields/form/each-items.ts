import { entriesOfEach, itemsOfEach } from "../../../renderer/resolve/each.ts";
import { createEntries, type Entries } from "../../../renderer/resolve/entries.ts";
import { indexEntries } from "../../../renderer/resolve/entry-index.ts";
import { follow, type Ref, type Scope, withRoots } from "../../../renderer/resolve/scope.ts";
import type { Model } from "../../../schema/model.ts";
import type { Each, EntryConfig } from "../../../schema/site-config.ts";

interface EachSite {
  readonly model: Model;
  readonly entries: readonly EntryConfig[];
  /** By collection, the ids of those that are sorted by hand. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** Of entries that do not name theirs: the site's. */
  readonly language?: string;
}

/** The entries of a site as `each` finds them, without their addresses. */
export function entriesForEach(site: EachSite, scope: Scope): Entries {
  const index = indexEntries({ language: "en-GB", ...site });
  return createEntries({ index, pathOf: () => undefined, scope: () => scope });
}

/** The items that an `each` takes, in order; nothing where it names no list. */
export function eachItems(each: Each, entries: Entries, scope: Scope): readonly Ref[] | undefined {
  try {
    return itemsOfEach(each, { scope, entries, language: "en" });
  } catch {
    // A half-written condition is no list yet.
    return undefined;
  }
}

/** The ids of the entries that an `each` takes from a collection, in order. */
export function eachIds(each: Each, entries: Entries, scope: Scope): readonly string[] {
  try {
    return entriesOfEach(each, { scope, entries, language: "en" }).map(({ id }) => id);
  } catch {
    return [];
  }
}

/** A scope in which `item` is one of them. */
export function withItem<S extends Scope>(scope: S, item: Ref): S {
  return { ...scope, ...withRoots(scope, { item: follow(item) }) };
}
