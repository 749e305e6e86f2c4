import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useMemo, useRef, useState } from "react";
import { hasPlural, pluralLabel, singularLabel } from "../../../../editing/labels/entry-label.ts";
import { entryWords } from "../../../../editing/messages/entry-words.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { tableWords } from "../../../../editing/messages/table-words.ts";
import type { Column } from "../../../../editing/table/columns.ts";
import { writeCsv } from "../../../../editing/table/csv.ts";
import type { TableRow, TableSort } from "../../../../editing/table/rows.ts";
import type { Collection } from "../../../../schema/model/model.ts";
import type { Problem } from "../../../../schema/problems/problem.ts";
import { pointerSegments } from "../../../../schema/sources/source.ts";
import { pointerOfProblem } from "../../../check/problems/pointer-of-problem.ts";
import { useDescribedProblems } from "../../../check/problems/use-described-problems.ts";
import { useReportedFaults } from "../../../check/reported-problems.ts";
import { useSiteLanguages } from "../../../site/use-site-languages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { downloadBlob } from "../../../ui/browser/download-blob.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Columns3, Download, Ellipsis, Plus, Upload } from "../../../ui/icons/icons.ts";
import { Menu } from "../../../ui/menu.tsx";
import { useAddRequest } from "../../../view/use-add-request.ts";
import { useWorkspace } from "../../../view/workspace.ts";
import {
  CollectionChoice,
  FilterFields,
  UnreadableEntries,
  ViewChoice,
} from "../collection/collection-head.tsx";
import type { FilterChoice } from "../collection/entry-filters.ts";
import { NewEntryDialog } from "../collection/new-entry-dialog.tsx";
import { ColumnsDialog } from "./columns-dialog.tsx";
import { firstCell, type GridSelection, selectCell } from "./grid-selection.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { type MarkedCell, type MarkedCells, markKey } from "./marked-cells.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useTableCommands } from "./table-commands.ts";
import { TableGrid } from "./table-grid.tsx";
import { rangeOf } from "./use-grid-editing.ts";
import { useShownColumns } from "./use-shown-columns.ts";
import { useTableColumns, useTableRows } from "./use-table-rows.ts";

interface EntryTableProps {
  readonly collection: Collection;
  readonly chosen: FilterChoice;
  readonly onChoose: (collection: string, chosen: FilterChoice) => void;
}

