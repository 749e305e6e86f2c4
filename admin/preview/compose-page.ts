import { renderFrame } from "../../renderer/render/render-body.tsx";
import type { OpenSite } from "../../renderer/resolve/open-site.ts";
import type { Route } from "../../renderer/resolve/routes.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import type { PageDocument, SiteDocument } from "../edits/site-document.ts";
import { createBlockComposer } from "./compose-blocks.ts";
import type { ComposedPage, NotComposed } from "./composed-page.ts";
import { kept } from "./kept.ts";
import { openDocument, openedParts, routesOf, type SiteContent } from "./open-document.ts";

/** Which page is to be composed, of what. */
export interface ComposeRequest {
  readonly document: SiteDocument;
  readonly pageId: string;
  /** Of a page that is made of entries: the one that is shown, or else the first. */
  readonly entryId?: string | undefined;
}

export type Compose = (request: ComposeRequest) => ComposedPage | NotComposed;

interface ComposerOptions {
  /** Its entries may be others from time to time. */
  readonly content: SiteContent;
  readonly blocks: readonly AnyBlock[];
}

interface Opened {
  readonly page: PageDocument;
  readonly open: OpenSite;
  readonly route: Route;
}

/**
 * A function that renders one page of a document with the production renderer. It remembers the last page in parts:
 * documents share what an edit left alone, so after a character was typed one block is resolved and rendered.
 *
 * Nothing is validated: a block with a mistake is rendered as far as it goes, or stays as it last was.
 */
export function createComposer({ content, blocks }: ComposerOptions): Compose {
  const siteFor = kept(
    ({ document }: ComposeRequest) => [...openedParts(document), content.entries],
    ({ document }) => openDocument(document, content, blocks),
  );
  const pageFor = kept(
    ({ page: { blocks: _, ...fields }, open, route: { entry, pointer } }: Opened) => [
      open,
      entry,
      pointer,
      ...Object.entries(fields).flat(),
    ],
    ({ open, route }) => ({ route, open: open.openPage(route) }),
  );
  const frameFor = kept(Object.values, renderFrame);
  const composeBlocks = createBlockComposer(blocks);

  const compose: Compose = (request) => {
    const { document, pageId, entryId } = request;
    const index = document.pages.findIndex(({ id }) => id === pageId);
    const page = document.pages[index];
    if (!page) return { reason: "This page is not there any more." };
    const open = siteFor(request);
    const routes = routesOf(page, open, index);
    const wanted = routes.find(({ entry }) => entry?.id === entryId) ?? routes[0];
    if (!wanted) return { reason: `This page shows ${page.entries}, and there are none yet.` };
    const { route, open: openPage } = pageFor({ page, open, route: wanted });
    const composed = composeBlocks(page.blocks, openPage);
    const { path, entry } = route;
    const { settings } = open;
    const { title } = openPage.envelope;
    const toasts = composed.some(({ source }) => source?.definition.toasts);
    const frameProps = { settings, path, title, toasts };
    return {
      id: pageId,
      path,
      entryId: entry?.id,
      settings,
      frame: frameFor(frameProps),
      frameProps,
      blocks: composed,
    };
  };
  return (request) => {
    try {
      return compose(request);
    } catch {
      return { reason: "The page can't be shown as it is now." };
    }
  };
}
