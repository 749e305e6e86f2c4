import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { idsInOrder, orderFile } from "../../../editing/document/order.ts";
import { isPictureFile } from "../../../editing/document/picture.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { hasPlural, pluralLabel, singularLabel } from "../../../editing/labels/entry-label.ts";
import { withinSentence } from "../../../editing/labels/schema/humanize-key.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { orderWords } from "../../../editing/messages/order-words.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { formatUse } from "../../../schema/formats/index.ts";
import type { Collection } from "../../../schema/model/model.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { useReportedFaults } from "../../check/reported-problems.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { useSiteLanguages } from "../../site/use-site-languages.ts";
import { type ArchiveChoice, archivedFiles, deletedFiles, zipOf } from "../../sync/site-archive.ts";
import { changedEntries } from "../../sync/state/selectors.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { downloadBlob } from "../../ui/browser/download-blob.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCard } from "../../ui/choice-card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Download, Plus } from "../../ui/icons/icons.ts";
import { useAddRequest } from "../../view/use-add-request.ts";
import { useWorkspace } from "../../view/workspace.ts";
import {
  CollectionChoice,
  FilterFields,
  UnreadableEntries,
  ViewChoice,
} from "./collection/collection-head.tsx";
import { useEntryCommands } from "./collection/entry-commands-context.ts";
import { entryFilters, type FilterChoice } from "./collection/entry-filters.ts";
import { NewEntryDialog } from "./collection/new-entry-dialog.tsx";
import { EntryRows } from "./entry-rows.tsx";
import { exportedMessages } from "./exported-messages.ts";
import { findEntries, listEntries } from "./list-entries.ts";

interface SortLabels {
  readonly rule: string;
  readonly change: string;
}

export function sortLabels(collection: Collection): SortLabels | undefined {
  const { sort } = collection;
  if (sort === "manual") return undefined;
  const [first = "id", ...others] = sort;
  const order = orderWords();
  // What only parts entries that are the same so far is of no interest.
  const telling = [first, ...others.filter((key) => !isAddress(key))];
  const words = telling
    .map((key) => keyWords(collection, key))
    .reduceRight((rest, key) => order.followedBy({ first: key, others: rest }));
  const field = fieldOf(collection, first);
  return {
    rule: order.sortedBy({ fields: words }),
    change: field
      ? order.moveByField({ field: withinSentence(field.title) })
      : order.moveByAddress({ kinds: pluralLabel(collection) }),
  };
}

function keyWords(collection: Collection, key: string): string {
  const field = fieldOf(collection, key);
  const title = field ? withinSentence(field.title) : orderWords().address;
  const { up, down } = orderWords().directions[kindOfValue(field)];
  const direction = key.startsWith("-") ? down : up;
  return direction === "" ? title : orderWords().directed({ field: title, direction });
}

function fieldOf({ fields }: Collection, key: string): Schema | undefined {
  const [name = ""] = key.replace(/^-/, "").split(".");
  return isAddress(key) || !Object.hasOwn(fields.properties, name) ? undefined : fields.properties[name];
}

function isAddress(key: string): boolean {
  return /^-?(id|slug)$/.test(key);
}

function kindOfValue(field: Schema | undefined): keyof ReturnType<typeof orderWords>["directions"] {
  if (!field) return "text";
  if (field.type === "number" || field.type === "integer") return "number";
  if (field.type !== "string") return "other";
  return formatUse(field.format).day ? "date" : "text";
}

interface OrderNoteProps {
  readonly collection: Collection;
  readonly readOnly: boolean;
  readonly onShowAll: (() => void) | undefined;
}

function OrderNote({ collection, readOnly, onShowAll }: OrderNoteProps) {
  const order = orderWords();
  const sorted = sortLabels(collection);
  if (sorted) {
    return (
      <details className="entry-order">
        <summary>{sorted.rule}</summary>
        <p>{sorted.change}</p>
        <p>{order.askForOwn}</p>
      </details>
    );
  }
  if (readOnly) return <p className="entry-order">{order.byHandReadOnly}</p>;
  if (!onShowAll) return <p className="entry-order">{order.byHand}</p>;
  return (
    <p className="entry-order">
      {order.narrowed}{" "}
      <Button tone="plain" onClick={onShowAll}>
        {order.showAll}
      </Button>
    </p>
  );
}

interface EntryListProps {
  readonly collection: Collection;
  readonly entry: string | undefined;
  readonly chosen: FilterChoice;
  readonly onChoose: (collection: string, chosen: FilterChoice) => void;
}

