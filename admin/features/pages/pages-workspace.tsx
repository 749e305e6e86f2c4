import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { findPage, frameOfPage, isFrameId } from "../../../editing/document/frames.ts";
import { valueWith } from "../../../editing/document/picture-target.ts";
import { blocksOfEdit } from "../../../editing/document/selection.ts";
import type { PageDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { useChecks } from "../../check/site-checks.ts";
import { focusField } from "../../fields/form/focus-field.ts";
import { useNewPicture } from "../../media/new-picture/use-new-picture.tsx";
import type { Frame } from "../../preview/frame/open-frame.ts";
import { LazyPreview } from "../../preview/lazy-preview.tsx";
import { pictureTarget } from "../../preview/picture-target.ts";
import { routeOfTarget } from "../../preview/route-of-target.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { focusWhenVisible } from "../../ui/browser/focus-when-visible.ts";
import { lazyModule } from "../../ui/browser/lazy-module.ts";
import { shortcutLabel } from "../../ui/browser/shortcut-label.ts";
import { type Breakpoint, useBreakpoint } from "../../ui/browser/use-breakpoint.ts";
import { useFilePaste } from "../../ui/browser/use-file-drop.ts";
import { useFold } from "../../ui/browser/use-fold.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PanelLeftClose, PanelLeftOpen } from "../../ui/icons/icons.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useAutoScroll } from "../../ui/sorting/use-auto-scroll.ts";
import { useView, useWorkspace } from "../../view/workspace.ts";
import { useBlockWriting } from "../../writing/use-block-writing.tsx";
import { useBlockDialogs } from "./block-actions/use-block-dialogs.tsx";
import {
  CommandsContext,
  createPagesCommands,
  type PagesCommands,
  usePagesCommands,
} from "./commands/commands-context.ts";
import { Inspector, type SitePartProps } from "./inspector/inspector.tsx";
import { PageList } from "./list/page-list.tsx";
import { BlockOutline } from "./outline/block-outline.tsx";
import { WholeSite } from "./outline/whole-site.tsx";
import { usePreservedFocus } from "./use-preserved-focus.ts";

const canvas = lazyModule(() => import("./canvas/canvas.tsx"), "idle");
const Canvas = lazy(canvas, "Canvas", "note");

interface PreviewPaneProps {
  readonly page: PageDocument;
  readonly frameRef: RefObject<Frame | undefined>;
  readonly onFrame: () => void;
  readonly isWhole: boolean;
  readonly tools: ReactNode;
}

function PreviewPane({ page, frameRef, onFrame, isWhole, tools }: PreviewPaneProps) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const commands = usePagesCommands();
  const [ready, setReady] = useState<Frame>();
  const tellFrame = useEffectEvent(onFrame);
  useEffect(() => {
    if (ready) tellFrame();
  }, [ready]);
  const { askInsert, dialogs } = useBlockDialogs({
    page,
    commands: commands.onPage.block,
    onLeave: () => focusWhenVisible(() => document.querySelector<HTMLElement>(".preview-empty button")),
  });
  const writing = useBlockWriting(ready, page.id);
  const { go } = view.getState();
  const picture = useNewPicture();
  useFilePaste((files) => {
    const { selection, history } = store.getState();
    const { page: owner, block, field } = selection;
    if (owner === undefined || block === undefined || field === undefined) return;
    const place = pictureTarget(
      {
        page: owner,
        block: { page: owner, block },
        fieldSource: { in: "block", path: field },
        names: [...content.media.keys()],
      },
      currentSite(history),
    );
    // In a text, a picture is pasted where the caret is.
    const isWhole = !("editError" in place) && valueWith(place, "", currentSite(history)) === "";
    if (isWhole) picture.take(place, files);
  });
  return (
    <div className="stage" data-writing={writing.place ? "" : undefined}>
      {writing.place}
      <LazyPreview
        page={page.id}
        isWhole={isWhole}
        tools={tools}
        onSelect={(address, field) => go({ workspace: "pages", ...address, ...(field && { field }) })}
        onOpen={(target) => {
          const { document } = store.getState();
          go(routeOfTarget(target, { model: content.model, document }));
        }}
        onAddBlock={() => askInsert(undefined)}
        onPicture={picture.take}
        onWrite={writing.write}
        frameRef={frameRef}
        onReady={setReady}
        overlay={ready && !writing.place && <Canvas page={page} frame={ready} onWrite={writing.write} />}
      />
      {picture.dialog}
      {dialogs}
    </div>
  );
}