/** A collection as a table whose cells are changed in place. */
export function EntryTable({ collection, chosen, onChoose }: EntryTableProps) {
  const { view } = useWorkspace();
  const { name } = collection;
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const columns = useTableColumns(collection);
  const [shownColumns, showColumns] = useShownColumns(name, columns, collection.label);
  const [sort, setSort] = useState<TableSort>();
  const [text, setText] = useState("");
  const { all, shown, order, filters } = useTableRows(collection, {
    columns: shownColumns,
    sort,
    text,
    chosen,
  });
  const language = messages.locale;
  const [main = "en-GB"] = useSiteLanguages();
  // Days in numbers are written as on the site where that is in the same language: American ones begin with the month.
  const isSameLanguage = main.split("-")[0] === language.split("-")[0];
  const languages = isSameLanguage ? [main, language] : [language, main];
  const [commands, rejected] = useTableCommands(languages, collection.label);
  const [wanted, setSelection] = useSelection(order);
  const selection = within(wanted, shown.length, shownColumns.length);
  const marked = useMarkedCells(rejected, name);
  const [asking, setAsking] = useState<"new" | "columns">();
  const [file, setFile] = useState<File>();
  useAddRequest(
    (adding) => adding.what === "entry" && adding.collection === name,
    () => setAsking("new"),
  );
  const onOpen = ({ id }: { readonly id: string }) =>
    view.getState().go({ workspace: "entries", collection: name, entry: id, table: true });
  const onSort = (column: Column) => {
    const next = sortAfter(sort, column.key);
    setSort(next);
    const field = column.title;
    if (!next) announce(tableWords().unsorted);
    else announce(next.isDescending ? tableWords().sortedDown({ field }) : tableWords().sorted({ field }));
  };
  const exportCsv = () => {
    const csv = writeCsv({ rows: shown, columns: shownColumns, language: main });
    downloadBlob(`${name}.csv`, new Blob([csv], { type: "text/csv;charset=utf-8" }));
  };
  const [kind, kinds] = [singularLabel(collection), pluralLabel(collection)];
  const add = (
    <Button icon={<Plus size={16} />} disabled={readOnly} onClick={() => setAsking("new")}>
      {entryWords().add({ kind })}
    </Button>
  );
  const range = rangeOf(selection, shown, shownColumns);
  return (
    <div className="entry-table">
      <header className="entry-table-head">
        <CollectionChoice chosen={name} table />
        <ViewChoice collection={name} table />
        <input
          type="search"
          className="input"
          aria-label={tableWords().filterIn({ kinds })}
          placeholder={tableWords().filter}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="entry-count" role="status">
          {shown.length === all.length
            ? entryWords()[hasPlural(collection) ? "count" : "countOfAny"]({ count: all.length, kind, kinds })
            : entryWords().countOf({ count: shown.length, all: all.length })}
        </p>
        <div className="entry-table-tools">
          {add}
          <Button icon={<Columns3 size={16} />} onClick={() => setAsking("columns")}>
            {tableWords().columns}
          </Button>
          <CsvMenu readOnly={readOnly} isEmpty={shown.length === 0} onExport={exportCsv} onFile={setFile} />
        </div>
        <FilterFields filters={filters} chosen={chosen} onChoose={(choice) => onChoose(name, choice)} />
      </header>
      <UnreadableEntries collection={name} entry={undefined} onOpen={(id) => onOpen({ id })} />
      {shown.length === 0 ? (
        <EmptyState
          title={all.length === 0 ? entryWords().noneYet({ kinds }) : entryWords().noneFound({ kind })}
          {...(all.length > 0 && { text: entryWords().findMore })}
        >
          {all.length === 0 && add}
        </EmptyState>
      ) : (
        <>
          <TableGrid
            label={tableWords().grid({ kinds: collection.title })}
            rows={shown}
            columns={shownColumns}
            sort={sort}
            onSort={onSort}
            language={languages[0] ?? language}
            readOnly={readOnly}
            marked={marked}
            selection={selection}
            onSelect={setSelection}
            commands={commands}
            onOpen={onOpen}
          />
          <SelectionBar
            range={range}
            rows={shown}
            active={selection.active}
            columns={shownColumns}
            languages={languages}
            readOnly={readOnly}
            mark={markOf(marked, shown, shownColumns, selection)}
            commands={commands}
            onSelect={setSelection}
            onOpen={onOpen}
          />
        </>
      )}
      {asking === "new" && (
        <NewEntryDialog collection={collection} chosen={chosen} onClose={() => setAsking(undefined)} />
      )}
      {asking === "columns" && (
        <ColumnsDialog
          columns={columns}
          shown={shownColumns}
          label={collection.label}
          onChoose={showColumns}
          onClose={() => setAsking(undefined)}
        />
      )}
      {file && (
        <ImportDialog
          file={file}
          collection={collection}
          columns={columns}
          rows={all}
          languages={[main, language]}
          commands={commands}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}

interface CsvMenuProps {
  readonly readOnly: boolean;
  readonly isEmpty: boolean;
  readonly onExport: () => void;
  readonly onFile: (file: File) => void;
}

function CsvMenu({ readOnly, isEmpty, onExport, onFile }: CsvMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const items = [
    {
      label: tableWords().exportCsv,
      icon: <Download size={16} />,
      disabled: isEmpty,
      onChoose: onExport,
    },
    {
      label: tableWords().importCsv,
      icon: <Upload size={16} />,
      disabled: readOnly,
      onChoose: () => input.current?.click(),
    },
  ];
  return (
    <>
      <Menu label={tableWords().more} items={items}>
        <button type="button" className="icon-button" aria-label={tableWords().more}>
          <Ellipsis size={18} />
        </button>
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** Texts that could not be taken, and the problems that the checks have found in fields. */
function useMarkedCells(rejected: MarkedCells, collection: string): MarkedCells {
  const faults = useReportedFaults();
  const own = useMemo(
    () => faults.filter(({ file }) => file.startsWith(`content/${collection}/`)),
    [faults, collection],
  );
  const described = useDescribedProblems(own);
  return useMemo(() => {
    const found = described.flatMap(([problem, { text, hint = "" }]): [string, MarkedCell][] => {
      const key = fieldOf(problem);
      return key === undefined ? [] : [[markKey(problem.file, key), { problem: `${text} ${hint}`.trim() }]];
    });
    return new Map([...found.toReversed(), ...rejected]);
  }, [described, rejected]);
}

function fieldOf(problem: Problem): string | undefined {
  const [first, second] = pointerSegments(pointerOfProblem(problem));
  return first === "frontMatter" ? second : first;
}

function markOf(
  marked: MarkedCells,
  rows: readonly TableRow[],
  columns: readonly Column[],
  { active }: GridSelection,
): MarkedCell | undefined {
  const [row, column] = [rows[active.row], columns[active.column]];
  return row && column && marked.get(markKey(row.file, column.key));
}

/** What is chosen; in another order, the chosen rows would be other entries, so that one cell is left. */
function useSelection(order: readonly string[]) {
  const [selection, setSelection] = useState<GridSelection>(firstCell);
  const [orderBefore, setOrderBefore] = useState(order);
  if (orderBefore !== order) {
    setOrderBefore(order);
    if (orderBefore.join() !== order.join()) setSelection(selectCell(selection.active));
  }
  return [selection, setSelection] as const;
}

/** What is chosen after rows or columns have gone. */
function within(selection: GridSelection, rows: number, columns: number): GridSelection {
  const { active, anchor, opposite = active } = selection;
  const isWithin = (cell: GridSelection["active"]) => cell.row < rows && cell.column < columns;
  if (isWithin(active) && isWithin(anchor) && isWithin(opposite)) return selection;
  return selectCell({ row: Math.min(active.row, rows - 1), column: Math.min(active.column, columns - 1) });
}

/** A heading sorts upwards, then downwards, then not. */
function sortAfter(sort: TableSort | undefined, key: string): TableSort | undefined {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? undefined : { key, isDescending: true };
}
