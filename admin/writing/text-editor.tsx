import type { Command } from "prosemirror-state";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type StoreApi, useStore } from "zustand";
import { nameToken } from "../../editing/labels/tokens/name-token.ts";
import { piecesOf } from "../../editing/labels/tokens/token-meaning.ts";
import type { TextScope } from "../../editing/labels/tokens/token-scope.ts";
import { fieldWords } from "../../editing/messages/field-words.ts";
import { writingWords } from "../../editing/messages/writing-words.ts";
import { useTokenScope } from "../fields/form/use-token-scope.ts";
import { LinkDialog } from "../fields/link/link-dialog.tsx";
import { DetailPicker } from "../fields/text/detail-picker.tsx";
import { PictureBrowser } from "../media/browser/picture-browser.tsx";
import type { Uploads } from "../media/store/create-uploads.ts";
import { useUploads } from "../media/store/uploads-context.ts";
import type { Frame } from "../preview/frame/open-frame.ts";
import { type OpenedSite, useOpenedSite } from "../site/opened-site.ts";
import { type EditorDocument, useEditorDocument } from "../sync/store/editor-document.ts";
import { Dialog } from "../ui/dialog.tsx";
import type { Notice } from "../ui/notices.ts";
import { useWorkspace, type Workspace } from "../view/workspace.ts";
import {
  type Caret,
  type CaretPosition,
  createWriting,
  type PasteReport,
  type Writing,
  type WritingOptions,
} from "./create-writing.ts";
import { InsertMenu } from "./insert-menu.tsx";
import { WritingBar } from "./writing-bar.tsx";
import {
  detailCommand,
  insertAfterCommand,
  linkCommand,
  pictureCommand,
  writingCommands,
} from "./writing-commands.ts";
import type { WritingSource } from "./writing-source.ts";
import type { WritingState } from "./writing-state.ts";
import { isPromptTool, type PromptTool, type WritingTool } from "./writing-tools.tsx";

/** What the editor of a Markdown text needs. */
export interface TextEditorProps {
  /** The preview's page, which shows the text. */
  readonly frame: Frame;
  /** The text; the same object as long as it is the same one. */
  readonly source: WritingSource;
  /** Where the caret is put first; undefined leaves the focus where it is. */
  readonly at?: CaretPosition | undefined;
  /** The user has left the text. */
  readonly onLeave: () => void;
  /** The text is gone, or the user goes on elsewhere in the editor. Without it, the first calls `onLeave`. */
  readonly onAway?: (() => void) | undefined;
}

type Overlay = { readonly kind: PromptTool } | { readonly kind: "insert"; readonly at: Caret };

export function TextEditor(props: TextEditorProps) {
  const { media } = useOpenedSite();
  const [state, setState] = useState<WritingState>();
  const [overlay, setOverlay] = useState<Overlay>();
  const bar = useRef<HTMLDivElement>(null);
  const writing = useWriting(props, { bar, onState: setState, onOverlay: setOverlay });
  const pictures = useStore(media, (known) => known.media);

  const onTool = (tool: WritingTool) => {
    setOverlay(isPromptTool(tool) ? { kind: tool } : undefined);
    if (!isPromptTool(tool)) writing.current?.run(writingCommands(headingLevelOf(props.source))[tool]);
  };
  const picture = state?.picture;
  return (
    <div ref={bar} className="writing-place">
      <WritingBar
        state={state}
        onTool={onTool}
        described={picture ? (pictures.get(picture.attrs.src)?.alt ?? "") : ""}
        onPicture={(attributes) => picture && writing.current?.setAttributes(picture.at, attributes)}
        onRemovePicture={() =>
          writing.current?.run(({ tr }, dispatch) => {
            dispatch?.(tr.deleteSelection());
            return true;
          })
        }
        onBehindPicture={() => writing.current?.run(insertAfterCommand)}
        onDone={props.onLeave}
      />
      {overlay?.kind === "insert" && (
        <InsertMenu
          at={overlay.at}
          onChoose={onTool}
          onDetail={({ token }) => {
            setOverlay(undefined);
            writing.current?.run(detailCommand(token));
          }}
          onLeave={(typed) => {
            setOverlay(undefined);
            writing.current?.type(typed);
          }}
        />
      )}
      {overlay && overlay.kind !== "insert" && (
        <AskFirst
          kind={overlay.kind}
          words={state?.words ?? ""}
          onClose={() => {
            setOverlay(undefined);
            writing.current?.focus();
          }}
          onAnswer={(command) => {
            setOverlay(undefined);
            writing.current?.run(command);
            // The next thing to fill in is the picture's alt text.
            if (overlay.kind === "picture")
              requestAnimationFrame(() =>
                bar.current?.querySelector<HTMLInputElement>(".writing-alt")?.focus(),
              );
          }}
        />
      )}
    </div>
  );
}

