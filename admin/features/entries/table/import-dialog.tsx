import { useEffect, useId, useMemo, useState } from "react";
import type { Edit } from "../../../../editing/document/edit.ts";
import { entryFile } from "../../../../editing/document/entry.ts";
import { entryIdOfTitle, newEntry } from "../../../../editing/document/new-entry.ts";
import type { EntryDocuments } from "../../../../editing/document/site-document.ts";
import { fieldWords } from "../../../../editing/messages/field-words.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { tableWords } from "../../../../editing/messages/table-words.ts";
import { type CellChange, editOfChanges } from "../../../../editing/table/cell-changes.ts";
import { displayText } from "../../../../editing/table/cell-text.ts";
import type { Column } from "../../../../editing/table/columns.ts";
import { readCsv } from "../../../../editing/table/csv.ts";
import { type ImportPlan, type ImportProblem, planImport } from "../../../../editing/table/plan-import.ts";
import { cellValue, type TableRow } from "../../../../editing/table/rows.ts";
import type { Collection } from "../../../../schema/model/model.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditorDocument } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useWorkspace } from "../../../view/workspace.ts";
import { useEntryCommands, withInOrder } from "../collection/entry-commands-context.ts";
import type { TableCommands } from "./table-commands.ts";

interface ImportDialogProps {
  readonly file: File;
  readonly collection: Collection;
  readonly columns: readonly Column[];
  /** All entries of the collection. */
  readonly rows: readonly TableRow[];
  /** That of the site first. */
  readonly languages: readonly string[];
  readonly commands: TableCommands;
  readonly onClose: () => void;
}

