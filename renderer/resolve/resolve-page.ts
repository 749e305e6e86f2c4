import type { AnyBlock } from "../../schema/define-block.ts";
import { pageSchema } from "../../schema/page-schema.ts";
import type { Place } from "../../schema/problem.ts";
import type { PlacedBlock } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import type { SiteBlock, SitePage } from "../site.ts";
import { entryScope } from "./entries.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { missingPath, type Route } from "./routes.ts";
import { soleToken, valueAt } from "./tokens.ts";
import { type ResolveContext, resolveValue } from "./values.ts";

type Envelope = Pick<SitePage, "id" | "title" | "description" | "keywords" | "picture" | "listed">;

/** A page of which each block is resolved when it is asked for: the editor asks for the one that changed. */
export interface OpenPage {
  readonly envelope: Omit<SitePage, "blocks">;
  /** None for a block of a type that nobody knows. */
  block(block: PlacedBlock, index: number): SiteBlock | undefined;
}

/** The page of a route, its blocks resolved. Reports what values and the blocks' own checks report. */
export function resolvePage(
  route: Route,
  context: ResolveContext,
  definitions: ReadonlyMap<string, AnyBlock>,
): SitePage {
  const { envelope, block: resolve } = openPage(route, context, definitions);
  const blocks = route.page.blocks.flatMap((block, index) => {
    const resolved = block.hidden ? undefined : resolve(block, index);
    return resolved ? [resolved] : [];
  });
  return { ...envelope, blocks };
}

/** Opens the page of a route: all but its blocks is known. Reports what resolving its own fields reports. */
export function openPage(
  { page, path, pointer, entry }: Route,
  context: ResolveContext,
  definitions: ReadonlyMap<string, AnyBlock>,
): OpenPage {
  const place = { file: context.configFile, pointer };
  const inPage: ResolveContext = {
    ...context,
    headingIds: createHeadingIds(),
    scope: {
      ...context.scope,
      ...(entry && { entry: entryScope(entry) }),
      page: { id: page.id, path, title: page.title, description: page.description },
    },
    ...(entry && { entryFile: entry.file }),
  };
  const resolvedEntry = entry && context.entries.find(entry.collection, entry.id);
  // The fallback is no part of the page: it is a redirect.
  const { fallback: _, ...authored } = page;
  const own = resolveValue(pageSchema, authored, place, inPage) as Envelope;
  const envelope: OpenPage["envelope"] = {
    id: own.id,
    title: own.title,
    description: own.description,
    path,
    places: {
      page: place,
      title: writtenAt(page.title, { ...place, pointer: pointerTo(pointer, "title") }, inPage),
      description: writtenAt(
        page.description,
        { ...place, pointer: pointerTo(pointer, "description") },
        inPage,
      ),
    },
    picture: own.picture,
    listed: own.listed && path !== missingPath,
    entry: resolvedEntry && entry && { collection: entry.collection, value: resolvedEntry },
    modified: entry?.fields.lastModified as string | undefined,
    keywords: [...own.keywords, ...((resolvedEntry?.keywords as string[] | undefined) ?? [])],
  };
  return {
    envelope,
    block(block, index) {
      const definition = definitions.get(block.type);
      const at = { ...place, pointer: pointerTo(`${pointer}/blocks`, index) };
      return definition && resolveBlock(block, definition, at, inPage);
    },
  };
}

function resolveBlock(
  block: PlacedBlock,
  definition: AnyBlock,
  place: Place,
  context: ResolveContext,
): SiteBlock {
  const at = { ...place, pointer: pointerTo(place.pointer, "props") };
  const reported = context.report.problems.length;
  const props = resolveValue(definition.schema, block.props, at, context);
  // A check would take what could not be resolved for something that was left out.
  const whole = context.report.problems.length === reported;
  const found = whole ? definition.check?.(props as never) : undefined;
  for (const { code, key, message, suggestion } of found ?? []) {
    const where =
      key === undefined ? { ...at, target: "key" as const } : { ...at, pointer: `${at.pointer}/${key}` };
    context.report.add(code, where, message, suggestion);
  }
  return { id: block.id, definition, props, place };
}

/** Where a text is written: its own place, or that of the value that it is a token for. */
function writtenAt(authored: string, place: Place, { configFile, entryFile, scope }: ResolveContext): Place {
  const path = soleToken(authored);
  if (path === undefined || valueAt(scope, path) === undefined) return place;
  const [owner, ...keys] = path.split(".");
  const below = keys.join("/");
  if (owner === "site") return { file: configFile, pointer: `/site/${below}` };
  if (owner === "entry" && entryFile) return { file: entryFile, pointer: `/frontMatter/${below}` };
  return place;
}
