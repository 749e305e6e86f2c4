import { type KeyboardEvent, useRef, useState } from "react";
import type { DefinedBlock } from "../../blocks/definitions.ts";
import type { PageDocument } from "../../edits/site-document.ts";
import { SiteIcon } from "../../icons/site-icon.tsx";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { messages } from "../../messages/messages.ts";
import { useSession } from "../../session-context.ts";
import { findBlocks, placeableBlocks } from "./find-blocks.ts";
import { nextInGrid } from "./next-in-grid.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface InsertMenuProps {
  /** Where the block is to be. */
  readonly page: PageDocument;
  readonly onChoose: (block: DefinedBlock) => void;
  readonly onClose: () => void;
}

/** The blocks that can be placed on a page, as they look on this site, found by name or purpose. */
export function InsertMenu({ page, onChoose, onClose }: InsertMenuProps) {
  const words = messages.pages.insert;
  const { blocks } = useSession();
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
        {wanted.trim() !== "" && words.found(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState title={words.noneFound(wanted.trim())} text={words.simpler}>
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
