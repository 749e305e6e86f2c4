import { pageIds } from "../../renderer/resolve/page-ids.ts";
import type { Settings, Site, SiteBlock, SitePage } from "../../renderer/site.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { fillDefaults } from "../../schema/fields/fill-defaults.ts";
import { siteSchema } from "../../schema/site/site-schema.ts";

/** Settings with every default of the schema, in one language at https://small.example, except for what is given. */
export function handMadeSettings(parts: Readonly<Record<string, unknown>> = {}): Settings {
  const { base = "" } = parts;
  const own = { url: `https://small.example${base}`, name: "Small & Sons", languages: ["en-GB"], words: {} };
  return fillDefaults(siteSchema, { origin: "https://small.example", base, ...own, ...parts }) as Settings;
}

/** A block of a type, with the view and whatever else is given. */
export function handMadeBlock(
  type: string,
  definition: Partial<AnyBlock> = {},
  block: Partial<SiteBlock> = {},
): SiteBlock {
  const nothing = { type: "object", title: type, description: type, properties: {} } as const;
  return {
    id: type,
    place: { file: "site.config.json", pointer: "/pages/0/blocks/0" },
    definition: { type, schema: nothing, view: () => type, sample: {}, ...definition },
    props: {},
    children: [],
    ...block,
  };
}

/** A page at a path, in English, without blocks. */
export function handMadePage(path: string, parts: Partial<SitePage> = {}): SitePage {
  const place = { file: "site.config.json", pointer: "/pages/0" };
  const { frame = [], blocks = [] } = parts;
  return {
    id: path.replace(/\W/g, "") || "home",
    path,
    href: path,
    title: `Title of ${path}`,
    description: `Description of ${path}`,
    places: {
      page: place,
      title: { ...place, pointer: "/pages/0/title" },
      description: { ...place, pointer: "/pages/0/description" },
    },
    language: "en-GB",
    keywords: [],
    picture: undefined,
    listed: true,
    missing: false,
    entry: undefined,
    modified: undefined,
    alternates: [],
    structuredData: [],
    frame,
    blocks,
    ids: pageIds({ frame, blocks }),
    data: [],
    notes: [],
    sheet: { number: 1, count: 1 },
    ...parts,
  };
}

/** A site of hand-made parts. */
export function handMadeSite(parts: Partial<Site> = {}): Site {
  return {
    settings: handMadeSettings(),
    pages: [handMadePage("/")],
    whole: (page) => page as SitePage,
    redirects: [],
    feeds: [],
    deferred: new Map(),
    ...parts,
  };
}
