import { useEffect, useRef, useState } from "react";
import { trustedHtml } from "../../../blocks/_kit/trusted-html.ts";
import type { DefinedBlock } from "../../document/definitions.ts";
import { withPictures } from "../../document/with-pictures.ts";
import { bodyOf } from "../../preview/compose/composed-page.ts";
import { previewCss } from "../../preview/compose/preview-css.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { composeSample, sampleBody } from "./compose-sample.ts";

/** The widths for which samples are laid out, in pixels: a low one such as a heading is shown from nearer. */
const widths = { whole: 1120, near: 640 } as const;

/** Below this part of the thumbnail's height, a sample is low. */
const low = 0.5;

/** A block's sample, drawn small by the renderer that builds the site, as soon as it is scrolled into view. */
export function Thumbnail({ block }: { readonly block: DefinedBlock }) {
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

const emptyPage = trustedHtml("<!doctype html><html lang='en'><head></head><body></body></html>");

const centred =
  ":root { overflow: hidden; scrollbar-gutter: auto; } body { display: grid; align-content: center; min-height: 100vh; overflow: hidden; }";

function SampleFrame({ block }: { readonly block: DefinedBlock }) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const draw = (frame: HTMLIFrameElement) => {
    const inside = frame.contentWindow as (Window & typeof globalThis) | null;
    const composed = composeSample({ store, content }, block);
    if (!inside || "reason" in composed) return;
    const body = sampleBody(withPictures(bodyOf(composed), content.pictureAt));
    if (!body) return;
    const sheet = new inside.CSSStyleSheet();
    sheet.replaceSync(`${previewCss(content, composed.settings.theme)}${centred}`);
    inside.document.adoptedStyleSheets = [sheet];
    inside.document.body.replaceChildren(inside.document.adoptNode(body));
    const { clientWidth, clientHeight } = frame.parentElement ?? frame;
    const layOut = (width: number) => {
      const scale = clientWidth / width;
      const [height, transform] = [`${clientHeight / scale}px`, `scale(${scale})`];
      Object.assign(frame.style, { width: `${width}px`, height, transform });
      return body.getBoundingClientRect().height / (clientHeight / scale);
    };
    if (layOut(widths.whole) < low) layOut(widths.near);
    // Not by React, which would wait until all others are drawn too.
    frame.dataset.drawn = "";
  };
  return (
    <iframe
      title={block.schema.title}
      className="thumbnail-frame"
      // Nothing in it runs, and nothing in it can be reached.
      sandbox="allow-same-origin"
      tabIndex={-1}
      inert
      srcDoc={emptyPage}
      onLoad={({ currentTarget }) => draw(currentTarget)}
    />
  );
}
