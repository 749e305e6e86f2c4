import { createElement } from "react";
import type { PageInfo } from "../../../blocks/_kit/page-context.ts";
import { Content } from "../../../blocks/content/view.tsx";
import { markup } from "../../../renderer/render/markup.tsx";
import type { RenderedBlock } from "../../../renderer/render/render-block.tsx";
import { joinBody } from "../../../renderer/render/render-body.tsx";
import type { Settings, SiteBlock } from "../../../renderer/site.ts";
import type { BlockAddress } from "../../document/edit.ts";
import type { Marks } from "../source-map/stega.ts";

/** A block as the preview shows it. */
export interface ComposedBlock extends BlockAddress {
  readonly type: string;
  readonly rendered: RenderedBlock;
  /** What was rendered; nothing for a box that stands in for the block. */
  readonly source: SiteBlock | undefined;
  /** Its markup with marks in it that tell where each piece is written, made when somebody asks. */
  readonly marked: (() => { readonly html: string; readonly marks: Marks }) | undefined;
  /**
   * `shown`: what the build writes. `previous`: it can't be rendered as it is now, so this is how it last was. `failed`: a
   * box for a block that could not be rendered yet. `unknown`: a box for a block of a type that this release does not have.
   */
  readonly state: "shown" | "previous" | "failed" | "unknown";
}

/** A page as the preview shows it, in parts that keep their identity as long as they are the same. */
export interface ComposedPage {
  readonly id: string;
  readonly path: string;
  /** The entry whose page it is, if it is one's. */
  readonly entryId: string | undefined;
  readonly settings: Settings;
  readonly info: PageInfo;
  /** What every page has around its main element and its frame: the way past the frame, the place for toasts. */
  readonly shell: string;
  /** The blocks of its frame before and after its own. */
  readonly before: readonly ComposedBlock[];
  readonly blocks: readonly ComposedBlock[];
  readonly after: readonly ComposedBlock[];
  readonly toasts: boolean;
}

/** Why there is nothing to show, as a sentence. */
export interface NotComposed {
  readonly reason: string;
}

/** All blocks of a page, in their order. */
export function composedBlocks({ before, blocks, after }: ComposedPage): readonly ComposedBlock[] {
  return [...before, ...blocks, ...after];
}

/** A block's address as a text that no other block of the page has. */
export function keyOfBlock({ page, block }: BlockAddress): string {
  return `${page}/${block}`;
}

/** Whether two are the address of one block, or neither is one. */
export function sameBlock(one: BlockAddress | undefined, other: BlockAddress | undefined): boolean {
  return one?.page === other?.page && one?.block === other?.block;
}

const main: RenderedBlock = { html: markup(createElement(Content)), preloads: [] };

/** The shell of a page: what is between the page's body tags without any block. */
export function shellOf(page: PageInfo, toasts: boolean): string {
  return joinBody({ page, frame: [main], blocks: [], toasts });
}

/** What is between the page's body tags: of a page without mistakes, letter for letter what the build writes. */
export function bodyOf({ info, before, blocks, after, toasts }: ComposedPage): string {
  const renderedOf = (list: readonly ComposedBlock[]) => list.map(({ rendered }) => rendered);
  return joinBody({
    page: info,
    frame: [...renderedOf(before), main, ...renderedOf(after)],
    blocks: renderedOf(blocks),
    toasts,
  });
}
