import { isObject } from "../../schema/is-object.ts";
import type { Model } from "../../schema/model.ts";
import { pageSchema } from "../../schema/page-schema.ts";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { createDependencyLog, type DependencyLog } from "./dependencies.ts";
import type { Ref, Scope } from "./scope.ts";

const day = { type: "string", format: "date", title: "Today", description: "The day of the build." } as const;
const year = { type: "integer", title: "Year", description: "The year of the build." } as const;

/** What `{{site.…}}` can name: the keys of every site that are about its pages, and the groups of its model. */
export function siteTokens(model: Model): ObjectSchema {
  const { admin: _, ...properties } = siteSchema.properties;
  return { ...siteSchema, properties: { ...properties, ...model.settings } };
}

/** The types of `{{today}}` and `{{year}}`. */
export const dayTokens: Readonly<Record<"today" | "year", Schema>> = { today: day, year };

const text = (title: string) => ({ type: "string", title, description: title }) as const;
const whole = (title: string) => ({ type: "integer", title, description: title }) as const;

/** What a page is named by beside its own fields. */
const addresses = { path: text("Path"), url: text("Address"), language: text("Language") };

/** What `{{page.…}}` can name; `items` are those of a paginated page. */
export function pageTokens(items?: Schema): ObjectSchema {
  const { id, title, description } = pageSchema.properties;
  const own = { id, title, description, ...addresses };
  const paginated = items && {
    items: { type: "array", title: "Items", description: "The entries of this page.", items } as const,
    number: whole("Number"),
    count: whole("Count"),
    previous: { ...text("Page before"), format: "link" } as const,
    next: { ...text("Page after"), format: "link" } as const,
  };
  return { type: "object", title: "Page", description: "The page.", properties: { ...own, ...paginated } };
}

interface SiteScopeInput {
  readonly config: SiteConfig;
  readonly model: Model;
  /** The day, as 2026-01-31. */
  readonly today: string;
  readonly entry: Scope["entry"];
  readonly messages: NonNullable<Scope["messages"]>;
  /** Where it is noted that the day was asked for. */
  readonly dependencies?: DependencyLog;
}

/** What tokens can name that stand on no page: the settings and the day. */
export function siteScope(input: SiteScopeInput): Scope {
  const { config, model, today, entry, messages, dependencies = createDependencyLog() } = input;
  const scope: Scope = { roots: new Map(), entry, messages };
  const own = () => scope;
  const site: Ref = {
    value: withoutStructure(config.site),
    schema: siteTokens(model),
    scope: own,
    place: { file: config.file, pointer: "/site" },
  };
  const roots: [string, Ref][] = [
    ["site", site],
    ["today", noted("day", { value: today, schema: day, scope: own }, dependencies)],
    ["year", noted("year", { value: Number(today.slice(0, 4)), schema: year, scope: own }, dependencies)],
  ];
  Object.assign(scope, { roots: new Map(roots) });
  return scope;
}

/** The settings without the lists of blocks and templates, which no token names. */
function withoutStructure(site: SiteConfig["site"]): unknown {
  if (!isObject(site)) return site;
  const { frame: _, frames: __, feeds: ___, structuredData: ____, words: _____, ...named } = site;
  return { language: "en-GB", ...named };
}

function noted(kind: "day" | "year", { value, ...ref }: Ref, dependencies: DependencyLog): Ref {
  return {
    ...ref,
    get value() {
      dependencies.add({ kind });
      return value;
    },
  };
}
