import { Plus } from "lucide-react";

interface InsertGapProps {
  /** What the block will stand before. */
  readonly before: string;
  readonly onInsert: () => void;
}

/** A thin line between two rows, that becomes a plus when it is pointed at. The keys for it are the row's own. */
export function InsertGap({ before, onInsert }: InsertGapProps) {
  return (
    <li className="outline-gap">
      <button type="button" tabIndex={-1} aria-label={`Add a block before ${before}`} onClick={onInsert}>
        <Plus size={14} aria-hidden />
      </button>
    </li>
  );
}
