import type { ComponentType } from "react";
import { FirstScreen } from "../../blocks/_kit/first-screen.ts";
import { PageContext, type PageInfo } from "../../blocks/_kit/page-context.ts";
import type { SiteBlock, SitePage } from "../site.ts";
import { markupWithIslands } from "./markup.tsx";
import { picturesIn } from "./pictures-in.ts";
import { ViewError } from "./view-error.ts";

/** A block as markup. */
export interface RenderedBlock {
  /** Its wrapper, which carries its id, and what is in it. */
  readonly html: string;
  /** What React puts before everything else, for the browser to fetch the first picture early. */
  readonly preloads: readonly string[];
}

/** Where a block is rendered. */
export interface BlockPlace {
  readonly page: PageInfo;
  /** Whether it holds the pictures that are seen first. */
  readonly onFirstScreen?: boolean;
  /** Whether it belongs to the frame around the page's own blocks. */
  readonly inFrame?: boolean;
}

/**
 * One block of a page. It depends on nothing but the block and its place, so that the editor can render the one that is
 * being changed and get letter for letter what the build writes.
 *
 * Throws a ViewError when its view throws, or that of a block inside it.
 */
export function renderBlock(block: SiteBlock, place: BlockPlace): RenderedBlock {
  try {
    return markupOf(block, place);
  } catch (error) {
    throw new ViewError(culpritIn(block, place), place.page.href, error);
  }
}

function markupOf(
  { id, definition, props }: SiteBlock,
  { page, onFirstScreen, inFrame }: BlockPlace,
): RenderedBlock {
  const View = definition.view as ComponentType<Record<string, unknown>>;
  const html = markupWithIslands(
    <PageContext value={page}>
      <FirstScreen value={onFirstScreen ?? false}>
        <div id={id} className={inFrame ? "frame-block" : "block"}>
          <View {...(props as Record<string, unknown>)} />
        </div>
      </FirstScreen>
    </PageContext>,
    `${id.replace(/\W/g, "_")}_`,
  );
  const start = html.indexOf("<div");
  return { html: html.slice(start), preloads: html.slice(0, start).match(/<link\b[^<>]*>/g) ?? [] };
}

/** Which block the error comes from: the innermost one that can't be rendered alone either. */
function culpritIn(block: SiteBlock, place: BlockPlace): SiteBlock {
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

/** Which block of a page holds the pictures that are seen first, by its index; -1 if none does. */
export function firstPictured({ blocks }: Pick<SitePage, "blocks">): number {
  const pictured = blocks.findIndex(({ props }) => picturesIn(props).length > 0);
  return pictured <= lastOnFirstScreen ? pictured : -1;
}

/** After a breadcrumb and a heading, a list's first row can still be seen; further down it can't. */
const lastOnFirstScreen = 2;
