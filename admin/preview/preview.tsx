import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { trustedHtml } from "../../blocks/_kit/html/trusted-html.ts";
import { isFrameId } from "../../editing/document/frames.ts";
import { collectionOfPage } from "../../editing/document/page.ts";
import type { Selection } from "../../editing/document/selection.ts";
import type { PageDocument } from "../../editing/document/site-document.ts";
import { entryLabel } from "../../editing/labels/entry-label.ts";
import { messages } from "../../editing/messages/messages.ts";
import { type ColourScheme, isColourScheme } from "../../renderer/render/styles/colour-scheme.ts";
import { themeAttributes } from "../../renderer/render/styles/theme-css.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { useEditor } from "../sync/store/editor-document.ts";
import { usePersistedState } from "../ui/browser/use-persisted-state.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useWorkspace } from "../view/workspace.ts";
import { type ComposedBlock, type ComposedPage, composedBlocks } from "./compose/composed-page.ts";
import { composerOf } from "./compose/composer-of.ts";
import { previewCss } from "./compose/preview-css.ts";
import { createFrameActions } from "./create-frame-actions.ts";
import type { FrameActions, FrameSelection } from "./frame/frame-actions.ts";
import { type Frame, openFrame } from "./frame/open-frame.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { type Notice, PreviewNotice } from "./preview-notice.tsx";
import type { PreviewProps } from "./preview-props.ts";
import { PreviewViewport, useSize } from "./preview-viewport.tsx";
import { initialWidth, isNarrow, isWidthChoice, naturalWidth } from "./preview-widths.ts";
import type { FieldSource } from "./source-map/field-source.ts";
import { usePreviewSite } from "./use-preview-site.ts";

const noAttributes = {};

export function Preview(props: PreviewProps) {
  const { page, focused, onAddBlock } = props;
  const site = usePreviewSite();
  const { view } = useWorkspace();
  const { store, rendered, content } = site;
  const compose = composerOf(site);
  const media = useStore(site.media, (state) => state.media);
  const styles = useStore(site.styles);
  const drawings = useStore(site.icons, (state) => state.drawings);
  const viewport = useRef<HTMLDivElement>(null);
  const size = useSize(viewport);
  const [chosenWidth, setWidth] = usePersistedState("preview-width", isWidthChoice);
  const [scheme = "light", setScheme] = usePersistedState("preview-colours", isColourScheme);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<Notice | undefined>();
  const [isTyping, setTyping] = useState(false);
  // What is typed on the page is there already; the rest can wait for the next paint.
  const followed = isTyping ? rendered : store;
  const document = useStore(followed, (state) => state.document);
  const selection = useStore(followed, (state) => state.selection);
  const entries = useStore(followed, () => content.entries);
  const orders = useStore(followed, () => content.orderedIds);
  const ownFrame = useRef<Frame>(undefined);
  const frame = props.frameRef ?? ownFrame;
  const lastGood = useRef<ComposedPage>(undefined);

  const choice = chosenWidth ?? (props.isWhole ? "fit" : initialWidth(size.width));
  const width = choice === "fit" ? naturalWidth(size.width) : choice;
  const narrow = isNarrow(size.width);
  const entryId = props.entryId ?? chosen[page];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the composer reads the entries from the content
  const composed = useMemo(
    () => compose({ document, pageId: page, entryId }),
    [compose, document, page, entryId, entries, orders, drawings],
  );
  if (!("reason" in composed)) lastGood.current = composed;
  const shown = lastGood.current?.id === page ? lastGood.current : undefined;
  const theme = shown?.settings.theme;
  const drawnIn = isColourScheme(theme?.scheme) ? theme.scheme : scheme;
  const css = useMemo(
    () => (theme ? previewCss({ ...fontsOf(content), styles }, theme, drawnIn, media) : ""),
    [content, styles, theme, drawnIn, media],
  );
  const own = ownEntries(
    document.pages.find(({ id }) => id === page),
    content,
  );
  const hint = useFirstHint();
  const onEntry = (id: string, of = page) => setChosen((before) => ({ ...before, [of]: id }));
  const selected = useMemo(
    () => (focused ? { block: undefined, fieldSource: focused } : selectionOnPage(selection, page)),
    [focused, selection, page],
  );

  return (
    <section className="preview" aria-label={messages.preview.page} data-narrow={narrow || undefined}>
      <PreviewBar
        tools={props.tools}
        width={width}
        onWidth={setWidth}
        narrow={narrow}
        scheme={scheme}
        onScheme={setScheme}
        entries={props.entryId === undefined ? own : undefined}
        entry={shown?.entryId}
        onEntry={(id) => onEntry(id)}
      />
      <PreviewViewport
        viewport={viewport}
        size={size}
        width={width}
        onWidth={setWidth}
        onFit={() => setWidth("fit")}
        narrow={narrow}
        overlay={!isTyping && props.overlay}
      >
        <PreviewFrame
          composed={shown}
          css={css}
          scheme={scheme}
          language={shown?.info.language ?? "en"}
          direction={shown?.info.direction ?? "ltr"}
          attributes={theme ? themeAttributes(theme) : noAttributes}
          selection={selected}
          actions={createFrameActions({
            ...props,
            site,
            entries,
            onNotice: setNotice,
            onEntry,
            onTyping(typing) {
              if (typing) view.getState().withdrawFocus();
              setTyping(typing);
            },
          })}
          frameRef={frame}
          onReady={props.onReady}
        />
      </PreviewViewport>
      {shown?.blocks.length === 0 && (
        <div className="preview-empty">
          <EmptyState title={messages.preview.empty}>
            <Button tone="primary" onClick={onAddBlock}>
              {messages.preview.add}
            </Button>
          </EmptyState>
        </div>
      )}
      <PreviewNotice
        notice={notice}
        persistent={"reason" in composed ? composed.reason : (staleness(composed) ?? hint)}
        onClose={() => setNotice(undefined)}
      />
    </section>
  );
}

