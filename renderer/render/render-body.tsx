import type { ComponentType } from "react";
import { messagesFor } from "../../blocks/_kit/messages/index.ts";
import { PageContext, type PageInfo, unknownPage } from "../../blocks/_kit/page/page-context.ts";
import { ToastRegion } from "../../blocks/_kit/toasts/toast-region.tsx";
import { blocksOf } from "../blocks-of.ts";
import type { SiteBlock, SiteContext, SitePage } from "../site.ts";
import { memoizeByState } from "../templates/memoize-by-state.ts";
import { markup, markupWithIslands } from "./markup.tsx";
import { pageInfoOf } from "./page-info.ts";
import { firstWithPictures, type RenderedBlock, renderBlock } from "./render-block.tsx";
import { withHeights } from "./styles/estimate-height.ts";
import { trackPageInfo } from "./track-page-info.ts";

const contentType = "content";

/** The HTML of a page's body. `onSheet` is called if a block reads its number among the pages. */
export function renderBody(
  site: Pick<SiteContext, "settings" | "pages" | "search">,
  page: SitePage,
  onSheet?: () => void,
): string {
  const info = pageInfoOf(site, page);
  const watched = watchSheet(info, onSheet);
  const first = firstWithPictures(page);
  return joinBody({
    page: info,
    frame: page.frame.map((block) => {
      const { rendered, showsSheet } = frameBlockOnce(block, info);
      if (showsSheet()) onSheet?.();
      return rendered;
    }),
    blocks: page.blocks.map((block, index) =>
      renderBlock(block, { page: watched, onFirstScreen: index === first }),
    ),
    toasts: needsToasts(page),
  });
}

function watchSheet(info: PageInfo, onSheet: () => void = () => undefined): PageInfo {
  return {
    ...info,
    get sheet() {
      onSheet();
      return info.sheet;
    },
  };
}

interface FrameBlock {
  readonly rendered: RenderedBlock;
  showsSheet(): boolean;
}

/** Rendered once for all pages of which it looks up the same. */
const frameBlockOnce = memoizeByState<SiteBlock, PageInfo, FrameBlock>({
  plain(block, page) {
    let isShown = false;
    const rendered = renderFrameBlock(
      block,
      watchSheet(page, () => {
        isShown = true;
      }),
    );
    return { rendered, showsSheet: () => isShown };
  },
  tracked(block, page) {
    const { tracked, reads, fits } = trackPageInfo(page);
    const rendered = renderFrameBlock(block, tracked);
    return { made: { rendered, showsSheet: () => reads.has("sheet") }, fits };
  },
});

function renderFrameBlock(block: SiteBlock, page: PageInfo): RenderedBlock {
  if (block.definition.type !== contentType) return renderBlock(block, { page, inFrame: true });
  const View = block.definition.view as ComponentType;
  return { html: markup(<View />), preloads: [] };
}

function needsToasts(page: Pick<SitePage, "frame" | "blocks">): boolean {
  return blocksOf(page).some(({ definition }) => definition.toasts);
}

/** The rendered blocks of a page, before they are joined. */
interface BodyParts {
  readonly page: PageInfo;
  /** Those around the page; the block `content` among them is where `blocks` go. */
  readonly frame: readonly RenderedBlock[];
  readonly blocks: readonly RenderedBlock[];
  /** Whether a block of the page shows toasts. */
  readonly toasts: boolean;
}

export function joinBody({ page, frame, blocks, toasts }: BodyParts): string {
  const preloads = new Set([...frame, ...blocks].flatMap((block) => block.preloads));
  const around = frame.map(({ html }) => html).join("");
  const inside = withHeights(blocks.map(({ html }) => html)).join("");
  // Texts are escaped, so only the end tag itself matches.
  const whole = around.replace("</main>", () => `${inside}</main>`);
  return [...preloads].join("") + skipLink(page) + whole + (toasts ? toastsPlace(page) : "");
}

const skipLink = inEachLanguage((page) => {
  const { skipToContent } = messagesFor(page.language, page.words);
  return markup(
    <a href="#content" className="skip-link">
      {skipToContent}
    </a>,
  );
});

const toastsPlace = inEachLanguage((page) =>
  markupWithIslands(
    <PageContext value={{ ...unknownPage, ...page }}>
      <ToastRegion />
    </PageContext>,
    "toasts_",
  ),
);

function inEachLanguage(
  render: (page: Pick<PageInfo, "language" | "words">) => string,
): (page: PageInfo) => string {
  const known = new WeakMap<PageInfo["words"], Map<string, string>>();
  return ({ language, words }) => {
    const ofWords = known.get(words) ?? new Map<string, string>();
    known.set(words, ofWords);
    const html = ofWords.get(language) ?? render({ language, words });
    ofWords.set(language, html);
    return html;
  };
}