const tabbed: Readonly<Record<Breakpoint, readonly PagesPanel[]>> = {
  wide: [],
  tablet: ["blocks", "fields"],
  phone: ["blocks", "page", "fields"],
};

export function PagesWorkspace({
  SitePartSettings,
}: {
  readonly SitePartSettings: ComponentType<SitePartProps>;
}) {
  const editor = useEditorDocument();
  const site = useOpenedSite();
  const checks = useChecks();
  const screen = useWorkspace();
  const document = useEditor((state) => state.document);
  const { page: chosen, block, section } = useEditor((state) => state.selection);
  const wanted = useView((view) => view.focusRequest);
  const breakpoint = useBreakpoint();
  const tabs = tabbed[breakpoint];
  const commands = useMemo(
    () => createPagesCommands({ ...editor, ...site, ...checks, ...screen }),
    [editor, site, checks, screen],
  );
  const workspace = useRef<HTMLDivElement>(null);
  const list = useAutoScroll<HTMLDivElement>();
  const outline = useAutoScroll<HTMLDivElement>();
  const frame = useRef<Frame>(undefined);
  const wantsToType = useRef(false);
  const [shown, setShown] = useState<PagesPanel>("blocks");
  const [seen, setSeen] = useState({ wanted, block, section });
  const fold = useFold();
  const isFolded = fold.isFolded && breakpoint !== "phone";
  const { pages } = document;
  const page = (chosen === undefined ? undefined : findPage(document, chosen)) ?? pages[0];
  const live = useLivePage(document, page);
  useClipboard(commands, { page: page?.id ?? "", block });
  usePreservedFocus(workspace);
  // A field can have the focus only where it is seen, and what was chosen on the page has its fields behind a tab.
  if (wanted !== seen.wanted || block !== seen.block || section !== seen.section) {
    setSeen({ wanted, block, section });
    const isNew = section !== seen.section || block !== seen.block;
    if (wanted && wanted !== seen.wanted && isFolded && breakpoint === "tablet") fold.unfold();
    if (wanted && wanted !== seen.wanted) setShown("fields");
    else if (isNew && shown === "page" && (block ?? section) !== undefined) setShown("fields");
    else if (isNew && section !== undefined) setShown("fields");
  }
  const show = (panel: PagesPanel) => tabs.includes(panel) && flushSync(() => setShown(panel));
  const typeOnPage = () => {
    wantsToType.current = frame.current === undefined;
    if (wantsToType.current) return show("page");
    const editError = frame.current?.editError();
    if (editError !== undefined) return screen.notices.getState().notify({ title: editError });
    show("page");
    frame.current?.type(() => {
      show("fields");
      focusField(editor.store.getState().selection.field ?? [], { scroll: false });
    });
  };
  if (!page || !live) return <EmptyState title={messages.pages.none} />;
  const known = tabs.includes(shown) ? shown : "blocks";
  const panel = (name: PagesPanel, content: ReactNode) => {
    const isTab = tabs.includes(name);
    return (
      <div
        id={`panel-${name}`}
        className={`panel panel-${name}`}
        {...(isTab && {
          role: "tabpanel",
          "aria-label": messages.pages.panel[name],
          "data-away": known !== name || undefined,
        })}
      >
        {content}
      </div>
    );
  };
  return (
    <CommandsContext value={commands}>
      <div
        ref={workspace}
        className={`pages-workspace pages-${breakpoint}`}
        data-folded={isFolded || undefined}
      >
        <h1 className="unseen">{messages.pages.title}</h1>
        {tabs.length > 0 && <PanelTabs panels={tabs} shown={known} onShow={setShown} />}
        {panel(
          "blocks",
          <>
            <div ref={list} className="outline-pages">
              <PageList page={live} />
            </div>
            <div ref={outline} className="outline">
              <BlockOutline key={page.id} page={page} />
              <WholeSite opened={page.id} page={live.id} document={document} />
            </div>
          </>,
        )}
        {panel(
          "page",
          <PreviewPane
            page={live}
            frameRef={frame}
            onFrame={() => wantsToType.current && typeOnPage()}
            isWhole={isFolded}
            tools={breakpoint !== "phone" && <FoldButton isFolded={isFolded} onToggle={fold.toggle} />}
          />,
        )}
        {panel(
          "fields",
          <Inspector
            page={page}
            SitePartSettings={SitePartSettings}
            onTypeOnPage={typeOnPage}
            onLeave={() => show("blocks")}
          />,
        )}
      </div>
    </CommandsContext>
  );
}

