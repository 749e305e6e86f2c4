import { Plus } from "lucide-react";
import { memo } from "react";
import { messages } from "../../../messages/messages.ts";

interface InsertGapProps {
  /** What the block will stand before. */
  readonly before: string;
  /** That block's id, with which `onInsert` is called: the same function each time. */
  readonly id: string;
  readonly onInsert: (id: string) => void;
}

/** A thin line between two rows, that becomes a plus when it is pointed at. The keys for it are the row's own. */
export const InsertGap = memo(function InsertGap({ before, id, onInsert }: InsertGapProps) {
  return (
    <li className="outline-gap">
      <button
        type="button"
        tabIndex={-1}
        aria-label={messages.pages.outline.addBefore(before)}
        onClick={() => onInsert(id)}
      >
        <Plus size={14} aria-hidden />
      </button>
    </li>
  );
});
