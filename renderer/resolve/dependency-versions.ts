import type { EntryConfig } from "../../schema/site/site-config.ts";
import type { OpenSite } from "./open-site.ts";
import { contentHash } from "./report/content-hash.ts";
import type { Dependency } from "./report/dependencies.ts";

/** What the versions of dependencies are computed from. */
export interface DependencyVersionsInput {
  /** The site of this run. */
  readonly open: Pick<OpenSite, "entries" | "published" | "routes" | "links" | "report" | "translations">;
  readonly entries: readonly EntryConfig[];
  /** As 2026-01-31. */
  readonly today: string;
  /** A version of an entry's body that doesn't need its text; by default a hash of the text. */
  readonly bodyVersion?: ((entry: EntryConfig) => string) | undefined;
}

const hashes = new WeakMap<EntryConfig["fields"], string>();

/** Memoised: fields are never changed in place. */
function hashOfFields(fields: EntryConfig["fields"]): string {
  const known = hashes.get(fields) ?? contentHash(JSON.stringify(fields));
  hashes.set(fields, known);
  return known;
}

export function dependencyVersions({
  open,
  entries,
  today,
  bodyVersion = ({ body }) => contentHash(body),
}: DependencyVersionsInput): (dependency: Dependency) => string | undefined {
  const nameOf = ({ collection, id }: Pick<EntryConfig, "collection" | "id">) => `${collection}/${id}`;
  const byName = new Map(entries.map((entry) => [nameOf(entry), entry]));
  const published = new Set(open.published.map(nameOf));
  const addresses = new Map<string, string>();
  for (const { entry, language, path } of open.routes) {
    if (entry) addresses.set(nameOf(entry), `${addresses.get(nameOf(entry)) ?? ""} ${language} ${path}`);
  }
  const idsOf = (found: readonly EntryConfig[]) => contentHash(found.map(({ id }) => id).join("\n"));
  const fieldsVersion = (name: string, { fields }: EntryConfig) =>
    `${hashOfFields(fields)} ${published.has(name) ? 1 : 0}${addresses.get(name) ?? ""}`;
  const routeAt = new Map(open.routes.map((route) => [route.path, route]));
  const nameAt = (path: string) => {
    const route = routeAt.get(path);
    if (!route) return "none";
    const { page, entry, language } = route;
    return JSON.stringify([
      page.name ?? page.title,
      page.id,
      entry?.id,
      language,
      open.translations.of(route),
    ]);
  };
  return (dependency) => {
    switch (dependency.kind) {
      case "fields": {
        const entry = byName.get(dependency.entry);
        return entry ? fieldsVersion(dependency.entry, entry) : "none";
      }
      case "body": {
        const entry = byName.get(dependency.entry);
        return entry ? bodyVersion(entry) : "none";
      }
      case "list":
        return idsOf(open.entries.of(dependency.collection));
      case "value":
        return idsOf(open.entries.withValue(dependency.collection, dependency.field, dependency.value));
      case "path":
        return open.links.has(dependency.path) ? "exists" : "none";
      case "name":
        return nameAt(dependency.path);
      case "day":
        return today;
      case "year":
        return today.slice(0, 4);
      case "no-problem":
        return open.report.isFine(dependency.location) ? "fine" : undefined;
      case "picture":
      case "anchor":
        return "";
      case "unknown":
        return undefined;
    }
  };
}
