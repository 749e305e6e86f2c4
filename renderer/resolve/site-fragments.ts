import type { EntryConfig } from "../../schema/site/site-config.ts";
import type { SitePage } from "../site.ts";
import type { Route } from "./addresses/routes.ts";
import { entrySchema } from "./entries/entry-schema.ts";
import type { OpenSite } from "./open-site.ts";
import { type OwnOutline, pageOutline } from "./page-outline.ts";
import { contentHash } from "./report/content-hash.ts";
import type { Fragment } from "./report/fragments.ts";
import type { Report } from "./report/report.ts";
import type { Ref } from "./tokens/scope.ts";
import type { ResolveContext } from "./values/resolve-context.ts";
import { resolveValue } from "./values/values.ts";

/** The parts of a site that are resolved separately. */
interface SiteFragments {
  /** Checks the texts of an entry; undefined for an unknown collection. */
  entry(entry: EntryConfig): Fragment<object> | undefined;
  /** Resolves a page and returns it without its blocks. */
  page(route: Route): Fragment<OwnOutline>;
}

interface SiteFragmentsInput {
  readonly open: OpenSite;
  readonly checkPage: (page: SitePage, report: Report) => void;
  readonly onPage: (page: SitePage) => void;
}

/** Resolving them reports what values, the blocks' own checks and `checkPage` report. */
export function createSiteFragments({ open, checkPage, onPage }: SiteFragmentsInput): SiteFragments {
  const { routes, report } = open;
  const paths = new Map(routes.map(({ entry, path }) => [entry, path]));
  const stateOf = routeState(open);
  return {
    entry(entry) {
      const collection = open.entries.collection(entry.collection);
      if (!collection) return undefined;
      const path = paths.get(entry);
      return {
        name: `entry ${entry.collection}/${entry.id}`,
        state: path ?? "",
        resolve() {
          const context: ResolveContext = {
            ...open.context,
            scope: open.entries.ref(entry).scope(),
            link: open.links.on(path),
            language: String(entry.fields.language ?? open.context.language),
            quoted: true,
          };
          resolveValue(
            collection.fields,
            entry.fields,
            { file: entry.file, pointer: "/frontMatter" },
            context,
          );
          const { body } = entrySchema(collection).properties;
          if (body) resolveValue(body, entry.body, { file: entry.file, pointer: "/body" }, context);
          return {};
        },
      };
    },
    page: (route) => ({
      name: `page ${route.path}`,
      state: stateOf(route),
      resolve() {
        const page = open.page(route);
        checkPage(page, report);
        onPage(page);
        return pageOutline(page);
      },
    }),
  };
}

function routeState({ translations }: OpenSite): (route: Route) => string {
  const hashes = new Map<unknown, string>();
  const hashOf = (page: unknown) => {
    const known = hashes.get(page) ?? contentHash(JSON.stringify(page));
    hashes.set(page, known);
    return known;
  };
  return (route) => {
    const { page, pointer, language, entry, part } = route;
    return JSON.stringify([
      hashOf(page),
      pointer,
      language,
      entry && `${entry.collection}/${entry.id}`,
      translations.of(route),
      part && { ...part, items: contentHash(JSON.stringify(part.items.map(identityOf))) },
    ]);
  };
}

function identityOf({ place, value, parts, list }: Ref): unknown {
  if (place?.pointer === "/frontMatter") return place.file;
  if (list) return list.map(identityOf);
  return parts ? [...parts].map(([key, part]) => [key, identityOf(part)]) : value;
}
