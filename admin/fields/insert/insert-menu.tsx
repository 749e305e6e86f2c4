import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { DefinedBlock } from "../../../editing/document/definitions.ts";
import { isFrameId } from "../../../editing/document/frames.ts";
import { patternsIn, type SavedPattern } from "../../../editing/document/pattern.ts";
import type { PageDocument } from "../../../editing/document/site-document.ts";
import { languageOfPage } from "../../../editing/document/site-document.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { contentType } from "../../../renderer/resolve/frames.ts";
import { type Purpose, purposes } from "../../../schema/block/define-block.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { SiteIcon } from "../../site/site-icon.tsx";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { localizeSample } from "./localize-sample.ts";
import { PatternList } from "./pattern-list.tsx";
import { sampleContent } from "./sample-content.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { withSampleIn } from "./translate-sample.ts";

interface InsertMenuProps {
  readonly page: PageDocument;
  readonly onChoose: (block: DefinedBlock) => void;
  readonly onPattern?: (pattern: SavedPattern) => void;
  readonly onClose: () => void;
}

export function InsertMenu({ page, onChoose, onPattern, onClose }: InsertMenuProps) {
  const words = messages.pages.insert;
  const { blocks: registry } = useOpenedSite();
  const language = useEditor(({ document }) => languageOfPage(page, document));
  const blocks = useMemo(() => registry.map((block) => withSampleIn(block, language)), [registry, language]);
  const entries = useEditor((state) => state.entries);
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const patterns = onPattern ? findPatterns(patternsIn(entries, messages.locale), wanted, registry) : [];
  const groups = findBlocks(placeableBlocks(blocks, page), wanted);
  const found = groups.flatMap((group) => group.blocks);
  const number = patterns.length + found.length;
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
    if (event.key === "ArrowDown") tiles()[0]?.focus();
    else if (event.key === "Enter" && wanted.trim() !== "") tiles()[0]?.click();
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
        {wanted.trim() !== "" && words.found({ number })}
      </p>
      {number === 0 && (
        <EmptyState title={words.noneFound({ wanted: wanted.trim() })} text={words.simpler}>
          <Button onClick={() => setWanted("")}>{words.showAll}</Button>
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons in it */}
      <div ref={list} className="insert-groups" onKeyDown={onKeyDown}>
        {onPattern && patterns.length > 0 && <PatternList patterns={patterns} onChoose={onPattern} />}
        {groups.map(({ title, blocks: inGroup }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul className="insert-tiles">
              {inGroup.map((block) => (
                <li key={block.type}>
                  <BlockTile
                    block={block}
                    note={headed && block.heading === 1 ? words.hasHeading : undefined}
                    onChoose={() => onChoose(block)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

interface BlockTileProps {
  readonly block: DefinedBlock;
  readonly note: string | undefined;
  readonly onChoose: () => void;
}

function BlockTile({ block, note, onChoose }: BlockTileProps) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { type, schema, sample } = block;
  const placed = () => {
    const supplies = sampleContent(store.getState().document, content, undefined);
    const props = localizeSample(schema, sample, supplies) as Record<string, unknown>;
    return [{ id: "sample", type, props }];
  };
  return (
    <button type="button" className="insert-tile" onClick={onChoose}>
      <Thumbnail drawn={{ title: schema.title, blocks: placed }} />
      <span className="insert-title">
        <SiteIcon name={block.icon} size={16} />
        {schema.title}
      </span>
      <span className="insert-words">{schema.description}</span>
      {note && <span className="insert-note">{note}</span>}
    </button>
  );
}

function findPatterns(
  patterns: readonly SavedPattern[],
  wanted: string,
  registry: readonly DefinedBlock[],
): readonly SavedPattern[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const titles = new Map(registry.map(({ type, schema }) => [type, schema.title]));
  return patterns.filter(({ title, blocks }) => {
    const text = [title, ...blocks.map(({ type }) => titles.get(type) ?? type)].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
