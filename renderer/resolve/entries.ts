import { type CollectionName, collections } from "../../schema/collections/index.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import { renderMarkdown } from "./markdown.ts";
import { inOrder, queryEntries } from "./queries.ts";
import type { Route } from "./routes.ts";
import { type ResolveContext, resolveValue } from "./values.ts";

/** An entry as views get it. Its exact type is `Entry<C>`; inside resolve the collection is not known. */
export interface ResolvedEntry {
  readonly id: string;
  readonly href: string | undefined;
  readonly body: { readonly html: string };
  readonly [field: string]: unknown;
}

export interface EntryResolver {
  find(collection: CollectionName, id: string): ResolvedEntry | undefined;
  query(collection: CollectionName, query: Readonly<Record<string, unknown>>): ResolvedEntry[];
  ids(collection: CollectionName): string[];
}

/** What an entry's own texts may quote of it: its front matter and its id. */
export function entryScope(entry: EntryConfig): Readonly<Record<string, unknown>> {
  return { ...entry.fields, id: entry.id, slug: entry.id };
}

/**
 * Resolves entries when they are first asked for, each once. Reports what resolving their front matter and
 * Markdown reports, at the places in their files.
 */
export function createEntryResolver(
  entries: readonly EntryConfig[],
  routes: readonly Route[],
  contextOf: (resolver: EntryResolver) => ResolveContext,
): EntryResolver {
  const ordered = new Map<CollectionName, EntryConfig[]>();
  const hrefs = new Map(routes.map((route) => [route.entry, route.path]));
  const resolved = new Map<EntryConfig, ResolvedEntry>();
  const ofCollection = (collection: CollectionName) => {
    const known = ordered.get(collection) ?? inOrder(entries, collection);
    ordered.set(collection, known);
    return known;
  };
  const resolve = (entry: EntryConfig): ResolvedEntry => {
    const known = resolved.get(entry);
    if (known) return known;
    const base = contextOf(resolver);
    const scope = { ...base.scope, entry: entryScope(entry) };
    const context: ResolveContext = { ...base, scope, entryFile: entry.file };
    const place = { file: entry.file, pointer: "/frontMatter" };
    const fields = resolveValue(collections[entry.collection], entry.fields, place, context) as object;
    const body = renderMarkdown(entry.body, { file: entry.file, pointer: "/body" }, context);
    const result = { ...fields, id: entry.id, href: hrefs.get(entry), body };
    resolved.set(entry, result);
    return result;
  };
  const resolver: EntryResolver = {
    find(collection, id) {
      const entry = ofCollection(collection).find((candidate) => candidate.id === id);
      return entry && resolve(entry);
    },
    query: (collection, query) => queryEntries(ofCollection(collection), collection, query).map(resolve),
    ids: (collection) => ofCollection(collection).map((entry) => entry.id),
  };
  return resolver;
}
