import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { trustedHtml } from "../../blocks/_kit/trusted-html.ts";
import { messages } from "../messages/messages.ts";
import type { ComposedPage } from "./compose/composed-page.ts";
import type { ColourScheme } from "./compose/preview-css.ts";
import type { FrameActions, FrameSelection } from "./frame/frame-actions.ts";
import { type Frame, openFrame } from "./frame/open-frame.ts";

const emptyPage = trustedHtml("<!doctype html><html><head></head><body></body></html>");

interface PreviewFrameProps {
  readonly composed: ComposedPage | undefined;
  readonly css: string;
  readonly scheme: ColourScheme;
  /** The language of the page, for the browser's hyphens and spelling, and where its lines begin. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** Of the page's body: the variants of its theme. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly selection: FrameSelection;
  readonly actions: FrameActions;
  /** Is given the open frame. */
  readonly frameRef: RefObject<Frame | undefined>;
  /** Called once the page is in the frame. */
  readonly onReady?: ((frame: Frame) => void) | undefined;
}

/** The live page: the production renderer's markup in a frame of its own, changed in place so that nothing jumps. */
export function PreviewFrame(props: PreviewFrameProps) {
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
        typeable: (...asked) => latest.current.typeable(...asked),
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
  useLayoutEffect(() => {
    if (composed) frame?.show(composed);
  }, [frame, composed]);
  const isShown = composed !== undefined;
  useLayoutEffect(() => {
    if (frame && isShown) onReady?.(frame);
  }, [frame, isShown, onReady]);
  useLayoutEffect(() => frame?.choose(selection), [frame, selection]);

  return (
    <iframe
      className="preview-frame"
      title={messages.preview.page}
      // The page's texts are reached from the outline and the fields, so Tab does not lead through its links.
      tabIndex={-1}
      srcDoc={emptyPage}
      onLoad={({ currentTarget }) => open(currentTarget)}
    />
  );
}
