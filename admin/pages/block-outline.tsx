import { Plus } from "lucide-react";
import { useState } from "react";
import type { AnyBlock } from "../../schema/define-block.ts";
import type { PageDocument } from "../edits/site-document.ts";
import { Button } from "../kit/button.tsx";
import { useEditor, useSession } from "../session-context.ts";
import { InsertMenu } from "./insert-menu.tsx";

/** The pages, and the blocks of the one that is open. Blocks move by drag, by buttons and by Alt with the arrow keys. */
export function BlockOutline({ page }: { readonly page: PageDocument }) {
  const { blocks, view } = useSession();
  const pages = useEditor((state) => state.document.pages);
  const block = useEditor((state) => state.selection.block);
  const apply = useEditor((state) => state.apply);
  const [inserting, setInserting] = useState(false);
  const ids = page.blocks.map(({ id }) => id);
  const blockTitle = (type: string) => blocks.find((known) => known.type === type)?.schema.title ?? type;
  const go = (id: string, chosen?: string) =>
    view.getState().go({ workspace: "pages", page: id, ...(chosen && { block: chosen }) });
  const onPage = (id: string) => go(id);
  const onBlock = (id: string) => go(page.id, id);
  const onMove = (id: string, before: string | undefined) =>
    apply({
      kind: "move-block",
      page: page.id,
      block: id,
      to: { page: page.id, ...(before !== undefined && { before }) },
    });
  const insert = ({ type, sample }: AnyBlock) => {
    setInserting(false);
    const props = structuredClone(sample) as Record<string, unknown>;
    apply({ kind: "insert-block", page: page.id, block: { id: type, type, props } });
  };
  const step = (id: string, by: -1 | 1) => {
    const index = ids.indexOf(id);
    const to = by === -1 ? index - 1 : index + 2;
    if (to >= 0 && to <= ids.length) onMove(id, ids[to]);
  };
  return (
    <div className="outline">
      <label className="outline-page">
        <span className="field-label">Page</span>
        <select className="input" value={page.id} onChange={({ target }) => onPage(target.value)}>
          {pages.map(({ id, path }) => (
            <option key={id} value={id}>
              {id} ({path})
            </option>
          ))}
        </select>
      </label>
      <ol className="outline-blocks" aria-label="Blocks on this page">
        {page.blocks.map(({ id, type, hidden }, index) => (
          <li
            key={id}
            className={hidden ? "outline-block outline-hidden" : "outline-block"}
            draggable
            onDragStart={({ dataTransfer }) => dataTransfer.setData("application/x-blockwork-id", id)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const dragged = event.dataTransfer.getData("application/x-blockwork-id");
              if (dragged && dragged !== id)
                onMove(dragged, ids.indexOf(dragged) < index ? ids[index + 1] : id);
            }}
          >
            <button
              type="button"
              className="outline-choose"
              aria-pressed={block === id}
              onClick={() => onBlock(id)}
              onKeyDown={({ altKey, key }) => {
                if (altKey && key === "ArrowUp") step(id, -1);
                if (altKey && key === "ArrowDown") step(id, 1);
              }}
            >
              <span className="outline-type">{blockTitle(type)}</span>
              <span className="outline-id">{hidden ? "hidden" : id}</span>
            </button>
            <button
              type="button"
              disabled={index === 0}
              aria-label={`Move ${id} up`}
              onClick={() => step(id, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              disabled={index === page.blocks.length - 1}
              aria-label={`Move ${id} down`}
              onClick={() => step(id, 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      {page.blocks.length === 0 && <p className="nothing">This page is empty.</p>}
      <Button icon={<Plus size={16} />} onClick={() => setInserting(true)}>
        Add a block
      </Button>
      {inserting && <InsertMenu blocks={blocks} onChoose={insert} onClose={() => setInserting(false)} />}
    </div>
  );
}
