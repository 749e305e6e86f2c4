import { useDeferredValue, useMemo, useRef } from "react";
import { idsInOrder, orderFile } from "../../../../editing/document/order.ts";
import type { EntryDocument } from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { type Column, columnsOf } from "../../../../editing/table/columns.ts";
import { filterRows, sortRows, type TableRow, type TableSort } from "../../../../editing/table/rows.ts";
import type { Collection } from "../../../../schema/model/model.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEntries } from "../../../site/use-entries.ts";
import { useSiteLanguages } from "../../../site/use-site-languages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { entriesInOrder } from "../collection/entries-in-order.ts";
import {
  type EntryFilter,
  entryFilters,
  type FilterChoice,
  matchesFilter,
} from "../collection/entry-filters.ts";

interface RowChoice {
  readonly columns: readonly Column[];
  readonly sort: TableSort | undefined;
  readonly text: string;
  readonly chosen: FilterChoice;
}

interface TableRows {
  /** All entries of the collection in its own order. */
  readonly all: readonly TableRow[];
  /** Those that the filters leave, sorted. */
  readonly shown: readonly TableRow[];
  /** The files of those in this order: the same array until they are sorted or filtered again, come or go. */
  readonly order: readonly string[];
  readonly filters: readonly EntryFilter[];
}

export function useTableColumns(collection: Collection): readonly Column[] {
  const { content } = useOpenedSite();
  const entries = useEntries();
  const config = useEditor((state) => state.document);
  const { model } = content;
  const columns = useMemo(
    () => columnsOf(collection, { model, entries, config }),
    [collection, model, entries, config],
  );
  // What is typed into cells changes no column, unless it names an entry that others refer to.
  const known = useRef(columns);
  if (known.current !== columns && JSON.stringify(known.current) !== JSON.stringify(columns))
    known.current = columns;
  return known.current;
}

/** A row that is changed stays where it is until the table is sorted or filtered again. */
export function useTableRows(collection: Collection, { columns, sort, text, chosen }: RowChoice): TableRows {
  const { content } = useOpenedSite();
  const { model } = content;
  const entries = useEntries();
  const order = useEditor((state) => state.entries[orderFile(collection.name)]);
  const languages = useSiteLanguages();
  const [main = "en-GB"] = languages;
  const made = useRef(new WeakMap<EntryDocument, TableRow>());
  const all = useMemo(() => {
    const sorted = entriesInOrder(entries, collection, { model, order: idsInOrder(order), language: main });
    return sorted.map(({ file, id, document }) => {
      const before = made.current.get(document);
      const row = before?.file === file ? before : { file, id, entry: document };
      made.current.set(document, row);
      return row;
    });
  }, [entries, collection, model, order, main]);
  const filters = useMemo(
    () => entryFilters(collection, { model, entries, languages }),
    [collection, model, entries, languages],
  );
  const sought = useDeferredValue(text);
  const latest = useRef(all);
  latest.current = all;
  const files = all
    .map(({ file }) => file)
    .toSorted()
    .join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is made anew when entries come or go, not with every change of one
  const inOrder = useMemo(() => {
    const language = messages.locale;
    const matching = latest.current.filter(({ entry }) =>
      matchesFilter({ fields: entry.frontMatter }, chosen, main),
    );
    const found = filterRows(matching, { text: sought, columns, language });
    const column = columns.find(({ key }) => key === sort?.key);
    const isDescending = sort?.isDescending ?? false;
    return sortRows(found, column, { isDescending, language }).map(({ file }) => file);
  }, [files, sort, sought, chosen, main, columns]);
  const shown = useMemo(() => {
    const byFile = new Map(all.map((row) => [row.file, row]));
    return inOrder.flatMap((file) => byFile.get(file) ?? []);
  }, [all, inOrder]);
  return { all, shown, order: inOrder, filters };
}
