import type { AnyBlock, StructuredData } from "../../schema/block/define-block.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import { pageSchema } from "../../schema/site/page-schema.ts";
import type { PlacedBlock, SiteConfig } from "../../schema/site/site-config.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { singleTokenPath } from "../../schema/text/token-syntax.ts";
import { blocksOf } from "../blocks-of.ts";
import type { SiteBlock, SitePage } from "../site.ts";
import { isMissingPath } from "./addresses/page-address.ts";
import type { Route } from "./addresses/routes.ts";
import { isSearchRoute } from "./addresses/search-pages.ts";
import type { Sheets } from "./addresses/sheets.ts";
import { matchesCondition } from "./entries/conditions.ts";
import { frameOf } from "./frames.ts";
import { pageIds } from "./page-ids.ts";
import { type PageAddresses, pageScope } from "./page-scope.ts";
import { followTokens, resolvePath } from "./tokens/scope.ts";
import { blockNotes, checkBlock } from "./values/check-block.ts";
import { createHeadingIds, placedBlockIds } from "./values/heading-ids.ts";
import type { ResolveContext, ResolveShared, Trace } from "./values/resolve-context.ts";
import { resolveTemplate } from "./values/resolve-template.ts";
import { resolveConfigValue, resolveValue } from "./values/values.ts";

type Envelope = Pick<SitePage, "id" | "title" | "description" | "keywords" | "picture" | "listed">;

/** What is said of a page; its fallback is a redirect. */
const { fallback: _, ...envelopeProperties } = pageSchema.properties;
const envelopeSchema = { ...pageSchema, properties: envelopeProperties };

/** What all pages of a site have in common. */
interface PageParts extends PageAddresses {
  readonly config: SiteConfig;
  /** The blocks by type. */
  readonly definitions: ReadonlyMap<string, AnyBlock>;
  readonly sheets: Sheets;
  readonly frameBlock: ResolveShared<PlacedBlock, SiteBlock | undefined>;
}

/** A page whose own fields are resolved, and whose blocks can be resolved one by one. */
export interface OpenPage {
  /** The page without its blocks. */
  readonly envelope: Omit<
    SitePage,
    "blocks" | "frame" | "structuredData" | "ids" | "data" | "notes" | "resolvedIn"
  >;
  /** Resolves a block; undefined if its type is unknown. */
  block(block: PlacedBlock, pointer: string, trace?: Trace): SiteBlock | undefined;
  /** Whether it is on the page: it is not hidden, and its condition holds. */
  isThere(block: PlacedBlock): boolean;
  readonly frame: { readonly blocks: readonly PlacedBlock[]; readonly pointer: string };
  /** Of the frame, which other pages may have as well. */
  frameBlock(block: PlacedBlock, pointer: string): SiteBlock | undefined;
  /** Resolves the JSON-LD of the site and of the page. */
  structuredData(): readonly StructuredData[];
}

/** Reports what values and the blocks' own checks report. */
export function resolvePage(route: Route, context: ResolveContext, within: PageParts): SitePage {
  const { envelope, block, frameBlock, frame, structuredData, isThere } = openPage(route, context, within);
  const resolveAll = (blocks: readonly PlacedBlock[], pointer: string, resolve: OpenPage["frameBlock"]) =>
    blocks.flatMap((placed, index) => {
      const resolved = isThere(placed) ? resolve(placed, pointerTo(pointer, index)) : undefined;
      return resolved ? [resolved] : [];
    });
  const parts = {
    blocks: resolveAll(route.page.blocks, `${route.pointer}/blocks`, (placed, at) => block(placed, at)),
    frame: resolveAll(frame.blocks, frame.pointer, frameBlock),
  };
  return {
    ...envelope,
    ...parts,
    structuredData: structuredData(),
    ids: pageIds(parts),
    data: [...context.deferred.keys()],
    notes: pageNotes(parts, context),
  };
}

