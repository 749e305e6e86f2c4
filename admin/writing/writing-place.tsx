import type { Command } from "prosemirror-state";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { useTokenScope } from "../fields/form/use-token-scope.ts";
import { LinkDialog } from "../fields/link/lazy-link-dialog.ts";
import { DetailPicker } from "../fields/text/lazy-detail-picker.ts";
import { nameToken } from "../labels/tokens/name-token.ts";
import { piecesOf } from "../labels/tokens/token-meaning.ts";
import { LatePictureBrowser } from "../media/browser/late-picture-browser.ts";
import { useMediaStores } from "../media/store/media-stores.ts";
import { messages } from "../messages/messages.ts";
import type { Frame } from "../preview/frame/open-frame.ts";
import { useEditorDocument } from "../sync/store/editor-document.ts";
import { Dialog } from "../ui/dialog.tsx";
import { useOpenedSite } from "../workspace/opened-site.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { type Caret, type CaretPlace, createWriting, type Writing } from "./create-writing.ts";
import { InsertMenu } from "./insert-menu.tsx";
import { WritingBar } from "./writing-bar.tsx";
import {
  behindCommand,
  detailCommand,
  linkCommand,
  pictureCommand,
  writingCommands,
} from "./writing-commands.ts";
import type { WritingSource } from "./writing-source.ts";
import type { WritingState } from "./writing-state.ts";
import { type AskingTool, isAsking, type WritingTool } from "./writing-tools.tsx";

export interface WritingPlaceProps {
  readonly frame: Frame;
  /** The text; the same object as long as it is the same one. */
  readonly source: WritingSource;
  /** Where the caret is put; where a text begins if it is not said. */
  readonly at?: CaretPlace | undefined;
  /** Called by a key or a button. */
  readonly onLeave: () => void;
  /** Called when somebody goes on elsewhere, or the text is gone. Without it, a click elsewhere changes nothing. */
  readonly onAway?: (() => void) | undefined;
}

/** What lies over the text. */
type Over = { readonly kind: AskingTool } | { readonly kind: "insert"; readonly at: Caret };

/** The tools of a text that is written on the page itself. */
export function WritingPlace({ frame, source, at, onLeave, onAway }: WritingPlaceProps) {
  const { store } = useEditorDocument();
  const { notices } = useWorkspace();
  const { uploads, media } = useMediaStores();
  const { schemas } = useOpenedSite();
  const scope = useTokenScope();
  const [state, setState] = useState<WritingState>();
  const [over, setOver] = useState<Over>();
  const bar = useRef<HTMLDivElement>(null);
  const writing = useRef<Writing>(undefined);
  const { headingLevel = 2 } = source.schema;
  const latest = useRef({ scope, onLeave, onAway });
  latest.current = { scope, onLeave, onAway };
  useStore(media, (known) => known.media);

  useEffect(() => {
    const leave = () => latest.current.onLeave();
    const away = () => (latest.current.onAway ?? leave)();
    const lent = frame.lend(source.shown);
    if (!lent) {
      notices.getState().notify({ title: messages.writing.notOnPage, text: messages.writing.notOnPageText });
      return leave();
    }
    const made = createWriting({
      element: lent.element,
      source: source.read() ?? "",
      label: messages.writing.place(source.schema.title),
      headingLevel,
      detail(written) {
        const { scope: own } = latest.current;
        const [piece] = piecesOf(written, own, (token) => nameToken(token, schemas.site, own));
        return { value: piece?.value ?? written, name: piece?.name };
      },
      picture(name) {
        const { media: known, addressOf } = media.getState();
        return { address: addressOf(name, 1280), alt: known.get(name)?.alt ?? "" };
      },
      onWrite(text) {
        const editError = source.write(text);
        if (editError !== undefined) notices.getState().notify({ title: editError });
      },
      onEditError: () =>
        notices.getState().notify({ title: messages.writing.notHere, text: messages.writing.notHereText }),
      onState: setState,
      onAsk: (kind) => setOver({ kind }),
      onTools: () => bar.current?.querySelector("button")?.focus(),
      onLeave: leave,
      // At once, because the next letter belongs to the menu already.
      onSlash: (caret) =>
        flushSync(() => setOver({ kind: "insert", at: caretInWindow(lent.element, caret) })),
      onFiles(files) {
        void uploads.getState().take(files);
        setOver({ kind: "picture" });
      },
      onUndo: (how) => store.getState()[how](),
    });
    writing.current = made;
    made.focus(at);
    bringIntoView(lent.element);
    const stop = store.subscribe(() => {
      const text = source.read();
      if (text === undefined) away();
      else made.follow(text);
    });
    const unwatch = latest.current.onAway && watchElsewhere(lent.element, bar, away);
    return () => {
      stop();
      unwatch?.();
      made.close();
      lent.giveBack();
      writing.current = undefined;
    };
  }, [frame, source, at, headingLevel, store, notices, uploads, schemas, media]);

  const close = () => {
    setOver(undefined);
    writing.current?.focus();
  };
  const act = (tool: WritingTool) => {
    setOver(undefined);
    if (isAsking(tool)) setOver({ kind: tool });
    else writing.current?.run(writingCommands(headingLevel)[tool]);
  };
  const picture = state?.picture;
  return (
    <div ref={bar} className="writing-place">
      <WritingBar
        state={state}
        onTool={act}
        described={picture ? (media.getState().media.get(picture.attrs.src)?.alt ?? "") : ""}
        onPicture={(attributes) => picture && writing.current?.setAttributes(picture.at, attributes)}
        onRemovePicture={() =>
          writing.current?.run(({ tr }, dispatch) => {
            dispatch?.(tr.deleteSelection());
            return true;
          })
        }
        onBehindPicture={() => writing.current?.run(behindCommand)}
        onDone={onLeave}
      />
      {over?.kind === "insert" && (
        <InsertMenu
          at={over.at}
          onChoose={act}
          onLeave={(typed) => {
            setOver(undefined);
            writing.current?.type(typed);
          }}
        />
      )}
      {over && over.kind !== "insert" && (
        <AskFirst
          kind={over.kind}
          words={state?.words ?? ""}
          onClose={close}
          onAnswer={(command) => {
            setOver(undefined);
            writing.current?.run(command);
            // What a picture shows is asked at once.
            if (over.kind === "picture")
              requestAnimationFrame(() =>
                bar.current?.querySelector<HTMLInputElement>(".writing-alt")?.focus(),
              );
          }}
        />
      )}
    </div>
  );
}

/** Calls back when a press is neither in the text nor in what belongs to it. */
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

/** Scrolls a page to the beginning of a text that is hardly seen, and leaves what stands before it in sight. */
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
  readonly kind: AskingTool;
  /** The words that are selected. */
  readonly words: string;
  /** Called with what puts the answer into the text. */
  readonly onAnswer: (command: Command) => void;
  readonly onClose: () => void;
}

/** Asks what a link leads to, which picture, or which detail of the site is to stand in a text. */
function AskFirst({ kind, words, onAnswer, onClose }: AskFirstProps) {
  if (kind === "link")
    return <LinkDialog words={words} onClose={onClose} onLink={(link) => onAnswer(linkCommand(link))} />;
  if (kind === "detail")
    return <DetailPicker onClose={onClose} onChoose={({ token }) => onAnswer(detailCommand(token))} />;
  return (
    <Dialog title={messages.form.choosePicture} shape="gallery" onClose={onClose}>
      <LatePictureBrowser onChoose={(name) => onAnswer(pictureCommand(name))} />
    </Dialog>
  );
}
