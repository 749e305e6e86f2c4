import type { Site, SitePage } from "../site.ts";
import { markupWithIslands } from "./markup.tsx";
import { PageFrame, type PageFrameProps } from "./page-frame.tsx";
import { firstPictured, type RenderedBlock, renderBlock } from "./render-block.tsx";

/** A page between its body tags: what stands around its blocks, and each block, rendered for itself. */
export function renderBody({ settings }: Pick<Site, "settings">, page: SitePage): string {
  const first = firstPictured(page);
  const blocks = page.blocks.map((block, index) => renderBlock(block, index === first));
  return joinBody(renderFrame(frameOf(settings, page)), blocks);
}

/** What the frame of a page depends on. */
export function frameOf(settings: Site["settings"], { path, title, blocks }: SitePage): PageFrameProps {
  return { settings, path, title, toasts: blocks.some(({ definition }) => definition.toasts) };
}

/** What stands around the blocks of a page, as markup; its main element is empty. */
export function renderFrame(props: PageFrameProps): string {
  return markupWithIslands(<PageFrame {...props} />);
}

/** A frame with blocks in it; what is to be fetched early comes first, each once. */
export function joinBody(frame: string, blocks: readonly RenderedBlock[]): string {
  const preloads = new Set(blocks.flatMap((block) => block.preloads));
  const inside = blocks.map(({ html }) => html).join("");
  // Texts are escaped, so that only the end of the main element looks like it.
  return [...preloads].join("") + frame.replace("</main>", () => `${inside}</main>`);
}