function useFirstHint(): string | undefined {
  const isChanged = useEditor((state) => state.history.steps.length > 0);
  const [known, setKnown] = usePersistedState("has-typed", isOne, "browser");
  useEffect(() => {
    if (isChanged && known === undefined) setKnown(1);
  }, [isChanged, known, setKnown]);
  return known === undefined && !isChanged ? messages.preview.clickAnyText : undefined;
}

const isOne = (value: unknown): value is 1 => value === 1;

const fontsOf = ({ fonts, fontChoices }: EditorContent) => ({ fonts, fontChoices });

function ownEntries(
  page: PageDocument | undefined,
  { entries, model }: Pick<EditorContent, "entries" | "model">,
) {
  const collection = page && collectionOfPage(page);
  if (collection === undefined) return undefined;
  return entries
    .filter((entry) => entry.collection === collection)
    .map((entry) => ({ id: entry.id, title: entryLabel(model, entry) }));
}

function staleness(page: ComposedPage): string | undefined {
  const count = (wanted: ComposedBlock["state"]) =>
    composedBlocks(page).filter(({ state }) => state === wanted).length;
  const [previous, failed] = [count("previous"), count("failed")];
  const sentences = [
    ...(previous > 0 ? [messages.preview.stale({ number: previous })] : []),
    ...(failed > 0 ? [messages.preview.failed({ number: failed })] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

function selectionOnPage({ page, block, section, field }: Selection, shown: string): FrameSelection {
  if (page === undefined || (page !== shown && !isFrameId(page)))
    return { block: undefined, fieldSource: undefined };
  const address = block === undefined ? undefined : { page, block };
  return { block: address, fieldSource: field && fieldSourceOfField(field, block, section) };
}

function fieldSourceOfField(
  path: NonNullable<Selection["field"]>,
  block: Selection["block"],
  section: Selection["section"],
): FieldSource | undefined {
  if (block !== undefined) return { in: "block", path };
  if (section === undefined) return undefined;
  return { in: section === "page" ? "page" : "site", path };
}

const emptyPage = trustedHtml("<!doctype html><html><head></head><body></body></html>");

interface PreviewFrameProps {
  readonly composed: ComposedPage | undefined;
  readonly css: string;
  readonly scheme: ColourScheme;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly attributes: Readonly<Record<string, string>>;
  readonly selection: FrameSelection;
  readonly actions: FrameActions;
  readonly frameRef: RefObject<Frame | undefined>;
  readonly onReady?: ((frame: Frame) => void) | undefined;
}

function PreviewFrame(props: PreviewFrameProps) {
  const { composed, css, scheme, language, direction, attributes, selection, actions, frameRef, onReady } =
    props;
  const [frame, setFrame] = useState<Frame | undefined>();
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const open = useCallback(
    (element: HTMLIFrameElement) => {
      const inside = element.contentWindow as (Window & typeof globalThis) | null;
      if (!inside) return;
      const opened = openFrame(inside, {
        onPoint: (pointed) => latest.current.onPoint(pointed),
        onFollow: (href) => latest.current.onFollow(href),
        onType: (...typed) => latest.current.onType(...typed),
        onTyping: (typing) => latest.current.onTyping(typing),
        onWrite: (request) => latest.current.onWrite(request),
        onEditError: (sentence) => latest.current.onEditError(sentence),
        onKey: (event) => latest.current.onKey(event),
        onClipboard: (event) => latest.current.onClipboard(event),
        onDragPicture: (picture) => latest.current.onDragPicture(picture),
        onDropPicture: (...dropped) => latest.current.onDropPicture(...dropped),
        pictureAt: (address) => latest.current.pictureAt(address),
        nameOf: (shown) => latest.current.nameOf(shown),
        editableText: (...asked) => latest.current.editableText(...asked),
        fieldShowing: (...asked) => latest.current.fieldShowing(...asked),
        fieldSourceOf: (...asked) => latest.current.fieldSourceOf(...asked),
        piecesOf: (text) => latest.current.piecesOf(text),
      });
      frameRef.current = opened;
      setFrame(opened);
    },
    [frameRef],
  );
  useEffect(() => () => frame?.close(), [frame]);
  useLayoutEffect(() => frame?.setStyles(css), [frame, css]);
  useLayoutEffect(() => frame?.setScheme(scheme), [frame, scheme]);
  useLayoutEffect(
    () => frame?.setPage({ language, direction, attributes }),
    [frame, language, direction, attributes],
  );
  const history = useEditor((state) => state.history);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed and undone within a frame leaves the page as it was
  useLayoutEffect(() => {
    if (composed) frame?.show(composed);
  }, [frame, composed, history]);
  const isShown = composed !== undefined;
  useLayoutEffect(() => {
    if (frame && isShown) onReady?.(frame);
  }, [frame, isShown, onReady]);
  useLayoutEffect(() => frame?.choose(selection), [frame, selection]);

  return (
    <iframe
      className="preview-frame"
      title={messages.preview.page}
      // Texts are reached from the outline and the fields, not through the page's links.
      tabIndex={-1}
      srcDoc={emptyPage}
      onLoad={({ currentTarget }) => open(currentTarget)}
    />
  );
}
