import { useEffect, useRef, useState } from "react";
import type { AnyBlock } from "../../schema/define-block.ts";

interface InsertMenuProps {
  readonly blocks: readonly AnyBlock[];
  readonly onChoose: (block: AnyBlock) => void;
  readonly onClose: () => void;
}

/** The blocks that can be placed on a page, found by name or purpose. */
export function InsertMenu({ blocks, onChoose, onClose }: InsertMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const found = blocks.filter(({ type, schema }) =>
    `${type} ${schema.title} ${schema.description}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <dialog ref={dialog} className="picker" aria-label="Add a block" onClose={onClose}>
      <form method="dialog" className="picker-head">
        <input
          type="search"
          className="input"
          aria-label="Search blocks"
          placeholder="Search, such as questions or map"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <button type="submit" className="quiet-button">
          Cancel
        </button>
      </form>
      {found.length === 0 && <p className="nothing">No block is called that.</p>}
      <ul className="insert-blocks">
        {found.map((block) => (
          <li key={block.type}>
            <button type="button" onClick={() => onChoose(block)}>
              <strong>{block.schema.title}</strong>
              <span>{block.schema.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
