import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { currentSite } from "../../../document/current-site.ts";
import { publicationOfPage } from "../../../document/publication.ts";
import { addRedirect, type Redirect } from "../../../document/redirects.ts";
import type { PageDocument } from "../../../document/site-document.ts";
import { localizeSample } from "../../../fields/insert/localize-sample.ts";
import { siteSupplies } from "../../../fields/insert/site-supplies.ts";
import { addressWords } from "../../../labels/address-words.ts";
import { linksFollowed, linksLost, linksWillFollow } from "../../../labels/link-words.ts";
import { linksFromElsewhere, linksToPage, namePlaces } from "../../../labels/links-to-page.ts";
import { pageTitle, stateWords } from "../../../labels/page-words.ts";
import { messages } from "../../../messages/messages.ts";
import { focusPageRow } from "../../../ui/focus-soon.ts";
import { attempt } from "../../../workspace/attempt.ts";
import { undoNotice } from "../../../workspace/undo-notice.ts";
import { idOfTitle } from "./address-of-title.ts";
import type { PagesContext } from "./pages-context.ts";
import { blocksOf, type StartingPoint } from "./starting-points.ts";

/** A page that somebody asks for. */
export interface NewPage {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly draft: boolean;
  readonly start: StartingPoint;
}

/** What can be done with a page as a whole. Each says what it did. */
export type PageCommands = ReturnType<typeof createPageCommands>;