function headingLevelOf({ schema }: WritingSource): number {
  return schema.headingLevel ?? 2;
}

interface WritingEvents {
  readonly bar: RefObject<HTMLElement | null>;
  readonly onState: (state: WritingState) => void;
  readonly onOverlay: (overlay: Overlay) => void;
}

/** Makes the element that shows the text an editor of it, as long as the component is mounted. */
function useWriting(
  { frame, source, at, onLeave, onAway }: TextEditorProps,
  { bar, onState, onOverlay }: WritingEvents,
): RefObject<Writing | undefined> {
  const { store } = useEditorDocument();
  const { notices } = useWorkspace();
  const uploads = useUploads();
  const { media } = useOpenedSite();
  const { schemas } = useOpenedSite();
  const scope = useTokenScope();
  const writing = useRef<Writing>(undefined);
  const latest = useRef({ scope, onLeave, onAway });
  latest.current = { scope, onLeave, onAway };

  useEffect(
    () =>
      openWriting({
        ...{ frame, source, at, bar, writing, latest, onState, onOverlay },
        ...{ store, notices, uploads, media, schemas },
      }),
    [frame, source, at, bar, onState, onOverlay, store, notices, uploads, media, schemas],
  );
  return writing;
}

interface WritingContext
  extends Pick<TextEditorProps, "frame" | "source" | "at">,
    WritingEvents,
    Pick<EditorDocument, "store">,
    Pick<Workspace, "notices">,
    Pick<OpenedSite, "media">,
    Pick<OpenedSite, "schemas"> {
  readonly uploads: StoreApi<Uploads>;
  readonly writing: RefObject<Writing | undefined>;
  readonly latest: RefObject<Pick<TextEditorProps, "onLeave" | "onAway"> & { readonly scope: TextScope }>;
}

function openWriting(context: WritingContext): (() => void) | undefined {
  const { frame, source, at, bar, writing, latest, store, notices } = context;
  const onAway = () => (latest.current.onAway ?? latest.current.onLeave)();
  const lent = frame.borrow(source.shown);
  if (!lent) {
    notices.getState().notify({ title: writingWords().notOnPage, text: writingWords().notOnPageText });
    latest.current.onLeave();
    return undefined;
  }
  const opened = createWriting(writingOptions(context, lent.element));
  writing.current = opened;
  opened.focus(at);
  bringIntoView(lent.element);
  const unsubscribe = store.subscribe(() => {
    const text = source.read();
    if (text === undefined) onAway();
    else opened.follow(text);
  });
  const unwatch = latest.current.onAway && watchElsewhere(lent.element, bar, onAway);
  return () => {
    unsubscribe();
    unwatch?.();
    opened.close();
    lent.release();
    writing.current = undefined;
  };
}

