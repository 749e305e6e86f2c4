import { StepButton } from "../kit/list-controls.tsx";

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
      <StepButton
        by={-1}
        of={title}
        className="entry-up"
        aria-disabled={index === 0}
        tabIndex={-1}
        onClick={() => onStep(index, -1, "up")}
      />
      <StepButton
        by={1}
        of={title}
        className="entry-down"
        aria-disabled={index === count - 1}
        tabIndex={-1}
        onClick={() => onStep(index, 1, "down")}
      />
    </div>
  );
}
