import type { PageDocument } from "../edits/site-document.ts";

interface OutlineProps {
  readonly pages: readonly PageDocument[];
  readonly page: PageDocument;
  readonly block: string | undefined;
  readonly blockTitle: (type: string) => string;
  readonly onPage: (id: string) => void;
  readonly onBlock: (id: string) => void;
  /** Moves a block before another one, or to the end. */
  readonly onMove: (id: string, before: string | undefined) => void;
  readonly onInsert: (before: string | undefined) => void;
}

/** The pages, and the blocks of the one that is open. Blocks move by drag, by buttons and by Alt with the arrow keys. */
export function Outline({ pages, page, block, blockTitle, onPage, onBlock, onMove, onInsert }: OutlineProps) {
  const ids = page.blocks.map(({ id }) => id);
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
      <button type="button" className="quiet-button" onClick={() => onInsert(undefined)}>
        Add a block
      </button>
    </div>
  );
}
