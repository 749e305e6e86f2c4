import { useEffect, useRef, useState } from "react";
import type { AnyBlock } from "../../../schema/define-block.ts";
import { bodyOf } from "../../preview/composed-page.ts";
import { previewCss } from "../../preview/preview-css.ts";
import { withPictures } from "../../preview/with-pictures.ts";
import { useSession } from "../../session-context.ts";
import { composeSample, sampleBody } from "./compose-sample.ts";

/** The width for which samples are laid out, in pixels. */
const width = 1120;

/** A block's sample, drawn small by the renderer that builds the site, as soon as it is scrolled into view. */
export function Thumbnail({ block }: { readonly block: AnyBlock }) {
  const room = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: "200px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={room} className="thumbnail" aria-hidden>
      {seen && <SampleFrame block={block} />}
    </span>
  );
}

function SampleFrame({ block }: { readonly block: AnyBlock }) {
  const session = useSession();
  const [drawn, setDrawn] = useState(false);
  const draw = (frame: HTMLIFrameElement) => {
    const inside = frame.contentWindow as (Window & typeof globalThis) | null;
    const composed = composeSample(session, block);
    if (!inside || "reason" in composed) return;
    const body = sampleBody(withPictures(bodyOf(composed), session.content.pictureAt));
    if (!body) return;
    const sheet = new inside.CSSStyleSheet();
    sheet.replaceSync(`${previewCss(session.content, composed.settings.theme)}body { overflow: hidden; }`);
    inside.document.adoptedStyleSheets = [sheet];
    inside.document.body.replaceChildren(inside.document.adoptNode(body));
    const { clientWidth, clientHeight } = frame.parentElement ?? frame;
    const scale = clientWidth / width;
    const height = Math.min(Math.max(body.getBoundingClientRect().height, 1), clientHeight / scale);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `translateY(${(clientHeight - height * scale) / 2}px) scale(${scale})`,
    });
    setDrawn(true);
  };
  return (
    <iframe
      title={block.schema.title}
      className="thumbnail-frame"
      data-drawn={drawn || undefined}
      // Nothing in it runs, and nothing in it can be reached.
      sandbox="allow-same-origin"
      tabIndex={-1}
      inert
      srcDoc="<!doctype html><html lang='en'><head></head><body></body></html>"
      onLoad={({ currentTarget }) => draw(currentTarget)}
    />
  );
}
