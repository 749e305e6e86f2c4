import { Download, Plus } from "lucide-react";
import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { CollectionName } from "../../schema/collections/index.ts";
import type { Problem } from "../../schema/problem.ts";
import { Button } from "../kit/button.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { Segments } from "../kit/segments.tsx";
import { useEditor, useProblems, useSession } from "../session-context.ts";
import { EntryRow } from "./entry-row.tsx";
import { collectionNames, kindOf } from "./entry-words.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { findEntries, type ListedEntry, listEntries } from "./list-entries.ts";
import { NewEntryDialog } from "./new-entry-dialog.tsx";
import { UnreadableEntries } from "./unreadable-entries.tsx";
import { useEntries } from "./use-entries.ts";

interface EntryListProps {
  readonly collection: CollectionName;
  /** The id of the one that is open. */
  readonly entry: string | undefined;
  /** Of posts, the category that is shown. */
  readonly category: string | undefined;
  readonly onCategory: (category: string | undefined) => void;
}

/** The entries of a collection, found by their words, with a way to a new one. */
export const EntryList = memo(({ collection, entry, category, onCategory }: EntryListProps) => {
  const { content, view } = useSession();
  const entries = useDeferredValue(useEntries());
  const savedEntries = useEditor((state) => state.savedEntries);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const problems = useProblems();
  const [wanted, setWanted] = useState("");
  const [asking, setAsking] = useState<"new" | "export">();
  const { today, future } = content;
  const listed = useMemo(
    () => listEntries(collection, { content: { entries, today, future }, savedEntries }),
    [collection, entries, today, future, savedEntries],
  );
  const wrong = useMemo(() => countByFile(problems), [problems]);
  const filter = collection === "posts" ? category : undefined;
  const sought = useDeferredValue(wanted);
  const found = useMemo(
    () => findEntries(listed, { wanted: sought, category: filter }),
    [listed, sought, filter],
  );
  const onOpen = useCallback(
    (id: string) => view.getState().go({ workspace: "entries", collection, entry: id }),
    [view, collection],
  );
  const kind = kindOf(collection);
  const add = (
    <Button icon={<Plus size={16} />} disabled={readOnly} onClick={() => setAsking("new")}>
      New {kind}
    </Button>
  );
  return (
    <div className="entry-list">
      <header className="entry-list-head">
        <Segments
          label="Kinds of entries"
          value={collection}
          options={collectionNames}
          onChange={(to) => view.getState().go({ workspace: "entries", collection: to })}
        />
        <div className="entry-list-tools">
          {add}
          <Button tone="plain" icon={<Download size={16} />} onClick={() => setAsking("export")}>
            Export…
          </Button>
        </div>
        <input
          type="search"
          className="input"
          aria-label={`Search ${collection}`}
          placeholder="Search by title or category"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {collection === "posts" && (
          <CategoryFilter category={category} onCategory={onCategory} entries={entries} />
        )}
        <p className="entry-count" role="status">
          {found.length === listed.length
            ? countWords(listed.length, collection)
            : `${found.length} of ${listed.length}`}
        </p>
      </header>
      <UnreadableEntries collection={collection} entry={entry} onOpen={onOpen} />
      {found.length === 0 && (
        <EmptyState
          title={listed.length === 0 ? `There are no ${collection} yet` : `No ${kind} is called that`}
          {...(listed.length > 0 && { text: "Try fewer words, or another category." })}
        >
          {listed.length === 0 && add}
        </EmptyState>
      )}
      <EntryRows found={found} open={entry} wrong={wrong} onOpen={onOpen} />
      {asking === "new" && (
        <NewEntryDialog collection={collection} category={filter} onClose={() => setAsking(undefined)} />
      )}
      {asking === "export" && <ExportDialog onClose={() => setAsking(undefined)} />}
    </div>
  );
});

interface EntryRowsProps {
  readonly found: readonly ListedEntry[];
  readonly open: string | undefined;
  readonly wrong: ReadonlyMap<string, number>;
  readonly onOpen: (id: string) => void;
}

/** Drawn again only when what is listed has changed: not while somebody types. */
const EntryRows = memo(({ found, open, wrong, onOpen }: EntryRowsProps) => (
  <ul className="entry-rows">
    {found.map((item) => (
      <EntryRow
        key={item.file}
        entry={item}
        isOpen={item.id === open}
        problems={wrong.get(item.file) ?? 0}
        onOpen={onOpen}
      />
    ))}
  </ul>
));

function countByFile(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of problems) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

function countWords(count: number, collection: CollectionName): string {
  return count === 1 ? `1 ${kindOf(collection)}` : `${count} ${collection}`;
}

interface CategoryFilterProps extends Pick<EntryListProps, "category" | "onCategory"> {
  readonly entries: ReturnType<typeof useEntries>;
}

function CategoryFilter({ category, onCategory, entries }: CategoryFilterProps) {
  return (
    <select
      className="input"
      aria-label="Posts of the category"
      value={category ?? ""}
      onChange={({ target }) => onCategory(target.value || undefined)}
    >
      <option value="">All categories</option>
      {entries
        .filter(({ collection }) => collection === "categories")
        .map(({ id, fields }) => (
          <option key={id} value={id}>
            {String(fields.title ?? id)}
          </option>
        ))}
    </select>
  );
}