/** Resolves all but its blocks. Reports what its own fields report. */
export function openPage(route: Route, context: ResolveContext, parts: PageParts): OpenPage {
  const { page, path, pointer, entry, language } = route;
  const { config, definitions, settings, translations, sheets } = parts;
  const place = { file: config.file, pointer };
  const placedFrame = frameOf(page, language, config.site);
  const inPage: ResolveContext = {
    ...context,
    headingIds: createHeadingIds(language, new Set(placedBlockIds([page.blocks, placedFrame.blocks]))),
    typography: page.typography ?? config.site.typography,
    scope: pageScope(route, context, parts),
    block: (placed, at, within) => resolveBlock(placed, { definitions, place: at, resolve }, within),
  };
  const resolve = isRepeated(route) ? resolveConfigValue : resolveValue;
  const own = resolve(envelopeSchema, page, place, inPage) as Envelope;
  const missing = isMissingPath(path);
  const isSearch = isSearchRoute(route);
  const writtenAt = (key: "title" | "description") =>
    placeOfText(page[key], pointerTo(pointer, key), config.file, inPage);
  const modified = entry && modifiedDay(entry.collection, entry.fields, context);
  const envelope: OpenPage["envelope"] = {
    id: own.id,
    title: own.title ?? "",
    description: own.description ?? "",
    path,
    href: settings.base + path,
    places: { page: place, title: writtenAt("title"), description: writtenAt("description") },
    language,
    keywords: own.keywords,
    picture: own.picture,
    listed: own.listed && !missing,
    missing,
    isSearched: own.listed && !missing && !isSearch && !route.part?.previous,
    isSearch,
    entry: entry && { collection: entry.collection, id: entry.id },
    modified,
    alternates: translations.of(route),
    previous: route.part?.previous && settings.base + route.part.previous,
    next: route.part?.next && settings.base + route.part.next,
    sheet: sheets(route),
  };
  return {
    envelope,
    frame: placedFrame,
    block: (block, at, trace) =>
      resolveBlock(
        block,
        { definitions, place: { file: config.file, pointer: at }, resolve: trace ? resolveValue : resolve },
        { ...inPage, trace },
      ),
    frameBlock: (placed, at) =>
      parts.frameBlock(placed, {
        pointer: at,
        context: inPage,
        resolve: (within) =>
          resolveBlock(
            placed,
            { definitions, place: { file: config.file, pointer: at }, resolve: resolveConfigValue },
            within,
          ),
      }),
    isThere: (block) => !block.hidden && (block.if === undefined || matchesCondition(block.if, inPage)),
    structuredData: () => {
      const template = { ...inPage, origin: settings.origin };
      const nodes = [
        resolveTemplate(
          config.site.structuredData ?? [],
          { file: config.file, pointer: "/site/structuredData" },
          template,
        ),
        resolveTemplate(
          page.structuredData ?? [],
          { ...place, pointer: `${pointer}/structuredData` },
          template,
        ),
      ];
      return nodes.flat() as StructuredData[];
    },
  };
}

function modifiedDay(
  collection: string,
  fields: Readonly<Record<string, unknown>>,
  { entries }: ResolveContext,
): string | undefined {
  const field = entries.collection(collection)?.modified;
  const day = field === undefined ? undefined : fields[field];
  return typeof day === "string" ? day : undefined;
}

/** Whether there is more than one page of what is written once. */
const isRepeated = ({ entry, part }: Route) => entry !== undefined || part !== undefined;

interface BlockPlace {
  readonly definitions: ReadonlyMap<string, AnyBlock>;
  readonly place: ProblemLocation;
  readonly resolve: typeof resolveValue;
}

function resolveBlock(
  block: PlacedBlock,
  { definitions, place, resolve }: BlockPlace,
  context: ResolveContext,
): SiteBlock | undefined {
  const definition = definitions.get(block.type);
  if (!definition) return undefined;
  const at = { ...place, pointer: pointerTo(place.pointer, "props") };
  const reported = context.report.problems.length;
  const children: SiteBlock[] = [];
  const props = resolve(definition.schema, block.props, at, {
    ...context,
    children,
    isTypeset: context.typography !== false,
  });
  // A check would take a value that could not be resolved for one that was left out.
  const whole = context.report.problems.slice(reported).every(({ severity }) => severity !== "error");
  if (whole) checkBlock(definition, { authored: block.props, props, place: at, context }, context);
  // Children include those of child blocks.
  return {
    id: block.id,
    definition,
    props,
    place,
    children: children.flatMap((child) => [child, ...child.children]),
    ...(block.width && { width: block.width }),
  };
}

function placeOfText(
  authored: string,
  pointer: string,
  file: string,
  { scope }: ResolveContext,
): ProblemLocation {
  const path = singleTokenPath(authored);
  const named = path === undefined ? undefined : resolvePath(path, scope);
  return (named && followTokens(named).place) ?? { file, pointer };
}

function pageNotes(page: Pick<SitePage, "frame" | "blocks">, context: ResolveContext): string[] {
  return [...new Set(blocksOf(page).flatMap((block) => blockNotes(block, context)))];
}
