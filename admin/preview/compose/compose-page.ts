import type { PageInfo } from "../../../blocks/_kit/page-context.ts";
import { pageInfoOf } from "../../../renderer/render/page-info.ts";
import { contentType } from "../../../renderer/resolve/frames.ts";
import type { OpenSite } from "../../../renderer/resolve/open-site.ts";
import type { OpenPage } from "../../../renderer/resolve/resolve-page.ts";
import type { Route } from "../../../renderer/resolve/routes.ts";
import type { AnyBlock } from "../../../schema/define-block.ts";
import { frameOfPage, pointerOfBlocks } from "../../document/frames.ts";
import { memoizeLast } from "../../document/memoize-last.ts";
import { collectionOfPage } from "../../document/page-of-collection.ts";
import { type Publication, publicationOf, publicationOfPage } from "../../document/publication.ts";
import { sameValue } from "../../document/same-value.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "../../document/site-document.ts";
import { messages } from "../../messages/messages.ts";
import { createBlockComposer } from "./compose-blocks.ts";
import { type ComposedPage, type NotComposed, shellOf } from "./composed-page.ts";
import { openDocument, openedParts, routesOf, routeTo, type SiteContent } from "./open-document.ts";

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

/** The day that a page is shown as on: today, or the one from which it and the entry whose page it is are seen. */
function dayShown(
  { document, pageId, entryId }: ComposeRequest,
  { entries, model, today }: SiteContent,
): string {
  const page = document.pages.find(({ id }) => id === pageId);
  if (!page) return today;
  const ofPage = dayOf(publicationOfPage(page, today)) ?? today;
  const collection = entryId === undefined ? undefined : collectionOfPage(page);
  const dayField = collection === undefined ? undefined : model.collections[collection]?.published;
  const entry = entries.find((found) => found.collection === collection && found.id === entryId);
  return (entry && dayOf(publicationOf({ fields: entry.fields, dayField, today: ofPage }))) ?? ofPage;
}

const dayOf = (publication: Publication) => (publication.kind === "scheduled" ? publication.day : undefined);

/**
 * A function that renders one page of a document with the production renderer. It remembers the last page in parts:
 * documents share what an edit left alone, so after a character was typed one block is resolved and rendered.
 *
 * Nothing is validated: a block with a mistake is rendered as far as it goes, or stays as it last was.
 */
export function createComposer({ content, blocks }: ComposerOptions): Compose {
  const siteFor = memoizeLast(
    (request) => openDocument(request.document, content, { blocks, today: dayShown(request, content) }),
    (request: ComposeRequest) => [
      ...openedParts(request.document),
      dayShown(request, content),
      content.entries,
      content.orderedIds,
      content.drawings,
    ],
  );
  const pageFor = memoizeLast(
    ({ open, route }) => ({ route, open: open.openPage(route) }),
    ({ page: { blocks: _, ...fields }, open, route: { entry, pointer } }: Opened) => [
      open,
      entry,
      pointer,
      ...Object.entries(fields).flat(),
    ],
  );
  const infoFor = memoizeLast(
    ({ site, page }) => {
      const home = site.routes.find(({ path }) => path === "/");
      const pages = home ? [site.openPage(home).envelope] : [];
      return shared(pageInfoOf({ settings: site.settings, pages }, page.envelope));
    },
    ({ site, page }: { site: OpenSite; page: OpenPage }) => [site, page],
  );
  const shared = createSharing<PageInfo>();
  const shellFor = memoizeLast(
    ({ info, toasts }) => shellOf(info, toasts),
    ({ info, toasts }: { info: PageInfo; toasts: boolean }) => [info, toasts],
  );
  const composeOwn = createBlockComposer(blocks);
  const composeBefore = createBlockComposer(blocks);
  const composeAfter = createBlockComposer(blocks);

  const compose: Compose = (request) => {
    const { document, pageId, entryId } = request;
    /** The route of an entry that is a draft, or whose day has not come: it is shown as on that day. */
    const unpublished = (page: PageDocument, site: OpenSite, index: number) => {
      const collection = collectionOfPage(page);
      const entry = content.entries.find((found) => found.collection === collection && found.id === entryId);
      return entry && routeTo(page, entry, site, index);
    };
    const index = document.pages.findIndex(({ id }) => id === pageId);
    const page = document.pages[index];
    if (!page) return { reason: messages.onPage.pageGone };
    const site = siteFor(request);
    const routes = routesOf(page, site, index);
    const wanted =
      routes.find(({ entry }) => entry?.id === entryId) ?? unpublished(page, site, index) ?? routes[0];
    if (!wanted) return { reason: messages.onPage.noEntries };
    const { route, open } = pageFor({ page, open: site, route: wanted });
    const info = infoFor({ site, page: open });
    const own = composeOwn(page.blocks, {
      ...{ owner: page.id, page: open, info, inFrame: false },
      pointer: pointerOfBlocks(document, page.id),
    });
    const frame = frameOfPage(document, page);
    const inFrame = {
      owner: frame.id,
      pointer: pointerOfBlocks(document, frame.id),
      page: open,
      info,
      inFrame: true,
    };
    const place = frame.blocks.findIndex(({ type }) => type === contentType);
    const hide = (isAway: (at: number) => boolean) =>
      frame.blocks.map((block, at) => (at === place || isAway(at) ? hidden(block) : block));
    const before = composeBefore(
      hide((at) => at > place),
      inFrame,
    );
    const after = composeAfter(
      hide((at) => at < place),
      inFrame,
    );
    const toasts = [...before, ...own, ...after].some(({ source }) =>
      [source, ...(source?.children ?? [])].some((block) => block?.definition.toasts),
    );
    return {
      id: pageId,
      path: route.path,
      entryId: route.entry?.id,
      settings: site.settings,
      info,
      shell: shellFor({ info, toasts }),
      before,
      blocks: own,
      after,
      toasts,
    };
  };
  return (request) => {
    try {
      return compose(request);
    } catch {
      return { reason: messages.onPage.pageNotShown };
    }
  };
}

const away = new WeakMap<BlockDocument, BlockDocument>();

/** A block that is not shown, so that those after it keep their places in the list; the same object each time. */
function hidden(block: BlockDocument): BlockDocument {
  const known = away.get(block) ?? { ...block, hidden: true };
  away.set(block, known);
  return known;
}

/** A function that gives the value that it gave before, as long as the next one says the same. */
function createSharing<Value>(): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => {
    const result = last !== undefined && sameValue(last, value) ? last : value;
    last = result;
    return result;
  };
}
