import { useEffect, useRef, useState } from "react";
import { trustedHtml } from "../../../blocks/_kit/html/trusted-html.ts";
import { blocks } from "../../../blocks/index.ts";
import { withPictures } from "../../../editing/document/picture.ts";
import type { BlockDocument } from "../../../editing/document/site-document.ts";
import { createComposer } from "../../preview/compose/compose-page.ts";
import { bodyOf } from "../../preview/compose/composed-page.ts";
import { previewCss } from "../../preview/compose/preview-css.ts";
import { type OpenedSite, useOpenedSite } from "../../site/opened-site.ts";
import { type EditorDocument, useEditorDocument } from "../../sync/store/editor-document.ts";
import { parseRendered } from "../../ui/browser/trusted-types.ts";

/** The widths for which samples are laid out, in pixels: a low one such as a heading is shown from nearer. */
const widths = { whole: 1120, near: 640 } as const;

const low = 0.5;

/** What a thumbnail shows. */
export interface Drawn {
  /** The name of the frame. */
  readonly title: string;
  /** Placed by the site's own content where they are samples. */
  readonly blocks: () => readonly BlockDocument[];
}

export function Thumbnail({ drawn }: { readonly drawn: Drawn }) {
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
      {seen && <SampleFrame drawn={drawn} />}
    </span>
  );
}

const emptyPage = trustedHtml("<!doctype html><html lang='en'><head></head><body></body></html>");

const centred =
  ":root { overflow: hidden; scrollbar-gutter: auto; } body { display: grid; align-content: center; min-height: 100vh; overflow: hidden; }";

function SampleFrame({ drawn }: { readonly drawn: Drawn }) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const draw = (frame: HTMLIFrameElement) => {
    const inside = frame.contentWindow as (Window & typeof globalThis) | null;
    const composed = composeSample({ store, content }, drawn.blocks());
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
      title={drawn.title}
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

function composeSample(
  { store, content }: Pick<EditorDocument, "store"> & Pick<OpenedSite, "content">,
  placed: readonly BlockDocument[],
) {
  const { document } = store.getState();
  const words = { title: "sample", description: "sample" };
  const page = { id: "sample", path: "/sample", ...words, blocks: placed };
  // The other pages are there for links to lead to; what is on them is not needed.
  const others = document.pages
    .filter(({ id, path }) => id !== page.id && path !== page.path)
    .map((other) => ({ ...other, blocks: [] }));
  // One of its own: the preview's remembers the page that is being edited.
  const compose = createComposer({ content, blocks });
  return compose({ document: { ...document, pages: [...others, page] }, pageId: page.id });
}

function sampleBody(html: string): Element | undefined {
  const main = parseRendered(html).querySelector("main");
  for (const frame of main?.querySelectorAll("iframe, script") ?? []) frame.removeAttribute("src");
  return main ?? undefined;
}