function useLivePage(document: SiteDocument, opened: PageDocument | undefined): PageDocument | undefined {
  const [last, setLast] = useState<string>();
  const isPage = opened !== undefined && !isFrameId(opened.id);
  if (isPage && opened.id !== last) setLast(opened.id);
  if (isPage || !opened) return opened;
  const { pages } = document;
  const has = (page: PageDocument) => frameOfPage(document, page).id === opened.id;
  const before = pages.find(({ id }) => id === last);
  return before && has(before) ? before : (pages.find(has) ?? before ?? pages[0]);
}

interface FoldButtonProps {
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

function FoldButton({ isFolded, onToggle }: FoldButtonProps) {
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconButton
      className="fold-button"
      label={messages.pages.fold[isFolded ? "show" : "hide"]}
      icon={<Icon size={18} strokeWidth={1.5} />}
      keys={shortcutLabel("Mod+.")}
      placement="bottom-start"
      aria-expanded={!isFolded}
      aria-controls="panel-blocks"
      onClick={onToggle}
    />
  );
}

type PagesPanel = "blocks" | "page" | "fields";

interface PanelTabsProps {
  readonly panels: readonly PagesPanel[];
  readonly shown: PagesPanel;
  readonly onShow: (panel: PagesPanel) => void;
}

/** Tabs for the panels that don't fit beside each other. */
function PanelTabs({ panels, shown, onShow }: PanelTabsProps) {
  const step = (event: KeyboardEvent) => {
    const from = panels.indexOf(shown);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: panels.length - 1 }[event.key];
    const next = to === undefined ? undefined : panels[(to + panels.length) % panels.length];
    if (!next) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(`panel-tab-${next}`)?.focus();
  };
  return (
    <div className="tabs panel-tabs" role="tablist" aria-label={messages.pages.panels}>
      {panels.map((panel) => (
        <button
          key={panel}
          type="button"
          role="tab"
          id={`panel-tab-${panel}`}
          aria-selected={panel === shown}
          aria-controls={`panel-${panel}`}
          tabIndex={panel === shown ? 0 : -1}
          onClick={() => onShow(panel)}
          onKeyDown={step}
        >
          {messages.pages.panel[panel]}
        </button>
      ))}
    </div>
  );
}

interface ClipboardPlace {
  readonly page: string;
  readonly block: string | undefined;
}

function useClipboard(
  { clipboard: commands, withSeveral }: PagesCommands,
  { page, block }: ClipboardPlace,
): void {
  const { store } = useEditorDocument();
  useEffect(() => {
    const severalFrom = (row: string) => {
      const { selection, document } = store.getState();
      const shown = findPage(document, page);
      const blocks = shown ? blocksOfEdit(selection, shown, row) : [row];
      return blocks.length > 1 ? { page, blocks } : undefined;
    };
    const run = (verb: "copy" | "cut") => (row: string) => {
      const several = severalFrom(row);
      if (!several) return commands[verb]({ page, block: row });
      // An event's clipboard can be written to now only, and what acts on several blocks may still be loading.
      let text: string | undefined = commands.textOf(several);
      withSeveral((own) => {
        text = own[verb](several);
      });
      return text;
    };
    const take = (event: ClipboardEvent, get: (row: string) => string | undefined) => {
      const row = focusedBlock(block);
      if (row === undefined || !document.getSelection()?.isCollapsed) return;
      event.preventDefault();
      const text = get(row);
      if (text !== undefined) event.clipboardData?.setData("text/plain", text);
    };
    const copy = (event: ClipboardEvent) => take(event, run("copy"));
    const cut = (event: ClipboardEvent) => take(event, run("cut"));
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (commands.paste(text, page, focusedBlock(block) ?? block)) event.preventDefault();
    };
    // Safari offers copying where nothing is selected only if this is prevented.
    const allow = (event: Event) => focusedBlock(block) !== undefined && event.preventDefault();
    const allowed = ["beforecopy", "beforecut", "beforepaste"];
    document.addEventListener("copy", copy);
    document.addEventListener("cut", cut);
    document.addEventListener("paste", paste);
    for (const name of allowed) document.addEventListener(name, allow);
    return () => {
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", cut);
      document.removeEventListener("paste", paste);
      for (const name of allowed) document.removeEventListener(name, allow);
    };
  }, [commands, withSeveral, store, page, block]);
}

function focusedBlock(chosen: string | undefined): string | undefined {
  const focused = document.activeElement;
  if (focused?.matches(".preview-frame, .several *")) return chosen;
  return focused?.closest<HTMLElement>("[data-block-row]")?.dataset.blockRow;
}
