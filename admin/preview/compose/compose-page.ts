import type { PageInfo } from "../../../blocks/_kit/page/page-context.ts";
import { frameOfPage, pointerOfBlocks } from "../../../editing/document/frames.ts";
import { memoizeLast } from "../../../editing/document/memoize.ts";
import { collectionOfPage } from "../../../editing/document/page.ts";
import { type Publication, publicationOf, publicationOfPage } from "../../../editing/document/publication.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { pageInfoOf } from "../../../renderer/render/page-info.ts";
import type { Route } from "../../../renderer/resolve/addresses/routes.ts";
import { contentType } from "../../../renderer/resolve/frames.ts";
import type { OpenSite } from "../../../renderer/resolve/open-site.ts";
import type { OpenPage } from "../../../renderer/resolve/resolve-page.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { type ComposeBlocks, createBlockComposer } from "./compose-blocks.ts";
import { type ComposedPage, type NotComposed, shellOf } from "./composed-page.ts";
import { openDocument, openedInputs, routesOf, routeTo, type SiteContent } from "./open-document.ts";

/** The page that is composed. */
interface ComposeRequest {
  readonly document: SiteDocument;
  readonly pageId: string;
  /** For a page that shows the entries of a collection; undefined for its first entry. */
  readonly entryId?: string | undefined;
}

export type Compose = (request: ComposeRequest) => ComposedPage | NotComposed;

interface ComposerOptions {
  readonly content: SiteContent;
  readonly blocks: readonly AnyBlock[];
}

interface RequestedPage {
  readonly page: PageDocument;
  readonly site: OpenSite;
  readonly route: Route;
}

/** Today, or the day on which the page and its entry are both live. */
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

/** Memoized in steps, so that typing renders one block. Nothing is validated: an invalid block is rendered as far as possible, or as before. */
export function createComposer(options: ComposerOptions): Compose {
  const steps = createSteps(options);
  return (request) => {
    try {
      return composePage(request, options.content, steps);
    } catch {
      return { reason: messages.onPage.pageNotShown };
    }
  };
}

interface ComposeSteps {
  openSite(request: ComposeRequest): OpenSite;
  openPage(wanted: RequestedPage): { readonly route: Route; readonly open: OpenPage };
  pageInfo(opened: { readonly site: OpenSite; readonly page: OpenPage }): PageInfo;
  shell(options: { readonly info: PageInfo; readonly toasts: boolean }): string;
  readonly before: ComposeBlocks;
  readonly own: ComposeBlocks;
  readonly after: ComposeBlocks;
}

function createSteps({ content, blocks }: ComposerOptions): ComposeSteps {
  const shared = createSharing<PageInfo>();
  return {
    openSite: memoizeLast(
      (request) => openDocument(request.document, content, { blocks, today: dayShown(request, content) }),
      (request) => [
        ...openedInputs(request.document),
        dayShown(request, content),
        content.entries,
        content.orderedIds,
        content.drawings,
      ],
    ),
    openPage: memoizeLast(
      ({ site, route }) => ({ route, open: site.openPage(route) }),
      ({ page: { blocks: _, ...fields }, site, route: { entry, pointer } }) => [
        site,
        entry,
        pointer,
        ...Object.entries(fields).flat(),
      ],
    ),
    pageInfo: memoizeLast(
      ({ site, page }) => {
        const home = site.routes.find(({ path }) => path === "/");
        const pages = home ? [site.openPage(home).envelope] : [];
        return shared(pageInfoOf({ settings: site.settings, pages, search: site.search }, page.envelope));
      },
      ({ site, page }) => [site, page],
    ),
    shell: memoizeLast(
      ({ info, toasts }) => shellOf(info, toasts),
      ({ info, toasts }) => [info, toasts],
    ),
    before: createBlockComposer(blocks),
    own: createBlockComposer(blocks),
    after: createBlockComposer(blocks),
  };
}

function composePage(
  request: ComposeRequest,
  { entries }: SiteContent,
  steps: ComposeSteps,
): ComposedPage | NotComposed {
  const { document, pageId } = request;
  const index = document.pages.findIndex(({ id }) => id === pageId);
  const page = document.pages[index];
  if (!page) return { reason: messages.onPage.pageGone };
  const site = steps.openSite(request);
  const wanted = routeFor({ page, index, site, entries, entryId: request.entryId });
  if (!wanted) return { reason: messages.onPage.noEntries };
  const { route, open } = steps.openPage({ page, site, route: wanted });
  const info = steps.pageInfo({ site, page: open });
  const blocks = steps.own(page.blocks, {
    ...{ owner: page.id, page: open, info, inFrame: false },
    pointer: pointerOfBlocks(document, page.id),
  });
  const { before, after } = composeFrame({ document, page, open, info }, steps);
  const toasts = [...before, ...blocks, ...after].some(({ source }) =>
    [source, ...(source?.children ?? [])].some((block) => block?.definition.toasts),
  );
  return {
    id: pageId,
    path: route.path,
    entryId: route.entry?.id,
    settings: site.settings,
    info,
    shell: steps.shell({ info, toasts }),
    before,
    blocks,
    after,
    toasts,
  };
}

interface RouteQuery {
  readonly page: PageDocument;
  readonly index: number;
  readonly site: OpenSite;
  readonly entries: SiteContent["entries"];
  readonly entryId: string | undefined;
}

/** Also of a draft or scheduled entry. */
function routeFor({ page, index, site, entries, entryId }: RouteQuery): Route | undefined {
  const routes = routesOf(page, site, index);
  const published = routes.find(({ entry }) => entry?.id === entryId);
  if (published) return published;
  const collection = collectionOfPage(page);
  const unpublished = entries.find((entry) => entry.collection === collection && entry.id === entryId);
  return unpublished ? routeTo(page, unpublished, site, index) : routes[0];
}

interface FramedPage {
  readonly document: SiteDocument;
  readonly page: PageDocument;
  readonly open: OpenPage;
  readonly info: PageInfo;
}

function composeFrame(
  { document, page, open, info }: FramedPage,
  steps: Pick<ComposeSteps, "before" | "after">,
): Pick<ComposedPage, "before" | "after"> {
  const { id: owner, blocks } = frameOfPage(document, page);
  const frame = { owner, pointer: pointerOfBlocks(document, owner), page: open, info, inFrame: true };
  const content = blocks.findIndex(({ type }) => type === contentType);
  return {
    before: steps.before(
      blocks.map((block, at) => (at >= content ? hidden(block) : block)),
      frame,
    ),
    after: steps.after(
      blocks.map((block, at) => (at <= content ? hidden(block) : block)),
      frame,
    ),
  };
}

const hiddenBlocks = new WeakMap<BlockDocument, BlockDocument>();

function hidden(block: BlockDocument): BlockDocument {
  const known = hiddenBlocks.get(block) ?? { ...block, hidden: true };
  hiddenBlocks.set(block, known);
  return known;
}

function createSharing<Value>(): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => {
    const result = last !== undefined && sameValue(last, value) ? last : value;
    last = result;
    return result;
  };
}
