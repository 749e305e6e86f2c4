import { type ReactNode, useId } from "react";
import { fieldWords } from "../../editing/messages/field-words.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface PromptDialogProps {
  readonly title: string;
  readonly verb: string;
  readonly disabled: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PromptDialog({ title, verb, disabled, onDone, onClose, children }: PromptDialogProps) {
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{fieldWords().cancel}</Button>
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
