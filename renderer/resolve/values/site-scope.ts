import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import type { Model } from "../../../schema/model/model.ts";
import { pageSchema } from "../../../schema/site/page-schema.ts";
import type { SiteConfig } from "../../../schema/site/site-config.ts";
import { siteSchema } from "../../../schema/site/site-schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { createDependencyLog, type DependencyLog } from "../report/dependencies.ts";
import type { Ref, Scope } from "../tokens/scope.ts";

const day = { type: "string", format: "date", title: "Today", description: "The day of the build." } as const;
const year = { type: "integer", title: "Year", description: "The year of the build." } as const;

export function siteTokens(model: Model): ObjectSchema {
  const { admin: _, ...properties } = siteSchema.properties;
  return { ...siteSchema, properties: { ...properties, ...model.settings } };
}

export const dayTokens: Readonly<Record<"today" | "year", Schema>> = { today: day, year };

const text = (title: string) => ({ type: "string", title, description: title }) as const;
const whole = (title: string) => ({ type: "integer", title, description: title }) as const;

const breadcrumbs = {
  type: "array",
  title: "Breadcrumbs",
  description: "The way from the home page to this one, by the path and the titles of the pages on it.",
  items: {
    type: "object",
    title: "Step",
    description: "A page on the way; the last one has no link.",
    properties: {
      text: { ...text("Text"), description: "" },
      href: { ...text("Leads to"), description: "", format: "link" },
    },
    required: ["text"],
  },
} as const;

const addresses = { path: text("Path"), url: text("Address"), language: text("Language") };

/** What `{{page.…}}` can name; with the schema of its items for a paginated page. */
export function pageTokens(items?: Schema): ObjectSchema {
  const { id, title, description } = pageSchema.properties;
  const own = { id, title, description, ...addresses, breadcrumbs };
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
  readonly today: string;
  readonly entry: Scope["entry"];
  readonly messages: NonNullable<Scope["messages"]>;
  readonly dependencies?: DependencyLog;
}

export function siteScope(input: SiteScopeInput): Scope {
  const { config, model, today, entry, messages, dependencies = createDependencyLog() } = input;
  const scope: Scope = { roots: new Map(), entry, messages, formats: model.formats };
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

/** Without lists of blocks and templates, which tokens can't name. */
function withoutStructure(site: SiteConfig["site"]): unknown {
  if (!isObject(site)) return site;
  const {
    frame: _,
    frames: __,
    feeds: ___,
    structuredData: ____,
    shapes: _____,
    words: ______,
    ...named
  } = site;
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
