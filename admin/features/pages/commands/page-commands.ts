import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import type { DefinedBlock } from "../../../../editing/document/definitions.ts";
import { idOfTitle, newPageBefore } from "../../../../editing/document/page.ts";
import { publicationOfPage } from "../../../../editing/document/publication.ts";
import { addRedirect, type Redirect } from "../../../../editing/document/redirects.ts";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { siteLanguages } from "../../../../editing/document/site-document.ts";
import { currentSite } from "../../../../editing/edits/history.ts";
import {
  describeBrokenLinks,
  describeLinksToUpdate,
  describeUpdatedLinks,
  incomingLinks,
  linksToPage,
  nameLocations,
} from "../../../../editing/labels/links-to-page.ts";
import { addressLabel, describePublication, pageTitle } from "../../../../editing/labels/page-label.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { localizeSample } from "../../../fields/insert/localize-sample.ts";
import { sampleContent } from "../../../fields/insert/sample-content.ts";
import { focusFirstField, focusPageRow } from "../../../ui/browser/focus-when-visible.ts";
import { tryEdit } from "../../../view/try-edit.ts";
import { undoNotice } from "../../../view/undo-notice.ts";
import { lazyCommands } from "./lazy-commands.ts";
import type { PagesContext } from "./pages-context.ts";

/** A page that is about to be added. */
export interface NewPage {
  readonly title: string;
  /** Its address on the site, such as `/about`. */
  readonly path: string;
  readonly description: string;
  /** Whether visitors don't see it yet. */
  readonly draft: boolean;
  /** The types of its first blocks, which are inserted as samples. */
  readonly blocks: readonly DefinedBlock[];
}

/** Edits of pages, by id, each with its announcement and the focus afterwards. */
export interface PageCommands {
  /** Selects the page in the pages workspace. */
  open(id: string): void;
  /** `before` is the id of the page that will follow; undefined for the end of the list. */
  moveBefore(id: string, before: string | undefined): void;
  /** Moves a page by one, or announces that it is the first or last. */
  moveBy(id: string, by: -1 | 1): void;
  /** How many links follow if the address of the page changes, as a sentence. */
  linkWords(id: string): string;
  add(page: NewPage): void;
  /** Inserts a copy after the page. */
  duplicate(id: string): void;
  /** Adds a copy in another language, as a draft. */
  translate(id: string, language: string): void;
  rename(id: string, title: string): void;
  /** Hides a page from visitors or shows it, and reports links that break by it. */
  setDraft(id: string, draft: boolean): void;
  /** Changes a page's address, reports how many links were updated, and offers a redirect from the previous one. */
  setAddress(id: string, path: string): void;
  remove(id: string): void;
}

export function createPageCommands(context: PagesContext): PageCommands {
  const { store, schemas } = context;
  return {
    open: (id) => open(context, id),
    moveBefore: (id, before) => moveBefore(context, id, before),
    moveBy: (id, by) => moveBy(context, id, by),
    linkWords: (id) => describeLinksToUpdate(linksToPage(currentSite(store.getState().history), id), schemas),
    add: (page) => add(context, page),
    duplicate: (id) => duplicate(context, id),
    translate: (id, language) => void translate(context, id, language),
    rename: (id, title) => rename(context, id, title),
    setDraft: (id, draft) => setDraft(context, id, draft),
    setAddress: (id, path) => setAddress(context, id, path),
    remove: (id) => remove(context, id),
  };
}

type Store = PagesContext["store"];

const siteOf = (store: Store) => currentSite(store.getState().history);
const pagesOf = (store: Store) => store.getState().document.pages;
const findById = (store: Store, id: string) => pagesOf(store).find((page) => page.id === id);
const titleOf = (store: Store, page: PageDocument) => pageTitle(page, store.getState().document.site);

function open({ view }: PagesContext, page: string): void {
  view.getState().go({ workspace: "pages", page });
}

