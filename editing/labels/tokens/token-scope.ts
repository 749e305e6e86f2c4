import { entrySchema } from "../../../renderer/resolve/entries/entry-schema.ts";
import type { Ref, Scope } from "../../../renderer/resolve/tokens/scope.ts";
import { dayTokens, pageTokens, siteTokens } from "../../../renderer/resolve/values/site-scope.ts";
import { emptyModel, type Model } from "../../../schema/model/model.ts";
import type { EntryConfig } from "../../../schema/site/site-config.ts";
import { collectionOfPage } from "../../document/page.ts";
import { blockMessages } from "./block-messages.ts";

interface TokenScopeOptions {
  /** The settings of the site as written. */
  readonly site: Readonly<Record<string, unknown>>;
  readonly model?: Model;
  /** As 2026-01-31, for `{{today}}`; absent if days are not needed. */
  readonly today?: string;
  /** The page that the text is on; absent for texts that are on none. */
  readonly page?: Readonly<Record<string, unknown>> | undefined;
  /** Those that tokens can refer to. */
  readonly entries?: readonly EntryConfig[];
  /** The entry whose page it is, or that the text is in; else the first that the page is made for. */
  readonly entry?: EntryConfig | undefined;
}

export interface TextScope extends Scope {
  /** A BCP 47 tag. */
  readonly language: string;
}

export function tokenScope(parts: TokenScopeOptions): TextScope {
  const { site, model = emptyModel, today, page, entries = [] } = parts;
  const byId = entriesById(entries);
  const scope: Scope = {
    roots: new Map(),
    messages: blockMessages,
    entry(collection, id) {
      const found = byId.get(`${collection}/${id}`);
      return found && entryRef(found, model, scope);
    },
  };
  const own = () => scope;
  const collection = page && collectionOfPage(page);
  const entry = parts.entry ?? entries.find((other) => other.collection === collection);
  const roots: [string, Ref][] = [["site", { value: site, schema: siteTokens(model), scope: own }]];
  if (today !== undefined) {
    roots.push(["today", { value: today, schema: dayTokens.today, scope: own }]);
    roots.push(["year", { value: Number(today.slice(0, 4)), schema: dayTokens.year, scope: own }]);
  }
  if (page) roots.push(["page", { value: pageFields(page), schema: pageTokens(), scope: own }]);
  if (entry) roots.push(["entry", entryRef(entry, model, scope)]);
  const tags = [entry?.fields.language, page?.language, site.language];
  const language = tags.find((tag): tag is string => typeof tag === "string") ?? "en-GB";
  return Object.assign(scope, { roots: new Map(roots), language });
}

export function entryRef(entry: EntryConfig, { collections }: Model, base: Scope): Ref {
  const { fields, id, body, collection: name } = entry;
  const collection = collections[name];
  const ref: Ref = {
    value: { ...fields, id, slug: id, body },
    schema: collection && entrySchema(collection),
    scope: () => ({ ...base, roots: new Map([...base.roots, ["entry", ref]]) }),
    ...(collection && { label: collection.label }),
  };
  return ref;
}

function pageFields({ id, path, title, description, language }: Readonly<Record<string, unknown>>) {
  return { id, path, title, description, ...(language !== undefined && { language }) };
}

const known = new WeakMap<readonly EntryConfig[], ReadonlyMap<string, EntryConfig>>();

function entriesById(entries: readonly EntryConfig[]): ReadonlyMap<string, EntryConfig> {
  const found =
    known.get(entries) ?? new Map(entries.map((entry) => [`${entry.collection}/${entry.id}`, entry]));
  known.set(entries, found);
  return found;
}
