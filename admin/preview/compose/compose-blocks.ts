import { escapeHtml } from "../../../blocks/_kit/html/escape-html.ts";
import type { PageInfo } from "../../../blocks/_kit/page/page-context.ts";
import type { BlockAddress } from "../../../editing/document/edit.ts";
import type { BlockDocument } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { messages } from "../../../editing/messages/messages.ts";
import {
  type BlockPlacement,
  firstWithPictures,
  type RenderedBlock,
  renderBlock,
} from "../../../renderer/render/render-block.tsx";
import type { OpenPage } from "../../../renderer/resolve/resolve-page.ts";
import type { SiteBlock } from "../../../renderer/site.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { PlacedBlock } from "../../../schema/site/site-config.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { createStega } from "../source-map/stega.ts";
import type { ComposedBlock } from "./composed-page.ts";

/** Where blocks stand. */
interface BlocksContext {
  /** The id of the page or the frame (`@`, `@NAME`) that the blocks belong to. */
  readonly owner: string;
  /** The JSON pointer to the list of blocks in the config. */
  readonly pointer: string;
  /** The page that shows them, which tokens are about. */
  readonly page: OpenPage;
  /** What views know of the page. */
  readonly info: PageInfo;
  /** Whether they are around the page's content, and not in it. */
  readonly inFrame: boolean;
}

export type ComposeBlocks = (
  blocks: readonly BlockDocument[],
  place: BlocksContext,
) => readonly ComposedBlock[];

/** Cached by block: its markup depends on itself, its opened page, and whether it is above the fold. */
export function createBlockComposer(
  definitions: readonly AnyBlock[],
  onError: (error: unknown, block: BlockAddress & { readonly type: string }) => void = logRenderError,
): ComposeBlocks {
  const known = new Map(definitions.map((definition) => [definition.type, definition]));
  const resolvedOn = new WeakMap<OpenPage, WeakMap<BlockDocument, SiteBlock>>();
  const composedIn = new WeakMap<PageInfo, readonly WeakMap<SiteBlock, ComposedBlock>[]>();
  const reported = new WeakSet<BlockDocument>();
  let last: { readonly owner: string; readonly blocks: ReadonlyMap<string, SiteBlock> } | undefined;

  const resolve = (block: BlockDocument, pointer: string, page: OpenPage, before: SiteBlock | undefined) => {
    const resolved = resolvedOn.get(page) ?? new WeakMap<BlockDocument, SiteBlock>();
    resolvedOn.set(page, resolved);
    const met = resolved.get(block);
    if (met) return met;
    const fresh = page.block(placed(block), pointer);
    if (!fresh) return undefined;
    // Reuses equal props, so that the markup is reused.
    const same =
      before?.definition === fresh.definition &&
      before.width === fresh.width &&
      sameValue(before.props, fresh.props);
    const result = before && same ? before : fresh;
    resolved.set(block, result);
    return result;
  };
  const show = (
    source: SiteBlock,
    block: BlockDocument,
    place: BlocksContext,
    onFirstScreen: boolean,
  ): ComposedBlock => {
    const { info, owner, page, inFrame } = place;
    const caches = composedIn.get(info) ?? [new WeakMap(), new WeakMap()];
    composedIn.set(info, caches);
    const cache = caches[onFirstScreen ? 1 : 0];
    const met = cache?.get(source);
    if (met) return met;
    const at: BlockPlacement = { page: info, onFirstScreen, inFrame };
    const composed: ComposedBlock = {
      page: owner,
      block: source.id,
      type: source.definition.type,
      rendered: renderBlock(source, at),
      source,
      marked: () => markedBlock(source, block, page, at),
      state: "shown",
    };
    cache?.set(source, composed);
    return composed;
  };
  const tryTo = <Result>(work: () => Result, block: BlockDocument, owner: string): Result | undefined => {
    try {
      return work();
    } catch (error) {
      // A half-typed value may break a view; the previous markup stays.
      if (!reported.has(block)) onError(error, { page: owner, block: block.id, type: block.type });
      reported.add(block);
      return undefined;
    }
  };

  return (blocks, place) => {
    const { owner, pointer, page } = place;
    const earlier = last?.owner === owner ? last.blocks : new Map<string, SiteBlock>();
    const sources = blocks.flatMap((block, index) => {
      if (block.hidden) return [];
      const before = earlier.get(block.id);
      const usable = before?.definition.type === block.type ? before : undefined;
      const source = tryTo(() => resolve(block, pointerTo(pointer, index), page, usable), block, owner);
      return [{ block, before: usable, source }];
    });
    const all = sources.flatMap(({ source, before }) => source ?? before ?? []);
    const first = place.inFrame ? undefined : all[firstWithPictures({ blocks: all })];
    const shown = sources.map(({ block, before, source }): ComposedBlock => {
      if (!known.has(block.type)) {
        const words = messages.onPage.unknownBlock({ type: block.type });
        return box(block, place, words, "unknown");
      }
      const current = source && tryTo(() => show(source, block, place, source === first), block, owner);
      if (current) return current;
      const previous = before && tryTo(() => show(before, block, place, before === first), block, owner);
      if (previous) return { ...previous, state: "previous" };
      const title = known.get(block.type)?.schema.title ?? block.type;
      return box(block, place, messages.onPage.blockNotShown({ title }), "failed");
    });
    last = {
      owner,
      blocks: new Map(shown.flatMap(({ block, source }) => (source ? [[block, source]] : []))),
    };
    return shown;
  };
}

function logRenderError(
  error: unknown,
  { page, block, type }: BlockAddress & { readonly type: string },
): void {
  console.error(
    new Error(`The block "${block}" (${type}) of the page "${page}" can't be rendered.`, { cause: error }),
  );
}

function placed(block: BlockDocument): PlacedBlock {
  return block.props ? (block as PlacedBlock) : { ...block, props: {} };
}

function markedBlock(source: SiteBlock, block: BlockDocument, page: OpenPage, at: BlockPlacement) {
  const { pointer } = source.place;
  const { trace, marks } = createStega(pointerTo(pointer, "props"));
  const marked = page.block(placed(block), pointer, trace) ?? source;
  return { html: renderBlock(marked, at).html, marks };
}

function box(
  { id, type }: BlockDocument,
  { owner, inFrame }: BlocksContext,
  sentence: string,
  state: "failed" | "unknown",
): ComposedBlock {
  const rendered = boxed(id, sentence, inFrame ? "frame-block" : "block");
  return { page: owner, block: id, type, state, source: undefined, marked: undefined, rendered };
}

function boxed(id: string, sentence: string, wrapper: string): RenderedBlock {
  return {
    html: `<div id="${escapeHtml(id)}" class="${wrapper}"><p class="preview-box">${escapeHtml(sentence)}</p></div>`,
    preloads: [],
  };
}
