import type { PageFrameProps } from "../../renderer/render/page-frame.tsx";
import type { RenderedBlock } from "../../renderer/render/render-block.tsx";
import { joinBody } from "../../renderer/render/render-body.tsx";
import type { Settings, SiteBlock } from "../../renderer/site.ts";

/** A block as the preview shows it. */
export interface ComposedBlock {
  readonly id: string;
  readonly type: string;
  readonly rendered: RenderedBlock;
  readonly onFirstScreen: boolean;
  /** What was rendered; nothing for a box that stands in for the block. */
  readonly source: SiteBlock | undefined;
  /**
   * `shown`: what the build writes. `kept`: it can't be rendered as it is now, so this is how it last was. `unknown`: a
   * box for a block of a type that this release does not have.
   */
  readonly state: "shown" | "kept" | "unknown";
}

/** A page as the preview shows it, in parts that keep their identity as long as they are the same. */
export interface ComposedPage {
  readonly id: string;
  readonly path: string;
  /** The entry whose page it is, if it is one's. */
  readonly entryId: string | undefined;
  readonly settings: Settings;
  /** What stands around the blocks, as markup, and what that was made from. */
  readonly frame: string;
  readonly frameProps: PageFrameProps;
  readonly blocks: readonly ComposedBlock[];
}

/** Why there is nothing to show, as a sentence. */
export interface NotComposed {
  readonly reason: string;
}

/** What is between the page's body tags: of a page without mistakes, letter for letter what the build writes. */
export function bodyOf({ frame, blocks }: ComposedPage): string {
  return joinBody(
    frame,
    blocks.map(({ rendered }) => rendered),
  );
}