function writingOptions(context: WritingContext, element: HTMLElement): WritingOptions {
  const { source, bar, latest, store, notices, uploads, media, onState, onOverlay } = context;
  const { notify } = notices.getState();
  return {
    element,
    source: source.read() ?? "",
    label: writingWords().place({ text: source.schema.title }),
    headingLevel: headingLevelOf(source),
    detail: (token) => valueOfToken(context, token),
    picture(name) {
      const { media: known, addressOf } = media.getState();
      return { address: addressOf(name, 1280), alt: known.get(name)?.alt ?? "" };
    },
    onWrite(text) {
      const editError = source.write(text);
      if (editError !== undefined) notify({ title: editError });
    },
    onPasted: (report) => notify(pasteNotice(report)),
    onState,
    onAsk: (kind) => onOverlay({ kind }),
    onTools: () => bar.current?.querySelector("button")?.focus(),
    onLeave: () => latest.current.onLeave(),
    // Synchronously, because the menu handles the next key.
    onSlash: (caret) => flushSync(() => onOverlay({ kind: "insert", at: caretInWindow(element, caret) })),
    onFiles(files) {
      void uploads.getState().take(files);
      onOverlay({ kind: "picture" });
    },
    onUndo: (how) => store.getState()[how](),
  };
}

function pasteNotice({ lostLinks, missingPictures, format }: PasteReport): Omit<Notice, "id"> {
  const words = writingWords();
  if (format) return { title: words.looksLikeMarkdown, action: { label: words.formatMarkdown, run: format } };
  const text = [
    missingPictures > 0 && words.missingPictures({ count: missingPictures }),
    lostLinks > 0 && words.lostLinks({ count: lostLinks }),
  ];
  return { title: words.notAllPasted, text: text.filter(Boolean).join(" ") };
}

function valueOfToken({ latest, schemas }: WritingContext, token: string) {
  const { scope } = latest.current;
  const [piece] = piecesOf(token, scope, (name) => nameToken(name, schemas.site, scope));
  return { value: piece?.value ?? token, name: piece?.name };
}

function watchElsewhere(
  text: HTMLElement,
  bar: RefObject<HTMLElement | null>,
  onElsewhere: () => void,
): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const isOwn = ({ target }: Event) => text.contains(target as Node) || bar.current?.contains(target as Node);
  // The bar at the top, with Undo and Save, goes for the text as well.
  const isAround = ({ target }: Event) => (target as Element).closest("main") === null;
  const press = (event: Event) => !isOwn(event) && !isAround(event) && onElsewhere();
  text.ownerDocument.addEventListener("pointerdown", (event) => !isOwn(event) && onElsewhere(), options);
  document.addEventListener("pointerdown", press, options);
  return () => watching.abort();
}

function bringIntoView(element: HTMLElement): void {
  const { defaultView: window } = element.ownerDocument;
  if (!window) return;
  const { top, bottom } = element.getBoundingClientRect();
  const height = window.innerHeight;
  if (top < height / 2 && bottom > height / 4) return;
  window.scrollBy({ top: top - height / 4, behavior: "instant" });
}

/** A place in the frame's document, which may be shown smaller, in the window's own pixels. */
function caretInWindow(element: HTMLElement, { left, top, bottom }: Caret): Caret {
  const frame = element.ownerDocument.defaultView?.frameElement as HTMLElement | null;
  if (!frame) return { left, top, bottom };
  const box = frame.getBoundingClientRect();
  const scale = box.width / (frame.clientWidth || 1);
  const [x, y] = [box.left, box.top];
  return { left: x + left * scale, top: y + top * scale, bottom: y + bottom * scale };
}

interface AskFirstProps {
  readonly kind: PromptTool;
  readonly words: string;
  readonly onAnswer: (command: Command) => void;
  readonly onClose: () => void;
}

function AskFirst({ kind, words, onAnswer, onClose }: AskFirstProps) {
  if (kind === "link")
    return <LinkDialog words={words} onClose={onClose} onLink={(link) => onAnswer(linkCommand(link))} />;
  if (kind === "detail")
    return <DetailPicker onClose={onClose} onChoose={({ token }) => onAnswer(detailCommand(token))} />;
  return (
    <Dialog title={fieldWords().choosePicture} shape="gallery" onClose={onClose}>
      <PictureBrowser onChoose={(name) => onAnswer(pictureCommand(name))} />
    </Dialog>
  );
}
