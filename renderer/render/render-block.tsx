import type { ComponentType } from "react";
import { FirstScreen } from "../../blocks/_kit/first-screen.ts";
import { PageContext, type PageInfo } from "../../blocks/_kit/page/page-context.ts";
import type { SiteBlock, SitePage } from "../site.ts";
import { markupWithIslands } from "./markup.tsx";
import { picturesIn } from "./pictures-in.ts";
import { ViewError } from "./view-error.ts";

/** The markup of a block. */
export interface RenderedBlock {
  /** With the wrapper that has the block's id. */
  readonly html: string;
  /** `<link>` tags that preload its pictures, to be written at the start of the body. */
  readonly preloads: readonly string[];
}

/** Where a block is rendered, as far as its markup depends on it. */
export interface BlockPlacement {
  readonly page: PageInfo;
  /** Whether its pictures load eagerly. */
  readonly onFirstScreen?: boolean;
  /** Whether it is around the pages, as header and footer are. */
  readonly inFrame?: boolean;
}

/**
 * Depends only on the block and its place, so that the editor can render a changed block and get exactly what the
 * build writes. Throws a ViewError when its view, or that of a block inside it, throws.
 */
export function renderBlock(block: SiteBlock, place: BlockPlacement): RenderedBlock {
  try {
    return markupOf(block, place);
  } catch (error) {
    throw new ViewError(culpritIn(block, place), place.page.href, error);
  }
}

function markupOf(
  { id, definition, props, width }: SiteBlock,
  { page, onFirstScreen, inFrame }: BlockPlacement,
): RenderedBlock {
  const View = definition.view as ComponentType<Record<string, unknown>>;
  const html = markupWithIslands(
    <PageContext value={page}>
      <FirstScreen value={onFirstScreen ?? false}>
        <div id={id} className={wrapperOf(definition, inFrame)} data-width={width}>
          <View {...(props as Record<string, unknown>)} />
        </div>
      </FirstScreen>
    </PageContext>,
    `${id.replace(/\W/g, "_")}_`,
  );
  const start = html.indexOf("<div");
  return { html: html.slice(start), preloads: html.slice(0, start).match(/<link\b[^<>]*>/g) ?? [] };
}

function wrapperOf({ frame }: SiteBlock["definition"], inFrame = false): string {
  if (!inFrame) return "block";
  return frame ? "frame-block" : "frame-block block";
}

function culpritIn(block: SiteBlock, place: BlockPlacement): SiteBlock {
  const child = block.children.find((candidate) => {
    try {
      markupOf(candidate, place);
      return false;
    } catch {
      return true;
    }
  });
  return child ? culpritIn(child, place) : block;
}

export function firstWithPictures({ blocks }: Pick<SitePage, "blocks">): number {
  const pictured = blocks.findIndex(({ props }) => picturesIn(props).length > 0);
  return pictured <= lastOnFirstScreen ? pictured : -1;
}

const lastOnFirstScreen = 2;
