import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { EditorProviders } from "../../admin/app/app.tsx";
import { openEditor } from "../../admin/app/open-editor.ts";
import type { Compose } from "../../admin/preview/compose/compose-page.ts";
import { composerOf } from "../../admin/preview/compose/composer-of.ts";
import { sourceMapOfBlock } from "../../admin/preview/frame/create-finder.ts";
import { editableText } from "../../admin/preview/frame/editable-text.ts";
import type { WritingRequest } from "../../admin/preview/frame/frame-actions.ts";
import { Preview } from "../../admin/preview/preview.tsx";
import type { PreviewTarget } from "../../admin/preview/preview-props.ts";
import type { BlockContext } from "../../admin/preview/source-fields/shared-fields.ts";
import { blockContext } from "../../admin/preview/source-fields/write-field.ts";
import { type FieldSource, keyOf } from "../../admin/preview/source-map/field-source.ts";
import {
  elementOf,
  fieldSourceOf,
  isWholeText,
  type SourceMap,
  spanOfText,
  type TextPoint,
} from "../../admin/preview/source-map/source-map.ts";
import type { PreviewSite } from "../../admin/preview/use-preview-site.ts";
import type { DraftStorage } from "../../admin/sync/drafts/draft-storage.ts";
import { findHost } from "../../admin/sync/host/find-host.ts";
import { parseHtml } from "../../admin/ui/browser/trusted-types.ts";
import { escapeHtml } from "../../blocks/_kit/html/escape-html.ts";
import type { BlockDocument } from "../../editing/document/site-document.ts";
import { valueAt } from "../../editing/document/value.ts";
import "../../admin/app/styles/admin.scss";

/** The preview on a page of its own, and what it told the editor. */
export interface MountedPreview {
  readonly site: PreviewSite;
  readonly compose: Compose;
  readonly parseHtml: typeof parseHtml;
  readonly selected: { readonly block: string; readonly field: readonly (string | number)[] | undefined }[];
  readonly opened: PreviewTarget[];
  readonly written: WritingRequest[];
  added: number;
  /** Shows a page, for an entry if it is made of them. */
  show(page: string, entry?: string): void;
  /** Goes from each text and picture to its element and back, on a page of every block's sample, or on every page. */
  addressSamples(): Promise<Addressed>;
  addressPages(): Promise<Addressed>;
}

/** What became of the ways there and back. */
interface Addressed {
  count: number;
  /** Texts whose element leads elsewhere. */
  readonly lost: string[];
  /** Texts that are not on the page. */
  readonly hidden: string[];
  /** Texts of the blocks' own that are on the page, and can't be typed there. */
  readonly fixed: string[];
}

declare global {
  interface Window {
    preview: MountedPreview;
  }
}

const keepsNothing: DraftStorage = {
  claim: async () => undefined,
  read: async () => undefined,
  write: async () => "kept",
  readArchived: async () => [],
  writeArchived: async () => undefined,
  readVersions: async () => undefined,
  changeVersions: async () => undefined,
  onVersions: () => () => undefined,
};

/** Puts the preview in the place of the editor, over the site that the development server serves. */
export async function mountPreview(): Promise<void> {
  const host = findHost(document);
  const opened = openEditor(host, await host.load(), { storage: keepsNothing, refused: false });
  const site: PreviewSite = { ...opened.editor, ...opened.site };
  const place = document.createElement("div");
  place.style.height = "100vh";
  const input = document.createElement("input");
  document.body.replaceChildren(place, input);
  const root = createRoot(place);
  const mounted: MountedPreview = {
    site,
    compose: composerOf(site),
    parseHtml,
    selected: [],
    opened: [],
    written: [],
    added: 0,
    addressSamples() {
      const { apply } = site.store.getState();
      const samples = site.blocks.map(({ type, sample }) => ({
        id: `sample-${type}`,
        type,
        props: sample as object,
      }));
      const page = {
        id: "samples",
        path: "/samples",
        title: "Samples",
        description: "All.",
        blocks: samples as BlockDocument[],
      };
      apply({ kind: "insert-page", page });
      return addressPages(site, [{ page: "samples", entry: undefined }]);
    },
    addressPages() {
      const { pages: documents } = site.store.getState().document;
      const pages = documents.flatMap(({ id, entries }): { page: string; entry: string | undefined }[] => {
        const own = site.content.entries.filter(({ collection }) => collection === entries);
        return own.length > 0
          ? own.map((entry) => ({ page: id, entry: entry.id }))
          : [{ page: id, entry: undefined }];
      });
      return addressPages(site, pages);
    },
    show(page, entry) {
      root.render(
        <EditorProviders opened={opened}>
          <Preview
            page={page}
            {...(entry !== undefined && { entryId: entry })}
            onSelect={(block, field) => {
              mounted.selected.push({ block: block.block, field });
              site.store.getState().select({ ...block, ...(field && { field }) });
              // As the form does.
              input.focus();
            }}
            onOpen={(target) => mounted.opened.push(target)}
            onWrite={({ block, fieldSource }) => mounted.written.push({ block, fieldSource })}
            onAddBlock={() => {
              mounted.added += 1;
            }}
          />
        </EditorProviders>,
      );
    },
  };
  window.preview = mounted;
}

