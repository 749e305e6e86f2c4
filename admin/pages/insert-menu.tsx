import { useState } from "react";
import type { AnyBlock } from "../../schema/define-block.ts";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";

interface InsertMenuProps {
  readonly blocks: readonly AnyBlock[];
  readonly onChoose: (block: AnyBlock) => void;
  readonly onClose: () => void;
}

/** The blocks that can be placed on a page, found by name or purpose. */
export function InsertMenu({ blocks, onChoose, onClose }: InsertMenuProps) {
  const [wanted, setWanted] = useState("");
  const found = blocks.filter(({ type, schema }) =>
    `${type} ${schema.title} ${schema.description}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <Dialog
      title="Add a block"
      shape="gallery"
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label="Search blocks"
          placeholder="Search, such as questions or map"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
    >
      {found.length === 0 && <EmptyState title="No block is called that" />}
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
    </Dialog>
  );
}
