import type { ComponentType } from "react";
import { FirstScreen } from "../../blocks/_kit/first-screen.ts";
import type { SiteBlock, SitePage } from "../site.ts";
import { markupWithIslands } from "./markup.tsx";
import { picturesIn } from "./pictures-in.ts";

/** A block as markup. */
export interface RenderedBlock {
  /** Its wrapper, which carries its id, and what is in it. */
  readonly html: string;
  /** What React puts before everything else, for the browser to fetch the first picture early. */
  readonly preloads: readonly string[];
}

/**
 * One block of a page. It depends on nothing but the block and on whether it starts on the first screen, so that the
 * editor can render the one that is being changed and get letter for letter what the build writes.
 */
export function renderBlock({ id, definition, props }: SiteBlock, onFirstScreen: boolean): RenderedBlock {
  const View = definition.view as ComponentType<Record<string, unknown>>;
  const html = markupWithIslands(
    <div id={id} className="block">
      <FirstScreen value={onFirstScreen}>
        <View {...(props as Record<string, unknown>)} />
      </FirstScreen>
    </div>,
    `${id.replace(/\W/g, "_")}_`,
  );
  const start = html.indexOf("<div");
  return { html: html.slice(start), preloads: html.slice(0, start).match(/<link\b[^>]*>/g) ?? [] };
}

/** Which block of a page holds the pictures that are seen first, by its index; -1 if none does. */
export function firstPictured({ blocks }: Pick<SitePage, "blocks">): number {
  const pictured = blocks.findIndex(({ props }) => picturesIn(props).length > 0);
  return pictured <= lastOnFirstScreen ? pictured : -1;
}

/** After a breadcrumb and a heading, a list's first row can still be seen; further down it can't. */
const lastOnFirstScreen = 2;