export const EntryList = memo(({ collection, entry, chosen, onChoose }: EntryListProps) => {
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const commands = useEntryCommands();
  const { name } = collection;
  const entries = useDeferredValue(useEntries());
  const savedEntries = useEditor((state) => state.savedEntries);
  const orderDocument = useEditor((state) => state.entries[orderFile(name)]);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const languages = useSiteLanguages();
  const problems = useReportedFaults();
  const [wanted, setWanted] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<"new" | "export">();
  useAddRequest(
    (adding) => adding.what === "entry" && adding.collection === name,
    () => setAsking("new"),
  );
  const { today, future, model } = content;
  const fresh = useMemo(
    () => entryFilters(collection, { model, entries, languages }),
    [collection, model, entries, languages],
  );
  // While somebody types in an entry, there is nothing else to choose from.
  const known = useRef(fresh);
  if (known.current !== fresh && !sameValue(known.current, fresh)) known.current = fresh;
  const filters = known.current;
  const [main = "en-GB"] = languages;
  const listed = useMemo(() => {
    const order = idsInOrder(orderDocument);
    return listEntries(collection, {
      content: { entries, today, future, model },
      savedEntries,
      order,
      language: main,
      filters,
    });
  }, [collection, entries, today, future, model, savedEntries, orderDocument, main, filters]);
  const wrong = useMemo(() => countByFile(problems), [problems]);
  const sought = useDeferredValue(wanted);
  const found = useMemo(
    () => findEntries(listed, { wanted: sought, chosen, main }),
    [listed, sought, chosen, main],
  );
  const onOpen = useCallback(
    (id: string) => view.getState().go({ workspace: "entries", collection: name, entry: id }),
    [view, name],
  );
  const isWhole = found.length === listed.length;
  const isSortable = collection.sort === "manual" && !readOnly && isWhole;
  const onMove = useCallback(
    (id: string, before: string | undefined) =>
      commands.moveBefore(
        name,
        listed.map((item) => item.id),
        id,
        before,
      ),
    [commands, name, listed],
  );
  const showAll = () => {
    setWanted("");
    onChoose(name, {});
    search.current?.focus();
  };
  const [kind, kinds] = [singularLabel(collection), pluralLabel(collection)];
  const add = (
    <Button icon={<Plus size={16} />} disabled={readOnly} onClick={() => setAsking("new")}>
      {entryWords().add({ kind })}
    </Button>
  );
  return (
    <div className="entry-list">
      <header className="entry-list-head">
        <CollectionChoice chosen={name} />
        <ViewChoice collection={name} table={false} />
        <div className="entry-list-tools">
          {add}
          <Button tone="plain" icon={<Download size={16} />} onClick={() => setAsking("export")}>
            {entryWords().exportSome}
          </Button>
        </div>
        <input
          ref={search}
          type="search"
          className="input"
          aria-label={entryWords().searchIn({ kinds })}
          placeholder={entryWords().search}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <FilterFields filters={filters} chosen={chosen} onChoose={(choice) => onChoose(name, choice)} />
        <p className="entry-count" role="status">
          {isWhole
            ? entryWords()[hasPlural(collection) ? "count" : "countOfAny"]({
                count: listed.length,
                kind,
                kinds,
              })
            : entryWords().countOf({ count: found.length, all: listed.length })}
        </p>
        {listed.length > 1 && (
          <OrderNote collection={collection} readOnly={readOnly} onShowAll={isWhole ? undefined : showAll} />
        )}
      </header>
      <UnreadableEntries collection={name} entry={entry} onOpen={onOpen} />
      {found.length === 0 && (
        <EmptyState
          title={listed.length === 0 ? entryWords().noneYet({ kinds }) : entryWords().noneFound({ kind })}
          {...(listed.length > 0 && { text: entryWords().findMore })}
        >
          {listed.length === 0 && add}
        </EmptyState>
      )}
      <EntryRows
        found={found}
        open={entry}
        wrong={wrong}
        onOpen={onOpen}
        {...(isSortable && { onMove, kind: name })}
      />
      {asking === "new" && (
        <NewEntryDialog collection={collection} chosen={chosen} onClose={() => setAsking(undefined)} />
      )}
      {asking === "export" && <ExportDialog onClose={() => setAsking(undefined)} />}
    </div>
  );
});

function countByFile(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of problems) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { notices } = useWorkspace();
  const changed = useEditor((state) => changedEntries(state).length);
  const all = useEditor((state) => Object.keys(state.entries).filter((file) => !isPictureFile(file)).length);
  const [choice, setChoice] = useState<ArchiveChoice>(changed > 0 ? "changed" : "all");
  const name = useId();
  const files = archivedFiles(store.getState(), choice, content.pictureStorage);
  const deleted = deletedFiles(store.getState());
  const hand = async () => {
    downloadBlob("entries.zip", await zipOf(files, new Date()));
    onClose();
    notices.getState().notify({
      title: exportedMessages().done,
      text: exportedMessages().inZip({ number: files.length }),
    });
  };
  const option = (value: ArchiveChoice, words: string, count: number) => (
    <ChoiceCard
      type="radio"
      name={name}
      checked={choice === value}
      disabled={count === 0}
      onChange={() => setChoice(value)}
      title={words}
      help={exportedMessages().files({ number: count })}
    />
  );
  return (
    <Dialog
      title={exportedMessages().title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{fieldWords().cancel}</Button>
          <Button tone="primary" disabled={files.length === 0} onClick={hand}>
            {exportedMessages().download}
          </Button>
        </>
      }
    >
      <fieldset className="field choice-cards">
        <legend className="field-label">{exportedMessages().which}</legend>
        {option("changed", exportedMessages().changed, changed - deleted.length)}
        {option("all", exportedMessages().all, all)}
      </fieldset>
      <p>
        {exportedMessages().unpack} <code>content</code>
        {exportedMessages().apart}
      </p>
      {deleted.length > 0 && (
        <p className="field-help">{exportedMessages().deleted({ files: deleted.join(", ") })}</p>
      )}
    </Dialog>
  );
}
