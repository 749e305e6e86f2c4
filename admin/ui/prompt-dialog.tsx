import { type ReactNode, useId } from "react";
import { messages } from "../messages/messages.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

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
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.form.cancel}</Button>
          <Button tone="primary" type="submit" form={id} disabled={disabled}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={id}
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
