import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { trustedHtml } from "../../../blocks/_kit/trusted-html.ts";
import { blocks } from "../../../blocks/index.ts";
import { contentType } from "../../../renderer/resolve/frames.ts";
import { type Purpose, purposes } from "../../../schema/define-block.ts";
import type { DefinedBlock } from "../../document/definitions.ts";
import { isFrameId } from "../../document/frames.ts";
import type { PageDocument } from "../../document/site-document.ts";
import { withPictures } from "../../document/with-pictures.ts";
import { messages } from "../../messages/messages.ts";
import { createComposer } from "../../preview/compose/compose-page.ts";
import { bodyOf } from "../../preview/compose/composed-page.ts";
import { previewCss } from "../../preview/compose/preview-css.ts";
import { type EditorDocument, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { parseRendered } from "../../ui/trusted-types.ts";
import { type OpenedSite, useOpenedSite } from "../../workspace/opened-site.ts";
import { SiteIcon } from "../../workspace/site-icon.tsx";
import { localizeSample } from "./localize-sample.ts";
import { sampleContent } from "./sample-content.ts";

interface InsertMenuProps {
  readonly page: PageDocument;
  readonly onChoose: (block: DefinedBlock) => void;
  readonly onClose: () => void;
}

export function InsertMenu({ page, onChoose, onClose }: InsertMenuProps) {
  const words = messages.pages.insert;
  const { blocks } = useOpenedSite();
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const groups = findBlocks(placeableBlocks(blocks, page), wanted);
  const found = groups.flatMap((group) => group.blocks);
  const headed = page.blocks.some(
    ({ type, hidden }) => !hidden && blocks.some((block) => block.type === type && block.heading === 1),
  );
  const tiles = () => [...(list.current?.querySelectorAll<HTMLElement>(".insert-tile") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = tiles();
    const index = all.indexOf(event.target as HTMLElement);
    const places = all.map((tile) => tile.getBoundingClientRect());
    const next = nextInGrid(places, index, event.key);
    if (index === -1 || !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    if (next === index && event.key === "ArrowUp") document.getElementById("insert-search")?.focus();
    else all[next]?.focus();
  };
  const onSearchKey = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === "ArrowDown") tiles()[0]?.focus();
    else if (event.key === "Enter" && wanted.trim() !== "" && first) onChoose(first);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={words.title}
      shape="gallery"
      onClose={onClose}
      tools={
        <input
          type="search"
          id="insert-search"
          className="input"
          aria-label={words.search}
          placeholder={words.searchHint}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={onSearchKey}
        />
      }
    >
      <p className="unseen" role="status">
        {wanted.trim() !== "" && words.found({ number: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState title={words.noneFound({ wanted: wanted.trim() })} text={words.simpler}>
          <Button onClick={() => setWanted("")}>{words.showAll}</Button>
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons in it */}
      <div ref={list} className="insert-groups" onKeyDown={onKeyDown}>
        {groups.map(({ title, blocks: inGroup }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul className="insert-tiles">
              {inGroup.map((block) => (
                <li key={block.type}>
                  <button type="button" className="insert-tile" onClick={() => onChoose(block)}>
                    <Thumbnail block={block} />
                    <span className="insert-title">
                      <SiteIcon name={block.icon} size={16} />
                      {block.schema.title}
                    </span>
                    <span className="insert-words">{block.schema.description}</span>
                    {headed && block.heading === 1 && <span className="insert-note">{words.hasHeading}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

interface TilePlace {
  readonly left: number;
  readonly top: number;
}

export function nextInGrid(tiles: readonly TilePlace[], index: number, key: string): number {
  const last = tiles.length - 1;
  const from = tiles[index];
  if (!from) return index;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowLeft") return Math.max(0, index - 1);
  if (key === "ArrowRight") return Math.min(last, index + 1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return index;
  const down = key === "ArrowDown";
  const beyond = tiles.filter(({ top }) => (down ? top > from.top : top < from.top)).map(({ top }) => top);
  if (beyond.length === 0) return index;
  const row = down ? Math.min(...beyond) : Math.max(...beyond);
  const distance = (at: number) => Math.abs((tiles[at]?.left ?? 0) - from.left);
  const inRow = tiles.flatMap(({ top }, at) => (top === row ? [at] : []));
  return inRow.reduce((best, at) => (distance(at) < distance(best) ? at : best), inRow[0] ?? index);
}

const titleOf = (group: Purpose | "others"): string => messages.pages.insert.groups[group];

interface BlockGroup {
  readonly title: string;
  readonly blocks: readonly DefinedBlock[];
}

function placeableBlocks(blocks: readonly DefinedBlock[], page: PageDocument): readonly DefinedBlock[] {
  const others = blocks.filter(({ frame }) => !frame);
  if (!isFrameId(page.id)) return others.filter(({ type }) => type !== contentType);
  const isPlaced = page.blocks.some(({ type }) => type === contentType);
  const own = blocks.filter(({ frame, type }) => frame || type === contentType);
  return [...own, ...others].filter(
    ({ type }, index, all) =>
      all.findIndex((block) => block.type === type) === index && !(isPlaced && type === contentType),
  );
}

export function findBlocks(blocks: readonly DefinedBlock[], wanted: string): readonly BlockGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return grouped(blocks);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = blocks.filter(({ type, purpose, schema }) =>
    has(`${type} ${schema.title} ${schema.description} ${titleOf(purpose ?? "others")}`),
  );
  const inTitle = ({ type, schema }: DefinedBlock) => has(`${type} ${schema.title}`);
  const ordered = [...found.filter(inTitle), ...found.filter((block) => !inTitle(block))];
  return ordered.length > 0 ? [{ title: messages.pages.insert.foundGroup, blocks: ordered }] : [];
}

function grouped(all: readonly DefinedBlock[]): readonly BlockGroup[] {
  const ofFrame = all.filter(({ frame }) => frame);
  const blocks = all.filter(({ frame }) => !frame);
  const first = ofFrame.length > 0 ? [{ title: messages.pages.insert.frameGroup, blocks: ofFrame }] : [];
  return [...first, ...groupedByPurpose(blocks)];
}

function groupedByPurpose(blocks: readonly DefinedBlock[]): readonly BlockGroup[] {
  return [...purposes, "others" as const].flatMap((group) => {
    const inGroup = blocks.filter(({ purpose = "others" }) => purpose === group);
    return inGroup.length > 0 ? [{ title: titleOf(group), blocks: inGroup }] : [];
  });
}

/** The widths for which samples are laid out, in pixels: a low one such as a heading is shown from nearer. */
const widths = { whole: 1120, near: 640 } as const;

const low = 0.5;

function Thumbnail({ block }: { readonly block: DefinedBlock }) {
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

function composeSample(
  { store, content }: Pick<EditorDocument, "store"> & Pick<OpenedSite, "content">,
  { type, schema, sample }: DefinedBlock,
) {
  const { document } = store.getState();
  const props = localizeSample(schema, sample, sampleContent(document, content, undefined)) as Record<
    string,
    unknown
  >;
  const page = {
    id: "sample",
    path: "/sample",
    title: "sample",
    description: "sample",
    blocks: [{ id: "sample", type, props }],
  };
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
