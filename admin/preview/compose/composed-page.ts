import { createElement } from "react";
import type { PageInfo } from "../../../blocks/_kit/page/page-context.ts";
import { Content } from "../../../blocks/content/view.tsx";
import type { BlockAddress } from "../../../editing/document/edit.ts";
import { markup } from "../../../renderer/render/markup.tsx";
import type { RenderedBlock } from "../../../renderer/render/render-block.tsx";
import { joinBody } from "../../../renderer/render/render-body.tsx";
import type { Settings, SiteBlock } from "../../../renderer/site.ts";
import type { Marks } from "../source-map/stega.ts";

/** A block with its markup. `page` is the id of the page or frame that it belongs to. */
export interface ComposedBlock extends BlockAddress {
  readonly type: string;
  readonly rendered: RenderedBlock;
  /** The resolved block; undefined for a placeholder. */
  readonly source: SiteBlock | undefined;
  /** Markup with marks for the source map, rendered on demand. */
  readonly marked: (() => { readonly html: string; readonly marks: Marks }) | undefined;
  /**
   * `shown`: as built. `previous`: can't be rendered now, so its last markup. `failed`: a placeholder for one that never rendered.
   * `unknown`: a placeholder for an unknown type.
   */
  readonly state: "shown" | "previous" | "failed" | "unknown";
}

/** Parts keep their identity as long as they are the same. */
export interface ComposedPage {
  readonly id: string;
  /** The path of the page, or of the entry on it. */
  readonly path: string;
  /** The entry that the page shows; undefined for a page without entries. */
  readonly entryId: string | undefined;
  /** The resolved settings of the site. */
  readonly settings: Settings;
  /** What views know of the page. */
  readonly info: PageInfo;
  /** The markup of the body without blocks. */
  readonly shell: string;
  /** The frame's blocks before the page's content. */
  readonly before: readonly ComposedBlock[];
  /** The page's own blocks. */
  readonly blocks: readonly ComposedBlock[];
  /** The frame's blocks after the page's content. */
  readonly after: readonly ComposedBlock[];
  /** Whether a block of the page shows toasts, so that the body has a place for them. */
  readonly toasts: boolean;
}

/** A page that can't be shown. */
export interface NotComposed {
  /** A sentence for the user. */
  readonly reason: string;
}

export function composedBlocks({ before, blocks, after }: ComposedPage): readonly ComposedBlock[] {
  return [...before, ...blocks, ...after];
}

export function keyOfBlock({ page, block }: BlockAddress): string {
  return `${page}/${block}`;
}

export function sameBlock(one: BlockAddress | undefined, other: BlockAddress | undefined): boolean {
  return one?.page === other?.page && one?.block === other?.block;
}

const main: RenderedBlock = { html: markup(createElement(Content)), preloads: [] };

export function shellOf(page: PageInfo, toasts: boolean): string {
  return joinBody({ page, frame: [main], blocks: [], toasts });
}

/** Without problems, identical to what the build writes. */
export function bodyOf({ info, before, blocks, after, toasts }: ComposedPage): string {
  const renderedOf = (list: readonly ComposedBlock[]) => list.map(({ rendered }) => rendered);
  return joinBody({
    page: info,
    frame: [...renderedOf(before), main, ...renderedOf(after)],
    blocks: renderedOf(blocks),
    toasts,
  });
}
