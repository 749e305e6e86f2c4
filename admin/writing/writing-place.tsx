import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import type { StringSchema } from "../../schema/schema.ts";
import { entryIdOf } from "../edits/entry-file.ts";
import { messages } from "../messages/messages.ts";
import type { Frame } from "../preview/frame/open-frame.ts";
import { useSession } from "../session-context.ts";
import { nameToken } from "../tokens/name-token.ts";
import { piecesOf } from "../tokens/token-meaning.ts";
import { useTokenScope } from "../tokens/use-token-scope.ts";
import { AskFirst } from "./ask-first.tsx";
import { type Caret, createWriting, type Writing } from "./create-writing.ts";
import { InsertMenu } from "./insert-menu.tsx";
import { WritingBar } from "./writing-bar.tsx";
import { behindCommand, writingCommands } from "./writing-commands.ts";
import type { WritingState } from "./writing-state.ts";
import { type AskingTool, isAsking, type WritingTool } from "./writing-tools.tsx";

interface WritingPlaceProps {
  readonly frame: Frame;
  readonly collection: string;
  /** Of the entry whose text is written. */
  readonly file: string;
  /** Of the text. */
  readonly schema: StringSchema;
  readonly onLeave: () => void;
}

/** What lies over the text. */
type Over = { readonly kind: AskingTool } | { readonly kind: "insert"; readonly at: Caret };

/** The tools of a text that is written on the page itself; every change of it is one of the entry's text. */
export function WritingPlace({ frame, collection, file, schema, onLeave }: WritingPlaceProps) {
  const session = useSession();
  const { store, notices, uploads, schemas, media } = session;
  const scope = useTokenScope();
  const [state, setState] = useState<WritingState>();
  const [over, setOver] = useState<Over>();
  const bar = useRef<HTMLDivElement>(null);
  const writing = useRef<Writing>(undefined);
  const { headingLevel = 2 } = schema;
  const latest = useRef({ scope, onLeave });
  latest.current = { scope, onLeave };
  useStore(media, (known) => known.media);

  useEffect(() => {
    const leave = () => latest.current.onLeave();
    const lent = frame.lend({ in: "entry", collection, id: entryIdOf(file), path: ["body"] });
    const bodyOf = () => store.getState().entries[file]?.body;
    if (!lent) {
      notices.getState().notify({ title: messages.writing.notOnPage, text: messages.writing.notOnPageText });
      return leave();
    }
    const made = createWriting({
      element: lent.element,
      source: bodyOf() ?? "",
      label: messages.writing.place(schema.title),
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
      onWrite(value) {
        const holder = { in: "entry", file } as const;
        const outcome = store.getState().apply({ kind: "set-value", holder, path: ["body"], value });
        if ("refusal" in outcome) notices.getState().notify({ title: outcome.refusal });
      },
      onRefuse: () =>
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
    bringIntoView(lent.element);
    made.focus();
    const stop = store.subscribe(() => {
      const body = bodyOf();
      if (body === undefined) leave();
      else made.follow(body);
    });
    return () => {
      stop();
      made.close();
      lent.giveBack();
      writing.current = undefined;
    };
  }, [frame, collection, file, schema.title, headingLevel, store, notices, uploads, schemas, media]);

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
