import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import { firstPictured, type RenderedBlock, renderBlock } from "../../renderer/render/render-block.tsx";
import type { OpenPage } from "../../renderer/resolve/resolve-page.ts";
import type { SiteBlock } from "../../renderer/site.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import { fillDefaults } from "../../schema/fill-defaults.ts";
import type { PlacedBlock } from "../../schema/site-config.ts";
import { sameValue } from "../edits/same-value.ts";
import type { BlockDocument } from "../edits/site-document.ts";
import type { ComposedBlock } from "./composed-page.ts";

/** Composes the blocks of a page that is open. */
export type ComposeBlocks = (blocks: readonly BlockDocument[], page: OpenPage) => readonly ComposedBlock[];

/**
 * A function that resolves and renders the blocks of a page, those that it has met before only once: what a block
 * gives depends on itself, the page that it is on as it is open, and whether it is on the first screen.
 */
export function createBlockComposer(definitions: readonly AnyBlock[]): ComposeBlocks {
  const known = new Map(definitions.map((definition) => [definition.type, definition]));
  const resolvedOn = new WeakMap<OpenPage, WeakMap<BlockDocument, SiteBlock>>();
  const rendered = [
    new WeakMap<SiteBlock, ComposedBlock>(),
    new WeakMap<SiteBlock, ComposedBlock>(),
  ] as const;
  let last: { readonly page: string; readonly blocks: ReadonlyMap<string, SiteBlock> } | undefined;

  const resolve = (block: BlockDocument, index: number, page: OpenPage, before: SiteBlock | undefined) => {
    const resolved = resolvedOn.get(page) ?? new WeakMap<BlockDocument, SiteBlock>();
    resolvedOn.set(page, resolved);
    const met = resolved.get(block);
    if (met) return met;
    const definition = known.get(block.type);
    const props = definition ? fillDefaults(definition.schema, block.props) : block.props;
    const fresh = page.block({ ...block, props } as PlacedBlock, index);
    if (!fresh) return undefined;
    // What another page title or setting left as it was keeps its identity, and so its markup.
    const same = before?.definition === fresh.definition && sameValue(before.props, fresh.props);
    const result = before && same ? before : fresh;
    resolved.set(block, result);
    return result;
  };
  const show = (source: SiteBlock, onFirstScreen: boolean): ComposedBlock => {
    const cache = rendered[onFirstScreen ? 1 : 0];
    const composed = cache.get(source) ?? {
      id: source.id,
      type: source.definition.type,
      rendered: renderBlock(source, onFirstScreen),
      onFirstScreen,
      source,
      state: "shown",
    };
    cache.set(source, composed);
    return composed;
  };
  const tryTo = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      // Resolve and views may stumble over half a value; how the block last was is better than a hole.
      return undefined;
    }
  };

  return (blocks, page) => {
    const earlier = last?.page === page.envelope.id ? last.blocks : new Map<string, SiteBlock>();
    const placed = blocks.flatMap((block, index) => {
      if (block.hidden) return [];
      const before = earlier.get(block.id);
      const usable = before?.definition.type === block.type ? before : undefined;
      return [{ block, before: usable, source: tryTo(() => resolve(block, index, page, usable)) }];
    });
    const sources = placed.flatMap(({ source, before }) => source ?? before ?? []);
    const first = sources[firstPictured({ blocks: sources })];
    const shown = placed.map(({ block, before, source }): ComposedBlock => {
      if (!known.has(block.type)) {
        return box(
          block,
          `A block of the type “${block.type}”. This editor does not know it and keeps it.`,
          "unknown",
        );
      }
      const fresh = source && tryTo(() => show(source, source === first));
      if (fresh) return fresh;
      if (before) return { ...show(before, before === first), state: "kept" };
      return box(block, "This block can't be shown as it is now.", "kept");
    });
    last = {
      page: page.envelope.id,
      blocks: new Map(shown.flatMap(({ id, source }) => (source ? [[id, source]] : []))),
    };
    return shown;
  };
}

function box({ id, type }: BlockDocument, sentence: string, state: "kept" | "unknown"): ComposedBlock {
  return { id, type, state, onFirstScreen: false, source: undefined, rendered: boxed(id, sentence) };
}

/** A box in place of a block; its class is the preview's own. */
function boxed(id: string, sentence: string): RenderedBlock {
  return {
    html: `<div id="${escapeHtml(id)}" class="block"><p class="preview-box">${escapeHtml(sentence)}</p></div>`,
    preloads: [],
  };
}
