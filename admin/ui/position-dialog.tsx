import { useState } from "react";
import { fieldWords } from "../../editing/messages/field-words.ts";
import { PromptDialog } from "./prompt-dialog.tsx";
import { PromptText } from "./prompt-text.tsx";

interface PositionDialogProps {
  readonly title: string;
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

export function PositionDialog({ title, position, count, onMove, onClose }: PositionDialogProps) {
  const [written, setWritten] = useState(String(position));
  const wanted = Number(written);
  const isPlace = written.trim() !== "" && Number.isInteger(wanted) && wanted >= 1 && wanted <= count;
  const help = fieldWords().positionHelp({ count });
  return (
    <PromptDialog
      title={fieldWords().moveItem({ what: title })}
      verb={fieldWords().moveVerb}
      disabled={!isPlace}
      onDone={() => onMove(wanted)}
      onClose={onClose}
    >
      <PromptText
        label={fieldWords().position}
        value={written}
        help={help}
        wrong={written.trim() === "" || isPlace ? undefined : help}
        inputMode="numeric"
        onChange={setWritten}
      />
    </PromptDialog>
  );
}
