import content from "../../../blocks/content/index.ts";
import heading from "../../../blocks/heading/index.ts";
import { isDeferred } from "../../../renderer/deferred.ts";
import { withBase } from "../../../renderer/render/addresses.ts";
import type { RenderAssets } from "../../../renderer/render/assets.ts";
import { fileOfPage, renderPage } from "../../../renderer/render/render-site.ts";
import type { Settings, SiteBlock, SitePage } from "../../../renderer/site.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { resolvedProps, type SampleAddresses } from "../../../schema/block/resolved-sample.ts";
import type { ChildBlock } from "../../../schema/fields/resolved.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { withDrawLimit } from "../../assets/own-code/draw-limit.ts";

/** A page with nothing but a block's sample, and what that asks for. */
export interface SamplePage {
  readonly href: string;
  /** Of the block's wrapper. */
  readonly id: string;
  readonly inFrame: boolean;
  readonly html: string;
  /** By address. */
  readonly data: ReadonlyMap<string, unknown>;
  /** What React's development build has warned of. */
  readonly warnings: readonly string[];
}

export interface SampleSite {
  readonly settings: Settings;
  readonly blocks: readonly AnyBlock[];
  readonly assets: RenderAssets;
  /** Where pictures and deferred values of samples are; the site's own addresses unless given. */
  readonly addresses?: SampleAddresses;
  /** Whether the heading is left out that a page would have above the block. */
  readonly isAlone?: boolean;
  /** Of the page, a BCP 47 tag; the site's own unless given. */
  readonly language?: string | undefined;
}

/** Renders a block with the props of a sample as the page of a site, below a heading. Throws what its view throws. */
export function renderSample(
  block: AnyBlock,
  sample: unknown,
  { settings, blocks, assets, addresses, isAlone = false, language = settings.language }: SampleSite,
): SamplePage {
  const props = resolvedProps(block, sample, blocks, addresses);
  const top =
    block.heading || isAlone
      ? []
      : [placed(heading, resolvedProps(heading, { title: block.schema.title }, blocks), blocks)];
  const placedSample = placed(block, props, blocks);
  const page = samplePage(block, { top, sample: placedSample, language }, settings);
  const { warnings, value } = withWarnings(() => {
    const context = { settings: withoutHead(settings), pages: [page], feeds: [], redirects: [] };
    const draw = () => renderPage(context, page, assets);
    return fileOfPage(withDrawLimit(`The block "${block.type}"`, draw)).text;
  });
  const { id } = placedSample;
  return {
    ...{ href: page.href, id, inFrame: block.frame ?? false, html: value },
    ...{ data: new Map(deferredIn(props)), warnings },
  };
}

/** Scripts of others are not the block's. */
const withoutHead = (settings: Settings): Settings => ({
  ...settings,
  head: { ...settings.head, scripts: [] },
});

const placed = (definition: AnyBlock, props: unknown, blocks: readonly AnyBlock[]): SiteBlock => {
  const place = { file: `blocks/${definition.type}/sample.ts`, pointer: "" };
  const children = childBlocksIn(props).flatMap(({ id, type, props: own }) => {
    const child = blocks.find((block) => block.type === type);
    return child ? [{ id, place, definition: child, props: own, children: [] }] : [];
  });
  return { id: `sample-${definition.type}`, place, definition, props, children };
};

/** The blocks in a block, and those in them. */
function childBlocksIn(value: unknown): ChildBlock[] {
  if (Array.isArray(value)) return value.flatMap(childBlocksIn);
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(childBlocksIn);
  return typeof value.view === "function" ? [value as unknown as ChildBlock, ...inside] : inside;
}

interface Placed {
  readonly top: readonly SiteBlock[];
  readonly sample: SiteBlock;
  readonly language: string;
}

function samplePage(
  { type, schema, frame }: AnyBlock,
  { top, sample, language }: Placed,
  settings: Settings,
): SitePage {
  const { place } = sample;
  const path = `/${type}/`;
  return {
    ...{ id: type, path, href: withBase(settings, path), title: schema.title, description: "" },
    places: { page: place, title: place, description: place },
    ...{ language, listed: false, missing: false, entry: undefined, modified: undefined },
    ...{ alternates: [], ids: [], data: [], notes: [], sheet: { number: 1, count: 1 } },
    ...{ keywords: [], structuredData: [] },
    frame: [...(frame && type !== content.type ? [sample] : []), placed(content, {}, [])],
    blocks: frame ? top : [...top, sample],
  };
}

function withWarnings<T>(run: () => T): { readonly value: T; readonly warnings: readonly string[] } {
  const warnings: string[] = [];
  const { error } = console;
  console.error = (format: unknown, ...values: readonly unknown[]) =>
    warnings.push(
      values.reduce<string>((text, value) => text.replace(/%[sdo]/, String(value)), String(format)),
    );
  try {
    return { value: run(), warnings };
  } finally {
    console.error = error;
  }
}

function* deferredIn(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value !== "object" || value === null) return;
  if (isDeferred(value)) yield [value.src, value.value];
  for (const child of Object.values(value)) yield* deferredIn(child);
}
