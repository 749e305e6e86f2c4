import { useEffect, useState } from "react";
import { entryFile } from "../../../editing/document/entry.ts";
import { findPage } from "../../../editing/document/frames.ts";
import type { EditorRoute } from "../../../editing/document/selection.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { readBlockName } from "../../../editing/labels/block-label.ts";
import { nameEntry } from "../../../editing/labels/entry-label.ts";
import { nameLocation, pathInLocation } from "../../../editing/labels/name-location.ts";
import { nameValue } from "../../../editing/labels/name-value.ts";
import { pageTitle } from "../../../editing/labels/page-label.ts";
import { collectionTitle, schemaOf } from "../../../editing/labels/schema/schemas.ts";
import { withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { formatRoute } from "../../../editing/routes/route-hash.ts";
import { routeOfValue } from "../../../editing/routes/route-of-edit.ts";
import type { RouteContext } from "../../../editing/routes/route-of-setting.ts";
import { tokenPattern } from "../../../schema/text/token-syntax.ts";
import { textsOfSite } from "../../fields/text-search/find-text.ts";
import { replacerOf } from "../../fields/text-search/replace-in-text.ts";
import { readVisible } from "../../fields/text-search/replace-visible.ts";
import { type OpenedSite, useOpenedSite } from "../../site/opened-site.ts";
import { type EditorDocument, useEditorDocument } from "../../sync/store/editor-document.ts";
import { useWorkspace, type Workspace } from "../../view/workspace.ts";
import { type Action, searchActions } from "./find-actions.ts";
import { queryWords } from "./match-words.ts";
import { type ResultGroup, rankResults, type SearchResult } from "./rank-results.ts";
import { type SearchScope, searchRoutes } from "./search-routes.ts";

const around = 40;
const minLetters = 3;
const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The texts of the site in which words stand as they were typed, each as soon as it is found; nothing for a text in which
 * they don't, so that whoever asks can rest.
 */
export function* searchTexts(
  query: string,
  { site, schemas, model }: SearchScope & Pick<RouteContext, "model">,
): Generator<SearchResult | undefined> {
  const text = query.trim();
  if (text.length < minLetters && !ideographic.test(text)) return;
  const { pattern } = replacerOf({ text, by: "", matchCase: false });
  if (!pattern) return;
  const scope = tokenScope({ site: site.config.site, model });
  const tokenText = (token: string) => withTokens(token, scope).replace(tokenPattern, "…");
  for (const { target, path, text: source, isLink, isMarkdown } of textsOfSite(site, schemas)) {
    yield undefined;
    if (isLink) continue;
    const written = readVisible(source, { isMarkdown, tokenText }).shown.replace(/[\u00a0\u202f]/g, " ");
    pattern.lastIndex = 0;
    const match = pattern.exec(written);
    if (!match) continue;
    const place = routeOfValue(target, path, { model, document: site.config });
    const { title } = nameValue(schemaOf(schemas, site, target), pathInLocation(target, path));
    const { words, ranges } = excerptAround(written, match.index, match[0].length);
    yield {
      group: "texts",
      key: `texts ${JSON.stringify(place)}`,
      title: words,
      detail: `${nameLocation(schemas, site, { target, path })}: ${title}`,
      score: 20,
      ranges,
      target: place,
    };
  }
}

function excerptAround(
  text: string,
  at: number,
  length: number,
): Pick<SearchResult, "ranges"> & { readonly words: string } {
  const start = at <= around ? 0 : text.indexOf(" ", at - around) + 1;
  const last = text.lastIndexOf(" ", at + length + around);
  const end = text.length - (at + length) <= around ? text.length : Math.max(last, at + length);
  const before = oneLine(`${start > 0 ? "… " : ""}${text.slice(start, at)}`);
  const found = oneLine(text.slice(at, at + length));
  const after = oneLine(`${text.slice(at + length, end)}${end < text.length ? " …" : ""}`);
  return { words: before + found + after, ranges: [[before.length, before.length + found.length]] };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** What the search has found so far. */
interface SearchState {
  readonly groups: readonly ResultGroup[];
  /** Whether everything was searched. */
  readonly isDone: boolean;
}

export function useSearch(query: string, actions: readonly Action[]): SearchState {
  const { store } = useEditorDocument();
  const { schemas, content } = useOpenedSite();
  const { view, recent: places } = useWorkspace();
  const [found, setFound] = useState<SearchState>({ groups: [], isDone: false });
  // The site as it is when something is sought: nothing is edited while the dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of the same actions finds the same
  useEffect(() => {
    const site = currentSite(store.getState().history);
    const searched = { site, schemas, model: content.model };
    const words = queryWords(query);
    if (words.length === 0) {
      const recent = [
        ...recentFindings({ store, schemas, view, recent: places }),
        ...searchActions([], actions),
      ];
      return setFound({ groups: rankResults([], recent), isDone: true });
    }
    let groups: readonly ResultGroup[] = [];
    const search = all(
      searchActions(words, actions),
      searchRoutes(words, searched),
      searchTexts(query, searched),
    );
    return inChunks(search, browserSlicing, (findings, isDone) => {
      groups = rankResults(groups, findings);
      setFound({ groups, isDone });
    });
  }, [query, store, schemas, content, view, places]);
  return found;
}

function* all<Value>(...lists: readonly Iterable<Value>[]): Generator<Value> {
  for (const list of lists) yield* list;
}

interface Slicing {
  readonly sliceMs: number;
  /** Milliseconds from any moment on. */
  now(): number;
  later(run: () => void): () => void;
}

/**
 * Takes what a search finds in slices, so that typing never waits for it: the first slice at once, the others when
 * there is time. `onSlice` gets all that was found since the slice before. Gives what stops it.
 */
export function inChunks<Found>(
  search: Iterator<Found | undefined>,
  { sliceMs, now, later }: Slicing,
  onSlice: (found: readonly Found[], isDone: boolean) => void,
): () => void {
  let stop = () => {};
  const run = () => {
    const found: Found[] = [];
    const end = now() + sliceMs;
    let isDone = false;
    while (!isDone && now() < end) {
      const { done = false, value } = search.next();
      isDone = done;
      if (!isDone && value !== undefined) found.push(value as Found);
    }
    if (!isDone) stop = later(run);
    onSlice(found, isDone);
  };
  run();
  return () => stop();
}

/** Slices of 8 ms, so that a frame has time for what else there is to do. */
const browserSlicing: Slicing = {
  sliceMs: 8,
  now: () => performance.now(),
  later(run) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  },
};

type Named = Pick<SearchResult, "title" | "detail">;

/** The places where somebody was before this one, the last one first; what is gone since is left out. */
type NamingContext = Pick<EditorDocument, "store"> & Pick<OpenedSite, "schemas">;
type RecentContext = NamingContext & Pick<Workspace, "view" | "recent">;

function recentFindings({ view, recent, ...site }: RecentContext): readonly SearchResult[] {
  const here = formatRoute(view.getState().route());
  return recent.getState().flatMap((place): SearchResult[] => {
    const named = formatRoute(place) === here ? undefined : nameOf(place, site);
    if (!named) return [];
    return [
      { group: "recent", key: `recent ${formatRoute(place)}`, ...named, score: 1, ranges: [], target: place },
    ];
  });
}

function nameOf(place: EditorRoute, { store, schemas }: NamingContext): Named | undefined {
  const { document, entries } = store.getState();
  const { shell, pages } = messages;
  switch (place.workspace) {
    case "content": {
      const title = place.tab === undefined ? undefined : schemas.model.settings[place.tab]?.title;
      return { title: title ?? shell.content, detail: title === undefined ? "" : shell.content };
    }
    case "pictures":
      return {
        title: place.picture ?? shell.pictures,
        detail: place.picture === undefined ? "" : shell.pictures,
      };
    case "entries": {
      const { collection, entry } = place;
      if (collection === undefined) return { title: shell.entries, detail: "" };
      const title = collectionTitle(schemas, collection);
      if (entry === undefined) return { title, detail: shell.entries };
      const file = entryFile(collection, entry);
      return entries[file] && { title: nameEntry(schemas, file, entries[file]), detail: title };
    }
    case "pages": {
      if (place.section && place.section !== "page")
        return { title: pages.site[place.section], detail: pages.outline.wholeSite };
      const page = place.page === undefined ? undefined : findPage(document, place.page);
      if (!page) return place.page === undefined ? { title: shell.pages, detail: "" } : undefined;
      const block = page.blocks.find(({ id }) => id === place.block);
      const name = pageTitle(page, document.site);
      return block
        ? { title: readBlockName(schemas, { block, page, config: document }), detail: name }
        : { title: name, detail: shell.pages };
    }
  }
}