async function addressPages(
  site: PreviewSite,
  pages: readonly { page: string; entry: string | undefined }[],
): Promise<Addressed> {
  const found: Addressed = { count: 0, lost: [], hidden: [], fixed: [] };
  for (const { page, entry } of pages) {
    flushSync(() => window.preview.show(page, entry));
    const { document: current } = site.store.getState();
    const composed = composerOf(site)({ document: current, pageId: page, entryId: entry });
    const blocks = "blocks" in composed ? composed.blocks : [];
    const liveOf = (id: string) =>
      document.querySelector<HTMLIFrameElement>(".preview-frame")?.contentDocument?.getElementById(id);
    // The frame is not there at once the first time.
    while (blocks.length > 0 && !blocks.some(({ block }) => liveOf(block)))
      await new Promise((done) => requestAnimationFrame(done));
    for (const block of blocks) {
      const live = liveOf(block.block);
      const sourceMap = sourceMapOfBlock(block);
      if (live && sourceMap)
        address(
          {
            where: `${page} ${block.block}`,
            live,
            sourceMap,
            props: block.source?.props,
            placed: blockContext(block, site),
          },
          found,
        );
    }
  }
  return found;
}

interface Place {
  readonly where: string;
  readonly live: Element;
  readonly sourceMap: SourceMap;
  readonly props: unknown;
  readonly placed: BlockContext;
}

/** A point in a text, where its element shows more than one. */
function pointIn(element: Element, fieldSource: FieldSource, sourceMap: SourceMap): TextPoint | undefined {
  const shown = new Set(
    sourceMap.pieces.filter(({ node }) =>
      node.data.includes(sourceMap.marks.byFieldSource.get(keyOf(fieldSource)) ?? ""),
    ),
  );
  const [piece] = [...shown].filter(({ mark }) => sourceMap.marks.byMark.get(mark) === fieldSource);
  const together = sourceMap.pieces.some((other) => other.node === piece?.node && other.mark !== piece.mark);
  const node = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return piece && node && together ? { node, offset: Math.floor((piece.start + piece.end) / 2) } : undefined;
}

/** Whether the text of a field can be typed where it stands. */
function isTypeable(fieldSource: FieldSource, element: Element, { live, sourceMap, placed }: Place): boolean {
  const answer = editableText(placed, fieldSource.path);
  if ("editError" in answer) return false;
  const place = "markdown" in answer ? element.closest(".prose") : element;
  const isWhole = place !== null && isWholeText(place, fieldSource, live, sourceMap);
  return isWhole || ("text" in answer && spanOfText(fieldSource, live, sourceMap) !== undefined);
}

function address(place: Place, found: Addressed): void {
  const { where, live, sourceMap, props } = place;
  for (const fieldSource of sourceMap.marks.byMark.values()) {
    const element = elementOf(fieldSource, live, sourceMap);
    const back = element && fieldSourceOf(element, live, sourceMap, pointIn(element, fieldSource, sourceMap));
    found.count += 1;
    if (!element) {
      if (fieldSource.in === "block") found.hidden.push(`${where} ${fieldSource.path.join(".")}`);
      continue;
    }
    if (!back || keyOf(back) !== keyOf(fieldSource))
      found.lost.push(`${where} ${keyOf(fieldSource)} leads to ${back && keyOf(back)}`);
    const isText = sourceMap.runs.some(
      ({ mark, kind }) => kind === "text" && mark === sourceMap.marks.byFieldSource.get(keyOf(fieldSource)),
    );
    if (fieldSource.in === "block" && isText && !isTypeable(fieldSource, element, place))
      found.fixed.push(`${where} ${fieldSource.path.join(".")}`);
    const text = fieldSource.in === "block" ? valueAt(props, fieldSource.path) : undefined;
    const bare = (words: string) => words.replace(/[\s,]+/g, "");
    const words = typeof text === "string" ? bare(text) : "";
    if (
      ![element.textContent ?? "", element.outerHTML].some(
        (shown) => bare(shown).includes(escapeHtml(words)) || bare(shown).includes(words),
      )
    )
      found.lost.push(`${where} ${keyOf(fieldSource)} is not in its element`);
  }
}