export function createPageCommands(context: PagesContext) {
  const { store, view, content, notices, schemas } = context;
  const { told } = messages.pages;
  const site = () => currentSite(store.getState().history);
  const pages = () => store.getState().document.pages;
  const pageOf = (id: string) => pages().find((page) => page.id === id);
  const open = (page: string) => view.getState().go({ workspace: "pages", page });
  const titleOf = (page: PageDocument) => pageTitle(page, store.getState().document.site);

  const moveBefore = (id: string, before: string | undefined) => {
    const edit = { kind: "move-page", page: id, ...(before !== undefined && { before }) } as const;
    const page = pageOf(id);
    if (!page || !attempt(context, { edit, refused: told.pageNotMoved })) return;
    const place = pages().findIndex((other) => other.id === id) + 1;
    announce(told.moved(titleOf(page), place, pages().length));
    focusPageRow(id);
  };

  return {
    open,
    moveBefore,
    moveBy(id: string, by: -1 | 1) {
      const place = pages().findIndex((page) => page.id === id) + by;
      const page = pageOf(id);
      if (place < 0 || place >= pages().length)
        announce(told[by < 0 ? "firstPage" : "lastPage"](page ? titleOf(page) : told.thisPage));
      else moveBefore(id, pages()[by < 0 ? place : place + 1]?.id);
    },
    /** What is to be known of the links to a page before its address changes, in a sentence. */
    linkWords: (id: string) => linksWillFollow(linksToPage(site(), id), schemas),
    add({ title, path, description, draft, start }: NewPage) {
      const { document } = store.getState();
      const supplies = siteSupplies(document, content, undefined);
      const blocks = blocksOf(start, context.blocks).map(({ type, schema, sample, heading }) => {
        const props = localizeSample(schema, structuredClone(sample), supplies) as Record<string, unknown>;
        return { id: type, type, props: heading === 1 && "title" in props ? { ...props, title } : props };
      });
      const page = { id: idOfTitle(title), path, title, description, ...(draft && { draft }), blocks };
      const done = attempt(context, {
        edit: { kind: "insert-page", page },
        refused: told.pageNotAdded,
      });
      if (!done?.added) return;
      notices.getState().notify({
        title: told.pageAdded(title),
        ...(draft && { text: told.pageIsDraft }),
      });
      focusPageRow(done.added.page);
    },
    duplicate(id: string) {
      const done = attempt(context, {
        edit: { kind: "duplicate-page", page: id },
        refused: told.pageNotDuplicated,
      });
      const copy = done?.added && pageOf(done.added.page);
      if (!copy) return;
      notices.getState().notify({
        title: told.pageDuplicated,
        text: told.copyAt(addressWords(copy.path)),
      });
      focusPageRow(copy.id);
    },
    /** Puts the same page in another language behind it: a draft, until somebody has translated it. */
    translate(id: string, language: string) {
      const page = pageOf(id);
      if (!page) return;
      const { blocks, ...fields } = structuredClone(page);
      const original = typeof page.translationOf === "string" ? page.translationOf : id;
      const next = pages()[pages().indexOf(page) + 1]?.id;
      const copy = {
        ...fields,
        id: `${original}-${language.toLowerCase()}`,
        path: `/${language.toLowerCase()}${page.path === "/" ? "" : page.path}`,
        language,
        translationOf: original,
        draft: true,
        blocks: blocks.map(({ lock: _, ...block }) => block),
      };
      const edit = { kind: "insert-page", page: copy, ...(next && { before: next }) } as const;
      const done = attempt(context, { edit, refused: told.pageNotTranslated });
      if (!done?.added) return;
      open(done.added.page);
      notices.getState().notify({
        title: told.pageTranslated,
        text: told.draftAt(addressWords(copy.path)),
      });
    },
    rename(id: string, title: string) {
      const edit = {
        kind: "set-value",
        target: { in: "page", page: id },
        path: ["title"],
        value: title,
      } as const;
      if (attempt(context, { edit, refused: told.pageNotRenamed })) announce(told.renamed(title));
      focusPageRow(id);
    },
    setDraft(id: string, draft: boolean) {
      const target = { in: "page", page: id } as const;
      const edit = { kind: "set-value", target, path: ["draft"], ...(draft && { value: true }) } as const;
      const page = pageOf(id);
      if (!page || !attempt(context, { edit, refused: told.notChanged })) return;
      const state = publicationOfPage({ ...page, draft }, content.today);
      const title = stateWords(state, titleOf(page));
      if (state.kind === "live") return announce(title);
      const places = linksFromElsewhere(site(), id);
      if (places.length === 0) return announce(title);
      const text = linksLost(places, namePlaces(places, site(), schemas), state.kind);
      notices.getState().notify({ title, text });
    },
    /** Gives a page another address, says how many links followed, and offers a redirect from the old one. */
    setAddress(id: string, path: string) {
      const places = linksToPage(site(), id);
      const edit = { kind: "set-page-path", page: id, path } as const;
      const done = attempt(context, { edit, refused: told.addressNotChanged });
      if (!done) return;
      const followed = linksFollowed(places, schemas);
      const { redirect } = done;
      notices.getState().notify({
        title: told.addressIs(addressWords(path)),
        text: redirect ? told.oldAddress(followed, redirect.from) : followed,
        ...(redirect && {
          action: { label: told.sendOn(redirect.from), run: () => leaveRedirect(redirect) },
        }),
      });
      focusPageRow(id);
    },
    remove: (id: string) => remove(id),
  };

  function remove(id: string): void {
    const index = pages().findIndex((page) => page.id === id);
    const [before, page, after] = [pages()[index - 1], pages()[index], pages()[index + 1]];
    if (!page) return;
    const places = linksFromElsewhere(site(), id);
    const lost = linksLost(places, namePlaces(places, site(), schemas));
    const next = (after ?? before)?.id;
    const done = attempt(context, {
      edit: { kind: "remove-page", page: id },
      refused: told.pageNotDeleted(titleOf(page)),
    });
    if (!done || next === undefined) return;
    open(next);
    undoNotice(context, {
      title: told.pageDeleted(titleOf(page)),
      ...(places.length > 0 && { text: lost }),
      restore: { kind: "insert-page", page, ...(after && { before: after.id }) },
      isBack: () => pageOf(id) !== undefined,
      onBack() {
        open(id);
        focusPageRow(id);
      },
    });
    focusPageRow(next);
  }

  function leaveRedirect({ from, to }: Redirect): void {
    const edit = addRedirect(store.getState().document, { from, to });
    if (attempt(context, { edit, refused: told.redirectNotAdded }))
      notices.getState().notify({ title: told.redirected(from, to) });
  }
}
