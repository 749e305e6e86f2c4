import { type ReactNode, useId } from "react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";

interface AskDialogProps {
  readonly title: string;
  /** What is done with the answers: "Add page". */
  readonly verb: string;
  readonly disabled: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few questions and one button; Enter in a field answers them. */
export function AskDialog({ title, verb, disabled, onDone, onClose, children }: AskDialogProps) {
  const form = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form} disabled={disabled}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) onDone();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
