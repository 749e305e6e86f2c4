import { type CollectionName, collections } from "../../schema/collections/index.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import { renderMarkdown } from "./markdown.ts";
import { inOrder, queryEntries } from "./queries.ts";
import type { Route } from "./routes.ts";
import { authoredOffset, replaceTokens } from "./tokens.ts";
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
  contextOf: (resolver: EntryResolver, path: string | undefined) => ResolveContext,
): EntryResolver {
  const ordered = new Map<CollectionName, EntryConfig[]>();
  const hrefs = new Map(routes.map((route) => [route.entry, route.path]));
  const resolved = new Map<EntryConfig, ResolvedEntry>();
  const byId = new Map(entries.map((entry) => [`${entry.collection}/${entry.id}`, entry]));
  const ofCollection = (collection: CollectionName) => {
    const known = ordered.get(collection) ?? inOrder(entries, collection);
    ordered.set(collection, known);
    return known;
  };
  const resolve = (entry: EntryConfig): ResolvedEntry => {
    const known = resolved.get(entry);
    if (known) return known;
    const base = contextOf(resolver, hrefs.get(entry));
    const scope = { ...base.scope, entry: entryScope(entry) };
    const context: ResolveContext = { ...base, scope, entryFile: entry.file };
    const place = { file: entry.file, pointer: "/frontMatter" };
    const fields = resolveValue(collections[entry.collection], entry.fields, place, context) as object;
    // A post's text follows the page's main heading; a project's has a heading of its own before it.
    const headingAbove = entry.collection === "posts" ? 1 : 2;
    const inBody = { file: entry.file, pointer: "/body" };
    const text = replaceTokens(entry.body, scope, inBody, context.report);
    const body = renderMarkdown(text, inBody, {
      ...context,
      headingAbove,
      authoredOffset: (offset) => authoredOffset(entry.body, scope, offset),
    });
    const result = { ...fields, id: entry.id, href: hrefs.get(entry), body };
    resolved.set(entry, result);
    return result;
  };
  const resolver: EntryResolver = {
    find(collection, id) {
      const entry = byId.get(`${collection}/${id}`);
      return entry && resolve(entry);
    },
    query: (collection, query) => queryEntries(ofCollection(collection), collection, query).map(resolve),
    ids: (collection) => ofCollection(collection).map((entry) => entry.id),
  };
  return resolver;
}
