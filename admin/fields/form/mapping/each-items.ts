import { entriesOfEach, itemsOfEach } from "../../../../renderer/resolve/entries/each.ts";
import { createEntries, type Entries } from "../../../../renderer/resolve/entries/entries.ts";
import { indexEntries } from "../../../../renderer/resolve/entries/entry-index.ts";
import { follow, type Ref, type Scope, withRoots } from "../../../../renderer/resolve/tokens/scope.ts";
import type { Model } from "../../../../schema/model/model.ts";
import type { Each, EntryConfig } from "../../../../schema/site/site-config.ts";

interface EachSite {
  readonly model: Model;
  readonly entries: readonly EntryConfig[];
  readonly orders: ReadonlyMap<string, readonly string[]>;
  readonly language?: string;
}

export function entriesForEach(site: EachSite, scope: Scope): Entries {
  const index = indexEntries({ language: "en-GB", ...site });
  return createEntries({ index, pathOf: () => undefined, scope: () => scope });
}

export function eachItems(each: Each, entries: Entries, scope: Scope): readonly Ref[] | undefined {
  try {
    return itemsOfEach(each, { scope, entries, language: "en" });
  } catch {
    // A half-written condition is no list yet.
    return undefined;
  }
}

export function eachIds(each: Each, entries: Entries, scope: Scope): readonly string[] {
  try {
    return entriesOfEach(each, { scope, entries, language: "en" }).map(({ id }) => id);
  } catch {
    return [];
  }
}

export function withItem<S extends Scope>(scope: S, item: Ref): S {
  return { ...scope, ...withRoots(scope, { item: follow(item) }) };
}