function moveBefore(context: PagesContext, id: string, before: string | undefined): void {
  const { store } = context;
  const edit = { kind: "move-page", page: id, ...(before !== undefined && { before }) } as const;
  const page = findById(store, id);
  if (!page || !tryEdit(context, { edit, failureTitle: messages.pages.told.pageNotMoved })) return;
  const pages = pagesOf(store);
  const position = pages.findIndex((other) => other.id === id) + 1;
  announce(messages.pages.told.moved({ name: titleOf(store, page), place: position, number: pages.length }));
  focusPageRow(id);
}

function moveBy(context: PagesContext, id: string, by: -1 | 1): void {
  const { store } = context;
  const pages = pagesOf(store);
  const index = pages.findIndex((page) => page.id === id) + by;
  const page = findById(store, id);
  if (index < 0 || index >= pages.length)
    announce(
      messages.pages.told[by < 0 ? "firstPage" : "lastPage"]({
        name: page ? titleOf(store, page) : messages.pages.told.thisPage,
      }),
    );
  else moveBefore(context, id, pages[by < 0 ? index : index + 1]?.id);
}

function add(context: PagesContext, { title, path, description, draft, blocks: start }: NewPage): void {
  const { store, content, notices } = context;
  const supplies = sampleContent(store.getState().document, content, undefined);
  const blocks = start.map(({ type, schema, sample, heading }) => {
    const props = localizeSample(schema, structuredClone(sample), supplies) as Record<string, unknown>;
    return { id: type, type, props: heading === 1 && "title" in props ? { ...props, title } : props };
  });
  const [language] = siteLanguages(store.getState().document.site);
  const id = idOfTitle(title, { language }) || idOfTitle(path, { language }) || "page";
  const page = { id, path, title, description, ...(draft && { draft }), blocks };
  const before = newPageBefore(pagesOf(store));
  const done = tryEdit(context, {
    edit: { kind: "insert-page", page, ...(before !== undefined && { before }) },
    failureTitle: messages.pages.told.pageNotAdded,
  });
  if (!done?.added) return;
  notices.getState().notify({
    title: messages.pages.told.pageAdded({ title }),
    ...(draft && { text: messages.pages.told.pageIsDraft }),
  });
  focusPageRow(done.added.page);
  focusFirstField();
}

function duplicate(context: PagesContext, id: string): void {
  const edit = { kind: "duplicate-page", page: id } as const;
  const done = tryEdit(context, { edit, failureTitle: messages.pages.told.pageNotDuplicated });
  const copy = done?.added && findById(context.store, done.added.page);
  if (!copy) return;
  const text = messages.pages.told.copyAt({ path: addressLabel(copy.path) });
  context.notices.getState().notify({ title: messages.pages.told.pageDuplicated, text });
  focusPageRow(copy.id);
}

async function translate(context: PagesContext, id: string, language: string): Promise<void> {
  const { store, notices } = context;
  const words = await loadSampleTexts();
  const page = findById(store, id);
  if (!page) return;
  if (!words) {
    const title = messages.pages.told.pageNotTranslated;
    notices.getState().notify({ tone: "failure", title, text: messages.later.failedText });
    return;
  }
  const copy = translationOf(page, { language, words });
  const pages = pagesOf(store);
  const next = pages[pages.indexOf(page) + 1]?.id;
  const edit = { kind: "insert-page", page: copy, ...(next && { before: next }) } as const;
  const done = tryEdit(context, { edit, failureTitle: messages.pages.told.pageNotTranslated });
  if (!done?.added) return;
  open(context, done.added.page);
  notices.getState().notify({
    title: messages.pages.told.pageTranslated,
    text: messages.pages.told.draftAt({ path: addressLabel(copy.path) }),
  });
}

type SampleTexts = typeof import("../../../fields/insert/translate-sample.ts");

const loadSampleTexts = (): Promise<SampleTexts | undefined> =>
  lazyCommands.load().then(
    ({ sampleTexts }) => sampleTexts,
    () => undefined,
  );

interface Translation {
  readonly language: string;
  readonly words: SampleTexts;
}

