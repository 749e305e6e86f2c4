import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Collection } from "../../../schema/model.ts";
import type { ValuePath } from "../../document/edit.ts";
import { entryFile } from "../../document/entry-file.ts";
import { collectionOfPage } from "../../document/page-of-collection.ts";
import { kindOf } from "../../labels/entry-words.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { useRepairs, useSync } from "../../sync/sync.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { type EntryPanel, PanelChoice } from "../../ui/panel-choice.tsx";
import { useBreakpoint } from "../../ui/use-breakpoint.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useView, useWorkspace } from "../../workspace/workspace.ts";
import { createEntryCommands, EntryCommandsContext } from "./entry-commands-context.ts";
import type { FilterChoice } from "./entry-filters.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import { EntryPreviewPane } from "./entry-preview-pane.tsx";
import { collectionNamed } from "./list-entries.ts";
import { RepairForm } from "./repair-form.tsx";

/** The entries of a collection: the list on the left, the live page in the middle, the form on the right. */
export function EntriesWorkspace() {
  const { content } = useOpenedSite();
  const name = useView((view) => view.entry.collection);
  const [chosen, setChosen] = useState<Readonly<Record<string, FilterChoice>>>({});
  const onChoose = useCallback(
    (of: string, choice: FilterChoice) => setChosen((before) => ({ ...before, [of]: choice })),
    [],
  );
  const collection = collectionNamed(content.model, name);
  if (!collection) {
    return <EmptyState title={messages.entries.none} text={messages.content.declare} />;
  }
  return (
    <CollectionEntries
      key={collection.name}
      collection={collection}
      chosen={chosen[collection.name] ?? nothingChosen}
      onChoose={onChoose}
    />
  );
}

const nothingChosen: FilterChoice = {};

interface CollectionEntriesProps {
  readonly collection: Collection;
  /** What the list is narrowed down to. */
  readonly chosen: FilterChoice;
  readonly onChoose: (collection: string, chosen: FilterChoice) => void;
}

function CollectionEntries({ collection, chosen, onChoose }: CollectionEntriesProps) {
  const { store } = useEditorDocument();
  const { content, schemas } = useOpenedSite();
  const { view, notices, fresh } = useWorkspace();
  const { disk } = useSync();
  const { name } = collection;
  const id = useView((view) => view.entry.entry);
  const wanted = useView((view) => view.wanted);
  const breakpoint = useBreakpoint();
  const commands = useMemo(
    () => createEntryCommands({ store, content, schemas, view, notices, fresh }),
    [store, content, schemas, view, notices, fresh],
  );
  const [shown, setShown] = useState<EntryPanel>("form");
  const [focused, setFocused] = useState<{ readonly file: string; readonly field: ValuePath }>();
  /** The translation that is written beside the entry, in the place of its page. */
  const [beside, setBeside] = useState<{ readonly of: string; readonly file: string }>();
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted) setShown("form");
  }
  const file = id === undefined ? undefined : entryFile(name, id);
  const entry = useEditor((state) => (file === undefined ? undefined : state.entries[file]));
  const other = useEditor((state) =>
    beside?.of === file && beside ? state.entries[beside.file] : undefined,
  );
  const unreadable = useStore(disk, (state) => state.unreadable);
  const isTyped = useRepairs((state) => file !== undefined && state.values.has(file));
  const isBroken = isTyped || unreadable.some((broken) => broken.file === file);
  const canWrite = useEditor(
    ({ readOnly, document: { pages } }) =>
      readOnly === undefined &&
      (collection.body !== undefined || entry?.body.trim() !== "") &&
      pages.some((page) => collectionOfPage(page) === name),
  );
  const writing = useWriting(canWrite ? file : undefined);
  const panel = writing.is ? "page" : shown;
  const { go } = view.getState();
  const onField = useCallback(
    (field: ValuePath) => file !== undefined && setFocused({ file, field }),
    [file],
  );
  const onLeave = () => go({ workspace: "entries", collection: name });
  const onNarrow = (of: string, choice: FilterChoice) => {
    onChoose(of, choice);
    go({ workspace: "entries", collection: of });
  };
  const list = <EntryList collection={collection} entry={id} chosen={chosen} onChoose={onChoose} />;
  const repair = file !== undefined && isBroken && (
    <RepairForm key={file} file={file} collection={collection} onLeave={onLeave} />
  );
  const form = file !== undefined && entry && !isBroken && (
    <EntryForm
      key={file}
      file={file}
      collection={collection}
      entry={entry}
      beside={other && beside?.file}
      onBeside={(translation) =>
        setBeside(translation === undefined ? undefined : { of: file, file: translation })
      }
      onField={onField}
      onNarrow={onNarrow}
      onLeave={onLeave}
      onWrite={
        canWrite
          ? () => {
              setBeside(undefined);
              writing.set(true);
            }
          : undefined
      }
    />
  );
  const translation = form && other && beside && (
    <EntryForm
      key={beside.file}
      file={beside.file}
      collection={collection}
      entry={other}
      beside={undefined}
      onField={nothing}
      onNarrow={onNarrow}
      onLeave={() => setBeside(undefined)}
    />
  );
  const stage = id !== undefined && entry && !isBroken && (
    <EntryPreviewPane
      collection={collection}
      id={id}
      entry={entry}
      field={focused?.file === file ? focused?.field : undefined}
      onBlock={() => setFocused(undefined)}
      isWriting={writing.is}
      onWriting={canWrite ? writing.set : undefined}
    />
  );
  const none = <NoEntry collection={collection} id={id} />;
  const page = <div className="entry-page">{translation || stage || repair || none}</div>;
  const parts: Readonly<Record<typeof breakpoint, ReactNode>> = {
    wide: (
      <>
        {list}
        {page}
        {form && <div className="entry-fields">{form}</div>}
      </>
    ),
    tablet: (
      <>
        {form || list}
        {page}
      </>
    ),
    phone: form ? (
      <>
        <PanelChoice shown={panel} onShow={setShown} />
        <div className="entry-fields" hidden={panel !== "form"}>
          {form}
        </div>
        {panel === "page" && page}
      </>
    ) : (
      repair || list
    ),
  };
  return (
    <EntryCommandsContext value={commands}>
      <section
        className={`entries-workspace entries-${breakpoint}`}
        aria-label={collection.title}
        data-open={form ? "" : undefined}
        data-writing={writing.is || undefined}
      >
        <h1 className="unseen">{collection.title}</h1>
        {parts[breakpoint]}
      </section>
    </EntryCommandsContext>
  );
}

const nothing = () => undefined;

function NoEntry({ collection, id }: { readonly collection: Collection; readonly id: string | undefined }) {
  const kind = kindOf(collection);
  return id === undefined ? (
    <EmptyState title={messages.entries.choose(kind)} text={messages.entries.chooseText} />
  ) : (
    <EmptyState title={messages.entries.gone(kind, id)} text={messages.entries.goneText} />
  );
}

/** Whether the text of an entry is written on its page. Afterwards the focus is where it was before. */
function useWriting(file: string | undefined) {
  const [written, setWritten] = useState<string>();
  const opener = useRef<Element | null>(null);
  const is = file !== undefined && written === file;
  return {
    is,
    set(isWriting: boolean) {
      if (isWriting) opener.current = document.activeElement;
      else
        focusSoon(() => {
          const { current } = opener;
          const isThere =
            current instanceof HTMLElement && current.checkVisibility() && current !== document.body;
          return isThere ? current : document.querySelector<HTMLElement>(".entry-stage .write-button");
        });
      setWritten(isWriting ? file : undefined);
    },
  };
}
