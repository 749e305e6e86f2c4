import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { type FormEvent, useId, useState } from "react";
import { fieldWords } from "../../../../editing/messages/field-words.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { tableWords } from "../../../../editing/messages/table-words.ts";
import { parseAdjustment } from "../../../../editing/table/adjust.ts";
import type { CellRange } from "../../../../editing/table/cell-changes.ts";
import { displayText } from "../../../../editing/table/cell-text.ts";
import { type Column, isEditable } from "../../../../editing/table/columns.ts";
import { cellValue, type TableRow } from "../../../../editing/table/rows.ts";
import { FactNote } from "../../../fields/text-search/fact-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import {
  ArrowDownToLine,
  CircleAlert,
  Eraser,
  ListChecks,
  SquareArrowOutUpRight,
} from "../../../ui/icons/icons.ts";
import { Ticks, withTick } from "../../../ui/ticks.tsx";
import { cellId, type GridCell, type GridSelection, selectCell, selectWhole } from "./grid-selection.ts";
import type { MarkedCell } from "./marked-cells.ts";
import { sumOf, type TableCommands } from "./table-commands.ts";

interface SelectionBarProps {
  readonly range: CellRange;
  readonly active: GridCell;
  readonly rows: readonly TableRow[];
  readonly columns: readonly Column[];
  readonly languages: readonly string[];
  readonly readOnly: boolean;
  /** What is wrong in the cell with the focus. */
  readonly mark: MarkedCell | undefined;
  readonly commands: TableCommands;
  readonly onSelect: (selection: GridSelection) => void;
  readonly onOpen: (row: TableRow) => void;
}

/** What can be done with the chosen cells, below the table. */
export function SelectionBar(props: SelectionBarProps) {
  const { range, active, rows, readOnly, mark, commands, onSelect, onOpen } = props;
  const [isTicking, setTicking] = useState(false);
  const [column, ...others] = range.columns;
  const row = rows[active.row];
  const isList = column?.kind === "choices" && others.length === 0;
  const isSeveral = range.rows.length > 1;
  const wholeColumn = () =>
    onSelect(selectWhole("column", selectCell(active), { rows: rows.length, columns: 0 }));
  return (
    <section className="selection-bar" aria-label={tableWords().bar}>
      {mark && (
        <p className="selection-problem">
          <CircleAlert size={15} aria-hidden /> {mark.problem}
        </p>
      )}
      {row && column && !isSeveral && others.length === 0 && (
        <FactNote
          key={`${row.file} ${column.key}`}
          field={cellId(active)}
          target={{ in: "entry", file: row.file }}
          path={["frontMatter", column.key]}
          isLong={column.kind === "lines" || !isEditable(column)}
          isTyped={false}
        />
      )}
      <p className="selection-count">{countWords(props)}</p>
      <Button tone="plain" onClick={wholeColumn}>
        {tableWords().wholeColumn}
      </Button>
      {row && !isSeveral && (
        <Button tone="plain" icon={<SquareArrowOutUpRight size={15} />} onClick={() => onOpen(row)}>
          {tableWords().openForm}
        </Button>
      )}
      {!readOnly && (
        <>
          {range.columns.some(({ kind }) => kind === "number") && <ChangeBy {...props} />}
          {isList && (
            <Button icon={<ListChecks size={16} />} onClick={() => setTicking(true)}>
              {tableWords().tick}
            </Button>
          )}
          {isSeveral && (
            <Button icon={<ArrowDownToLine size={16} />} onClick={() => commands.fillDown(range)}>
              {tableWords().fillDown}
            </Button>
          )}
          <Button icon={<Eraser size={16} />} onClick={() => commands.empty(range)}>
            {tableWords().clear}
          </Button>
        </>
      )}
      {isTicking && column && (
        <TickDialog column={column} range={range} commands={commands} onClose={() => setTicking(false)} />
      )}
    </section>
  );
}

function countWords({ range, languages }: SelectionBarProps): string {
  const count = range.rows.length * range.columns.length;
  const sum = sumOf(range);
  const [column, ...others] = range.columns.filter(({ kind }) => kind === "number");
  // Prices and weights have no sum.
  if (sum === undefined || !column || others.length > 0) return tableWords().selection({ count });
  return tableWords().selectedSum({ count, sum: displayText(column, sum, languages[0] ?? messages.locale) });
}

function ChangeBy({ range, languages, commands }: SelectionBarProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    const adjustment = parseAdjustment(text, languages);
    if (!adjustment)
      return fail(
        /\d/.test(text) && parseAdjustment(`+${text}`, languages)
          ? tableWords().whichAdjustment({ text: text.trim() })
          : tableWords().notAdjustment({ text }),
      );
    if (adjustment.kind !== "set" && !hasNumber(range)) return fail(tableWords().noNumbers);
    setProblem(undefined);
    // Pressed twice, it is not done twice.
    setText("");
    commands.adjust(range, adjustment);
  };
  const fail = (sentence: string) => {
    setProblem(sentence);
    announce(sentence);
  };
  return (
    <form className="change-by" onSubmit={submit}>
      <label htmlFor={id}>{tableWords().changeBy}</label>
      <input
        id={id}
        className="input"
        value={text}
        placeholder="+10 %"
        title={tableWords().changeByHelp}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" disabled={text.trim() === ""}>
        {tableWords().apply}
      </Button>
      <span id={`${id}-problem`} className="change-by-problem">
        {problem}
      </span>
    </form>
  );
}

function hasNumber({ rows, columns }: CellRange): boolean {
  return rows.some((row) => columns.some((column) => typeof cellValue(row, column) === "number"));
}

interface TickDialogProps {
  readonly column: Column;
  readonly range: CellRange;
  readonly commands: TableCommands;
  readonly onClose: () => void;
}

/** Ticks of a list of choices for several entries: what only some of them have stays with them until it is ticked. */
function TickDialog({ column, range, commands, onClose }: TickDialogProps) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const valuesOf = (row: TableRow): readonly string[] => {
    const value = cellValue(row, column);
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  };
  const ticked = (choice: string) => {
    const count = range.rows.filter((row) => valuesOf(row).includes(choice)).length;
    return ticks.get(choice) ?? (count === 0 ? false : count === range.rows.length ? true : undefined);
  };
  const apply = () => {
    onClose();
    commands.setEach(range, (row) => {
      const values = [...ticks].reduce(
        (before, [choice, isTicked]) => withTick(column.choices, before, { choice, isTicked }),
        valuesOf(row),
      );
      return values.length === 0 ? undefined : values;
    });
  };
  return (
    <Dialog
      title={tableWords().tickTitle({ field: column.title, count: range.rows.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{fieldWords().cancel}</Button>
          <Button tone="primary" disabled={ticks.size === 0} onClick={apply}>
            {tableWords().apply}
          </Button>
        </>
      }
    >
      <Ticks
        label={column.title}
        choices={column.choices}
        ticked={ticked}
        onTick={(choice, isTicked) => setTicks(new Map(ticks).set(choice, isTicked))}
      />
    </Dialog>
  );
}