/** A draft of a page in another language, still with the texts of the page. */
function translationOf(page: PageDocument, { language, words }: Translation): PageDocument {
  const { blocks, ...fields } = structuredClone(page);
  const original = typeof page.translationOf === "string" ? page.translationOf : page.id;
  return {
    ...fields,
    id: `${original}-${language.toLowerCase()}`,
    path: `/${language.toLowerCase()}${page.path === "/" ? "" : page.path}`,
    language,
    translationOf: original,
    draft: true,
    blocks: blocks.map(({ lock: _, ...block }) => ({
      ...block,
      ...(block.props && { props: words.translateSample(block.props, language) }),
    })),
  };
}

function rename(context: PagesContext, id: string, title: string): void {
  const target = { in: "page", page: id } as const;
  const edit = { kind: "set-value", target, path: ["title"], value: title } as const;
  if (tryEdit(context, { edit, failureTitle: messages.pages.told.pageNotRenamed }))
    announce(messages.pages.told.renamed({ title }));
  focusPageRow(id);
}

function setDraft(context: PagesContext, id: string, draft: boolean): void {
  const { store, content, notices, schemas } = context;
  const target = { in: "page", page: id } as const;
  const edit = { kind: "set-value", target, path: ["draft"], ...(draft && { value: true }) } as const;
  const page = findById(store, id);
  if (!page || !tryEdit(context, { edit, failureTitle: messages.pages.told.notChanged })) return;
  const state = publicationOfPage({ ...page, draft }, content.today);
  const title = describePublication(state, titleOf(store, page));
  const site = siteOf(store);
  const places = incomingLinks(site, id);
  if (state.kind === "live" || places.length === 0) announce(title);
  else {
    const text = describeBrokenLinks(places, nameLocations(places, site, schemas), state.kind);
    notices.getState().notify({ title, text });
  }
}

function setAddress(context: PagesContext, id: string, path: string): void {
  const { store, notices, schemas } = context;
  const places = linksToPage(siteOf(store), id);
  const edit = { kind: "set-page-path", page: id, path } as const;
  const done = tryEdit(context, { edit, failureTitle: messages.pages.told.addressNotChanged });
  if (!done) return;
  const followed = describeUpdatedLinks(places, schemas);
  const { redirect } = done;
  notices.getState().notify({
    title: messages.pages.told.addressIs({ path: addressLabel(path) }),
    text: redirect ? messages.pages.told.oldAddress({ followed, path: redirect.from }) : followed,
    ...(redirect && {
      action: {
        label: messages.pages.told.sendOn({ path: redirect.from }),
        run: () => insertRedirect(context, redirect),
      },
    }),
  });
  focusPageRow(id);
}

function insertRedirect(context: PagesContext, { from, to }: Redirect): void {
  const edit = addRedirect(context.store.getState().document, { from, to });
  if (tryEdit(context, { edit, failureTitle: messages.pages.told.redirectNotAdded }))
    context.notices.getState().notify({ title: messages.pages.told.redirected({ from, to }) });
}

function remove(context: PagesContext, id: string): void {
  const { store, schemas } = context;
  const pages = pagesOf(store);
  const index = pages.findIndex((page) => page.id === id);
  const [before, page, after] = [pages[index - 1], pages[index], pages[index + 1]];
  if (!page) return;
  const site = siteOf(store);
  const places = incomingLinks(site, id);
  const lost = describeBrokenLinks(places, nameLocations(places, site, schemas));
  const next = (after ?? before)?.id;
  const done = tryEdit(context, {
    edit: { kind: "remove-page", page: id },
    failureTitle: messages.pages.told.pageNotDeleted({ title: titleOf(store, page) }),
  });
  if (!done || next === undefined) return;
  open(context, next);
  undoNotice(context, {
    title: messages.pages.told.pageDeleted({ title: titleOf(store, page) }),
    ...(places.length > 0 && { text: lost }),
    restore: { kind: "insert-page", page, ...(after && { before: after.id }) },
    isBack: () => findById(store, id) !== undefined,
    onBack() {
      open(context, id);
      focusPageRow(id);
    },
  });
  focusPageRow(next);
}