/** Shows what a file would change before anything is changed. */
export function ImportDialog(props: ImportDialogProps) {
  const { file, collection, columns, rows, languages, commands, onClose } = props;
  const [content, setContent] = useState<Uint8Array>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [isAdding, setAdding] = useState(true);
  const { notices } = useWorkspace();
  const insertions = useInsertions(collection);
  useEffect(() => {
    file.arrayBuffer().then(
      (buffer) => setContent(new Uint8Array(buffer)),
      () => setUnreadable(true),
    );
  }, [file]);
  const plan = useMemo(
    () => content && planImport(readCsv(content), { collection, columns, rows, languages }),
    [content, collection, columns, rows, languages],
  );
  const changed = plan ? entriesOf(plan.changes) : [];
  const added = plan && isAdding ? plan.added : [];
  const count = changed.length + added.length;
  const apply = () => {
    if (!plan) return;
    const changes = editOfChanges(plan.changes);
    const edits = [...(changes ? [changes] : []), ...insertions(added)].flatMap(withoutBatches);
    onClose();
    if (commands.edit({ kind: "batch", edits }))
      notices.getState().notify({ title: tableWords().imported({ count }), text: tableWords().importedText });
  };
  return (
    <Dialog
      title={tableWords().import.title({ file: file.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{fieldWords().cancel}</Button>
          <Button tone="primary" disabled={count === 0} onClick={apply}>
            {tableWords().import.do({ count })}
          </Button>
        </>
      }
    >
      {isUnreadable && <p role="alert">{tableWords().import.unreadable}</p>}
      {plan && (
        <>
          <PlannedChanges changed={changed} plan={plan} label={collection.label} />
          <PlannedAdditions plan={plan} isAdding={isAdding} onAdding={setAdding} />
          <PlannedProblems problems={plan.problems} />
        </>
      )}
    </Dialog>
  );
}

const withoutBatches = (edit: Edit): readonly Edit[] => (edit.kind === "batch" ? edit.edits : [edit]);

/** The edits that add entries as drafts, each with a name of its own. */
function useInsertions(collection: Collection): (added: ImportPlan["added"]) => readonly Edit[] {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const commands = useEntryCommands();
  return (added) => {
    let entries: EntryDocuments = store.getState().entries;
    const taken = new Set(commands.taken());
    return added.flatMap(({ title, fields }) => {
      const wanted = entryIdOfTitle(title, { language: messages.locale }) || collection.name;
      let id = commands.freshId(collection.name, wanted);
      for (let number = 2; taken.has(entryFile(collection.name, id)); number++)
        id = commands.freshId(collection.name, `${wanted}-${number}`);
      const file = entryFile(collection.name, id);
      taken.add(file);
      const entry = newEntry(collection, { title, chosen: fields, today: content.today, like: [] });
      const order = withInOrder(entries, file);
      for (const edit of order)
        if (edit.kind === "replace-entry") entries = { ...entries, [edit.file]: edit.entry };
      return [{ kind: "insert-entry", file, entry } as const, ...order];
    });
  };
}

interface ChangedEntry {
  readonly row: TableRow;
  readonly changes: readonly CellChange[];
}

function entriesOf(changes: readonly CellChange[]): readonly ChangedEntry[] {
  const found = new Map<TableRow, CellChange[]>();
  for (const change of changes) {
    const known = found.get(change.row);
    if (known) known.push(change);
    else found.set(change.row, [change]);
  }
  return [...found].map(([row, own]) => ({ row, changes: own }));
}

/** More is not read before a decision. */
const maxListed = 100;

interface PlannedChangesProps {
  readonly changed: readonly ChangedEntry[];
  readonly plan: ImportPlan;
  readonly label: string;
}

function PlannedChanges({ changed, plan, label }: PlannedChangesProps) {
  const { locale } = messages;
  const id = useId();
  const text = (column: Column, value: unknown) =>
    value === undefined ? tableWords().empty : displayText(column, value, locale);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{tableWords().import.changes({ count: changed.length })}</h3>
      {plan.unchanged > 0 && (
        <p className="field-help">{tableWords().import.unchanged({ count: plan.unchanged })}</p>
      )}
      <ul className="import-list">
        {changed.slice(0, maxListed).map(({ row, changes }) => (
          <li key={row.file}>
            <strong>{String(cellValue(row, { key: label }) ?? row.id)}</strong>
            {changes.map(({ column, value }) => (
              <p key={column.key}>
                {column.title}: <del>{text(column, cellValue(row, column))}</del>{" "}
                <ins>{text(column, value)}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <More count={changed.length - maxListed} />
    </section>
  );
}

interface PlannedAdditionsProps {
  readonly plan: ImportPlan;
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

function PlannedAdditions({ plan: { added }, isAdding, onAdding }: PlannedAdditionsProps) {
  const id = useId();
  if (added.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{tableWords().import.added({ count: added.length })}</h3>
      <label className="tick">
        <input type="checkbox" checked={isAdding} onChange={({ target }) => onAdding(target.checked)} />
        <span>{tableWords().import.add({ count: added.length })}</span>
      </label>
      <ul className="import-list">
        {added.slice(0, maxListed).map(({ row, title }) => (
          <li key={row}>{title}</li>
        ))}
      </ul>
      <More count={added.length - maxListed} />
    </section>
  );
}

function PlannedProblems({ problems }: { readonly problems: readonly ImportProblem[] }) {
  const id = useId();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{tableWords().import.problems({ count: problems.length })}</h3>
      <ul className="import-list import-problems">
        {problems.slice(0, maxListed).map((problem) => (
          <li key={`${problem.row} ${problem.column} ${problem.problem}`}>
            <strong>{placeOf(problem)}</strong> {problem.problem}
          </li>
        ))}
      </ul>
      <More count={problems.length - maxListed} />
    </section>
  );
}

function placeOf({ row, column, heading }: ImportProblem): string {
  const words = tableWords().import;
  if (heading !== undefined) return words.atCell({ row, heading });
  return column === undefined ? words.atRow({ row }) : words.atColumn({ row, column });
}

function More({ count }: { readonly count: number }) {
  return count > 0 ? <p className="field-help">{tableWords().import.more({ count })}</p> : null;
}
