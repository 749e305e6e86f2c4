import morphdom from "morphdom";
import { useEffect, useRef, useState } from "react";
import type { Path } from "../form/form-context.ts";
import type { ComposedPage } from "./compose-page.ts";
import { elementOf, fieldOf } from "./locate-field.ts";

interface PreviewFrameProps {
  readonly composed: ComposedPage | undefined;
  readonly css: string;
  /** In pixels; the frame is scaled down where there is less room. */
  readonly width: number;
  /** The block that is chosen, and the field in it that has the focus. */
  readonly selected: { readonly block: string; readonly path?: Path } | undefined;
  readonly onSelect: (block: string, path: Path | undefined) => void;
}

/** The look of what is pointed at and chosen; it is in the frame only, never in the page that is built. */
const chrome = `
  .block { position: relative; cursor: default; }
  .block::after { content: ""; position: absolute; z-index: 10; inset: 0; border: 2px solid transparent; pointer-events: none; }
  .block:hover::after { border-color: rgb(70 110 230 / 45%); }
  .block[data-chosen]::after { border-color: rgb(60 100 230); }
  [data-focused] { outline: 2px dashed rgb(60 100 230) !important; outline-offset: 4px; }
  a, button, summary { cursor: default !important; }
`;

/** The live page: the production renderer's markup in a frame of its own, changed in place so that nothing jumps. */
export function PreviewFrame({ composed, css, width, selected, onSelect }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [body, setBody] = useState<HTMLElement | undefined>();
  const latest = useRef({ composed, onSelect });
  latest.current = { composed, onSelect };

  const open = () => {
    const inside = frame.current?.contentWindow as (Window & typeof globalThis) | null;
    if (!inside) return;
    inside.document.addEventListener("submit", (event) => event.preventDefault(), true);
    inside.document.addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        const target = event.target as Element;
        const block = target.closest(".block");
        const props = latest.current.composed?.page.blocks.find(({ id }) => id === block?.id)?.props;
        if (block) latest.current.onSelect(block.id, fieldOf(target, block, props));
      },
      true,
    );
    setBody(inside.document.body);
  };

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);

  useEffect(() => {
    const inside = body?.ownerDocument.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!inside) return;
    const sheet = new inside.CSSStyleSheet();
    sheet.replaceSync(css + chrome);
    inside.document.adoptedStyleSheets = [sheet];
  }, [body, css]);

  useEffect(() => {
    if (!body || !composed) return;
    const next = new DOMParser().parseFromString(composed.html, "text/html").body;
    morphdom(body, next, { onBeforeElUpdated: (from, to) => !from.isEqualNode(to) });
  }, [body, composed]);

  useEffect(() => {
    if (!body) return;
    for (const marked of body.querySelectorAll("[data-chosen], [data-focused]")) {
      marked.removeAttribute("data-chosen");
      marked.removeAttribute("data-focused");
    }
    const block = selected && body.querySelector(`#${CSS.escape(selected.block)}`);
    if (!block) return;
    block.setAttribute("data-chosen", "");
    const props = composed?.page.blocks.find(({ id }) => id === selected.block)?.props;
    const element = selected.path && elementOf(selected.path, block, props);
    element?.setAttribute("data-focused", "");
    const shown = element ?? block;
    const { top, bottom } = shown.getBoundingClientRect();
    const height = body.ownerDocument.defaultView?.innerHeight ?? 0;
    if (top > height * 0.85 || bottom < height * 0.15)
      shown.scrollIntoView({ block: element ? "center" : "start" });
  }, [body, selected, composed]);

  return (
    <div className="preview" ref={room}>
      <iframe
        ref={frame}
        className="preview-frame"
        title="The page"
        srcDoc="<!doctype html><html lang='en'><head></head><body></body></html>"
        style={{
          width,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
          marginInlineEnd: width * (scale - 1),
        }}
        onLoad={open}
      />
    </div>
  );
}
