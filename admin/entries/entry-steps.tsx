import { ArrowDown, ArrowUp } from "lucide-react";
import { messages } from "../messages/messages.ts";

/** What of a row can have the focus. */
export type RowControl = "open" | "up" | "down";

export interface EntryStepsProps {
  readonly title: string;
  /** Its place in the list, from 0, of how many. */
  readonly index: number;
  readonly count: number;
  readonly onStep: (index: number, by: -1 | 1, control: RowControl) => void;
}

/** Buttons that move an entry by one place. The keys do the same on its row, so Tab passes over them. */
export function EntrySteps({ title, index, count, onStep }: EntryStepsProps) {
  return (
    <div className="entry-steps">
      <button
        type="button"
        className="icon-button entry-up"
        aria-label={messages.form.moveWhatUp(title)}
        title={messages.form.moveUp}
        aria-disabled={index === 0}
        tabIndex={-1}
        onClick={() => onStep(index, -1, "up")}
      >
        <ArrowUp size={15} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button entry-down"
        aria-label={messages.form.moveWhatDown(title)}
        title={messages.form.moveDown}
        aria-disabled={index === count - 1}
        tabIndex={-1}
        onClick={() => onStep(index, 1, "down")}
      >
        <ArrowDown size={15} aria-hidden />
      </button>
    </div>
  );
}
