import { tableWords } from "../../../../editing/messages/table-words.ts";
import type { Column } from "../../../../editing/table/columns.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Ticks } from "../../../ui/ticks.tsx";

interface ColumnsDialogProps {
  readonly columns: readonly Column[];
  readonly shown: readonly Column[];
  /** The column of the names, which is always shown. */
  readonly label: string;
  readonly onChoose: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

export function ColumnsDialog({ columns, shown, label, onChoose, onClose }: ColumnsDialogProps) {
  const keys = shown.map(({ key }) => key);
  const others = columns.filter(({ key }) => key !== label);
  return (
    <Dialog
      title={tableWords().columnsTitle}
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {tableWords().done}
        </Button>
      }
    >
      <p className="field-help">{tableWords().columnsHelp}</p>
      <Ticks
        label={tableWords().shownColumns}
        choices={others.map(({ key, title }) => ({ value: key, label: title }))}
        ticked={(key) => keys.includes(key)}
        onTick={(key, isShown) => onChoose(isShown ? [...keys, key] : keys.filter((other) => other !== key))}
      />
    </Dialog>
  );
}
