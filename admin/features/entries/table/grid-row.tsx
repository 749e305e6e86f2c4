import { memo } from "react";
import { languageName } from "../../../../editing/labels/language-names.ts";
import { tableWords } from "../../../../editing/messages/table-words.ts";
import { cellText, displayText } from "../../../../editing/table/cell-text.ts";
import { type Column, isEditable } from "../../../../editing/table/columns.ts";
import { cellValue, type TableRow } from "../../../../editing/table/rows.ts";
import { CircleAlert, SquareArrowOutUpRight } from "../../../ui/icons/icons.ts";
import { type AfterEditing, CellEditor } from "./cell-editor.tsx";
import { cellId, type GridCell } from "./grid-selection.ts";
import { type MarkedCells, markKey } from "./marked-cells.ts";
import type { TableCommands } from "./table-commands.ts";

/** The cell that is changed, with what was typed to begin with. */
export interface EditedCell extends GridCell {
  readonly text: string | undefined;
}

interface GridRowProps {
  readonly row: TableRow;
  readonly index: number;
  /** In pixels. */
  readonly start: number;
  readonly columns: readonly Column[];
  readonly language: string;
  readonly readOnly: boolean;
  /** The column of the cell with the focus. */
  readonly active: number | undefined;
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly hasHandle: boolean;
  readonly isFilling: boolean;
  readonly editing: EditedCell | undefined;
  readonly marked: MarkedCells;
  readonly commands: TableCommands;
  readonly onEnd: (after: AfterEditing) => void;
  readonly onOpen: (row: TableRow) => void;
}

export const GridRow = memo((props: GridRowProps) => {
  const { index, start, columns } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't be windowed
    <div
      role="row"
      className="grid-row"
      aria-rowindex={index + 2}
      style={{ insetBlockStart: start }}
      tabIndex={-1}
    >
      {columns.map((column, at) => (
        <GridField key={column.key} {...props} column={column} at={at} />
      ))}
    </div>
  );
});

interface GridFieldProps extends GridRowProps {
  readonly column: Column;
  readonly at: number;
}

function GridField(props: GridFieldProps) {
  const { row, index, column, at, readOnly, active, left, right, isFilling, hasHandle, editing, marked } =
    props;
  const isWithin = left !== undefined && right !== undefined && at >= left && at <= right;
  const isSelected = isWithin && !isFilling;
  const isEdited = editing?.column === at;
  const mark = marked.get(markKey(row.file, column.key));
  const isFirst = at === 0;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have it
    <div
      role={isFirst ? "rowheader" : "gridcell"}
      className={`grid-cell grid-${column.kind}`}
      aria-colindex={at + 1}
      aria-selected={isSelected}
      aria-readonly={readOnly || !isEditable(column)}
      aria-invalid={mark !== undefined}
      id={cellId({ row: index, column: at })}
      data-cell={`${index}:${at}`}
      data-filled={(isWithin && isFilling) || undefined}
      data-editing={isEdited || undefined}
      tabIndex={isEdited ? undefined : active === at ? 0 : -1}
    >
      {isEdited ? (
        <EditedField {...props} />
      ) : (
        <>
          <ShownValue {...props} />
          {mark && <CircleAlert className="grid-mark" size={14} aria-hidden />}
          {mark && <span className="unseen">{mark.problem}</span>}
          {isFirst && <RowTools {...props} />}
          {hasHandle && at === right && <span className="grid-handle" aria-hidden />}
        </>
      )}
    </div>
  );
}

function EditedField({ row, column, editing, language, commands, onEnd }: GridFieldProps) {
  return (
    <CellEditor
      column={column}
      value={cellValue(row, column)}
      text={editing?.text}
      label={`${column.title}, ${row.id}`}
      language={language}
      onText={(text) => commands.setText(row, column, text)}
      onValue={(value) => commands.set({ rows: [row], columns: [column] }, value)}
      onReject={(text, problem) => commands.reject(row, column, { text, problem })}
      onEnd={onEnd}
    />
  );
}

/** What a cell shows: a text that could not be taken before what is saved. */
function ShownValue({ row, column, language, marked }: GridFieldProps) {
  const mark = marked.get(markKey(row.file, column.key));
  const value = cellValue(row, column);
  const text = mark?.text ?? displayText(column, value, language);
  const whole = column.kind === "lines" || column.kind === "other" ? cellText(column, value, language) : text;
  return (
    <span className="grid-value" title={whole === "" ? undefined : whole}>
      {text}
    </span>
  );
}

function RowTools({ row, column, onOpen }: GridFieldProps) {
  const { language } = row.entry.frontMatter;
  const name = String(cellValue(row, column) ?? row.id);
  return (
    <>
      {typeof language === "string" && <span className="grid-language">{languageName(language)}</span>}
      <button
        type="button"
        className="icon-button grid-open"
        aria-label={tableWords().open({ name })}
        title={tableWords().openForm}
        tabIndex={-1}
        onClick={() => onOpen(row)}
      >
        <SquareArrowOutUpRight size={15} />
      </button>
    </>
  );
}
