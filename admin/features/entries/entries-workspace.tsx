import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { entryFile } from "../../../editing/document/entry.ts";
import { collectionOfPage, pageOfCollection } from "../../../editing/document/page.ts";
import type { EntryDocument } from "../../../editing/document/site-document.ts";
import { singularLabel } from "../../../editing/labels/entry-label.ts";
import { bodySchema } from "../../../editing/labels/schema/entry-schema.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { writingWords } from "../../../editing/messages/writing-words.ts";
import type { Collection } from "../../../schema/model/model.ts";
import { useNewPicture } from "../../media/new-picture/use-new-picture.tsx";
import type { WritingRequest } from "../../preview/frame/frame-actions.ts";
import type { Frame } from "../../preview/frame/open-frame.ts";
import { Preview } from "../../preview/preview.tsx";
import { routeOfTarget } from "../../preview/route-of-target.ts";
import type { FieldSource } from "../../preview/source-map/field-source.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { useRepairs, useSync } from "../../sync/sync.ts";
import { focusWhenVisible } from "../../ui/browser/focus-when-visible.ts";
import { type Breakpoint, useBreakpoint } from "../../ui/browser/use-breakpoint.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PencilLine } from "../../ui/icons/icons.ts";
import { type EntryPanel, PanelChoice } from "../../ui/panel-choice.tsx";
import { useView, useWorkspace } from "../../view/workspace.ts";
import { TextEditor, useBlockWriting } from "../../writing/use-block-writing.tsx";
import { entrySource } from "../../writing/writing-source.ts";
import { createEntryCommands, EntryCommandsContext } from "./collection/entry-commands-context.ts";
import type { FilterChoice } from "./collection/entry-filters.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import { collectionNamed } from "./list-entries.ts";
import { RepairForm } from "./repair-form.tsx";
import { EntryTable } from "./table/entry-table.tsx";

interface EntryPreviewPaneProps {
  readonly collection: Collection;
  readonly id: string;
  readonly entry: EntryDocument;
  readonly field: ValuePath | undefined;
  readonly onBlock: () => void;
  readonly isWriting: boolean;
  /** Begins and ends writing; nothing where the text can't be written. */
  readonly onWriting: ((isWriting: boolean) => void) | undefined;
}

function EntryPreviewPane(props: EntryPreviewPaneProps) {
  const { collection, id, entry, field, onBlock, isWriting, onWriting } = props;
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const [frame, setFrame] = useState<Frame>();
  const file = entryFile(collection.name, id);
  const source = useMemo(
    () => entrySource({ file, collection: collection.name, schema: bodySchema(collection) }, { store }),
    [file, collection, store],
  );
  const picture = useNewPicture();
  const document = useEditor((state) => state.document);
  const { go } = view.getState();
  const { name } = collection;
  const focused = useMemo((): FieldSource | undefined => {
    // A path in the front matter is one on the page; the text is called the same in both.
    const path = field?.[0] === "frontMatter" ? field.slice(1) : field;
    return path && { in: "entry", collection: name, id, path };
  }, [name, id, field]);
  const language = entry.frontMatter.language ?? document.site.language;
  const page = pageOfCollection(document, name, typeof language === "string" ? language : undefined);
  const ofBlock = useBlockWriting(frame, page?.id ?? "");
  const write = (request: WritingRequest) => {
    const { fieldSource } = request;
    if (fieldSource?.in !== "entry") ofBlock.write(request);
    else if (fieldSource.collection === name && fieldSource.id === id && fieldSource.path[0] === "body")
      onWriting?.(true);
  };
  if (!page)
    return (
      <EmptyState
        title={entryWords().noPage({ kind: singularLabel(collection) })}
        text={entryWords().noPageText}
      />
    );
  return (
    <div className="stage entry-stage" data-writing={ofBlock.place ? "" : undefined}>
      {isWriting && frame && onWriting && (
        <TextEditor key={id} frame={frame} source={source} onLeave={() => onWriting(false)} />
      )}
      {!isWriting && ofBlock.place}
      <Preview
        onReady={setFrame}
        onWrite={write}
        tools={
          onWriting && (
            <Button className="write-button" icon={<PencilLine size={16} />} onClick={() => onWriting(true)}>
              {writingWords().write}
            </Button>
          )
        }
        page={page.id}
        entryId={id}
        focused={focused}
        onSelect={(address, field) => {
          onBlock();
          store.getState().select({ ...address, ...(field && { field }) });
        }}
        onOpen={(target) => go(routeOfTarget(target, { model: content.model, document }))}
        onAddBlock={() => go({ workspace: "pages", page: page.id })}
        onPicture={picture.take}
      />
      {picture.dialog}
    </div>
  );
}

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
    return <EmptyState title={entryWords().none} text={messages.content.declare} />;
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
  readonly chosen: FilterChoice;
  readonly onChoose: (collection: string, chosen: FilterChoice) => void;
}

function CollectionEntries({ collection, chosen, onChoose }: CollectionEntriesProps) {
  const { name } = collection;
  const commands = useCreateEntryCommands();
  const { go } = useWorkspace().view.getState();
  const breakpoint = useBreakpoint();
  const id = useView((view) => view.entry.entry);
  const { file, entry, isBroken, canWrite } = useShownEntry(collection, id);
  const [panel, setPanel] = useEntryPanel();
  const [focused, setFocused] = useState<{ readonly file: string; readonly field: ValuePath }>();
  const translation = useTranslationBeside(file);
  const writing = useWriting(canWrite ? file : undefined);
  const onField = useCallback(
    (field: ValuePath) => file !== undefined && setFocused({ file, field }),
    [file],
  );
  const isTable = useView((view) => view.entry.table ?? false);
  const onLeave = () => go({ workspace: "entries", collection: name, table: isTable });
  const onNarrow = (of: string, choice: FilterChoice) => {
    onChoose(of, choice);
    go({ workspace: "entries", collection: of });
  };
  const onWrite = () => {
    translation.show(undefined);
    writing.set(true);
  };
  if (isTable && id === undefined)
    return (
      <EntryCommandsContext value={commands}>
        <section className="entries-workspace entries-table" aria-label={collection.title}>
          <h1 className="unseen">{collection.title}</h1>
          <EntryTable collection={collection} chosen={chosen} onChoose={onChoose} />
        </section>
      </EntryCommandsContext>
    );
  const isForm = file !== undefined && entry !== undefined && !isBroken;
  const form = isForm && (
    <EntryForm
      key={file}
      file={file}
      collection={collection}
      entry={entry}
      beside={translation.shown?.file}
      onBeside={translation.show}
      onField={onField}
      onNarrow={onNarrow}
      onLeave={onLeave}
      onWrite={canWrite ? onWrite : undefined}
    />
  );
  const repair = file !== undefined && isBroken && (
    <RepairForm key={file} file={file} collection={collection} onLeave={onLeave} />
  );
  const translationForm = isForm && translation.shown && (
    <EntryForm
      key={translation.shown.file}
      file={translation.shown.file}
      collection={collection}
      entry={translation.shown.entry}
      beside={undefined}
      onField={noop}
      onNarrow={onNarrow}
      onLeave={() => translation.show(undefined)}
    />
  );
  const preview = isForm && id !== undefined && (
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
  return (
    <EntryCommandsContext value={commands}>
      <section
        className={`entries-workspace entries-${breakpoint}`}
        aria-label={collection.title}
        data-open={form ? "" : undefined}
        data-writing={writing.is || undefined}
      >
        <h1 className="unseen">{collection.title}</h1>
        <EntriesLayout
          breakpoint={breakpoint}
          list={<EntryList collection={collection} entry={id} chosen={chosen} onChoose={onChoose} />}
          form={form}
          page={translationForm || preview || repair || <NoEntry collection={collection} id={id} />}
          repair={repair}
          panel={writing.is ? "page" : panel}
          onPanel={setPanel}
        />
      </section>
    </EntryCommandsContext>
  );
}

function useCreateEntryCommands() {
  const { store } = useEditorDocument();
  const { content, schemas } = useOpenedSite();
  const { view, notices, pristine } = useWorkspace();
  return useMemo(
    () => createEntryCommands({ store, content, schemas, view, notices, pristine }),
    [store, content, schemas, view, notices, pristine],
  );
}

function useShownEntry({ name, body }: Collection, id: string | undefined) {
  const { unreadableFiles } = useSync();
  const file = id === undefined ? undefined : entryFile(name, id);
  const entry = useEditor((state) => (file === undefined ? undefined : state.entries[file]));
  const unreadable = useStore(unreadableFiles, (state) => state.unreadable);
  const isInRepair = useRepairs((state) => file !== undefined && state.values.has(file));
  const canWrite = useEditor(
    ({ readOnly, document: { pages } }) =>
      readOnly === undefined &&
      (body !== undefined || entry?.body.trim() !== "") &&
      pages.some((page) => collectionOfPage(page) === name),
  );
  return {
    file,
    entry,
    /** Whether its file can't be read, or is being repaired as text. */
    isBroken: isInRepair || unreadable.some((other) => other.file === file),
    canWrite,
  };
}

function useEntryPanel(): readonly [EntryPanel, (panel: EntryPanel) => void] {
  const [panel, setPanel] = useState<EntryPanel>("form");
  const wanted = useView((view) => view.focusRequest);
  const [previous, setPrevious] = useState(wanted);
  if (wanted !== previous) {
    setPrevious(wanted);
    if (wanted) setPanel("form");
  }
  return [panel, setPanel];
}

function useTranslationBeside(original: string | undefined) {
  const [beside, setBeside] = useState<{ readonly of: string; readonly file: string }>();
  const file = beside?.of === original ? beside?.file : undefined;
  const entry = useEditor((state) => (file === undefined ? undefined : state.entries[file]));
  return {
    shown: file === undefined || !entry ? undefined : { file, entry },
    show: (translation: string | undefined) =>
      setBeside(
        translation === undefined || original === undefined ? undefined : { of: original, file: translation },
      ),
  };
}

interface EntriesLayoutProps {
  readonly breakpoint: Breakpoint;
  readonly list: ReactNode;
  readonly form: ReactNode;
  readonly page: ReactNode;
  readonly repair: ReactNode;
  readonly panel: EntryPanel;
  readonly onPanel: (panel: EntryPanel) => void;
}

function EntriesLayout({ breakpoint, list, form, page, repair, panel, onPanel }: EntriesLayoutProps) {
  const pagePane = <div className="entry-page">{page}</div>;
  if (breakpoint === "wide")
    return (
      <>
        {list}
        {pagePane}
        {form && <div className="entry-fields">{form}</div>}
      </>
    );
  if (breakpoint === "tablet")
    return (
      <>
        {form || list}
        {pagePane}
      </>
    );
  if (!form) return repair || list;
  return (
    <>
      <PanelChoice shown={panel} onShow={onPanel} />
      <div className="entry-fields" hidden={panel !== "form"}>
        {form}
      </div>
      {panel === "page" && pagePane}
    </>
  );
}

const noop = () => undefined;

function NoEntry({ collection, id }: { readonly collection: Collection; readonly id: string | undefined }) {
  const kind = singularLabel(collection);
  return id === undefined ? (
    <EmptyState title={entryWords().choose({ kind })} text={entryWords().chooseText} />
  ) : (
    <EmptyState title={entryWords().gone({ kind, id })} text={entryWords().goneText} />
  );
}

function useWriting(file: string | undefined) {
  const [written, setWritten] = useState<string>();
  const opener = useRef<Element | null>(null);
  const is = file !== undefined && written === file;
  return {
    is,
    set(isWriting: boolean) {
      if (isWriting) opener.current = document.activeElement;
      else
        focusWhenVisible(() => {
          const { current } = opener;
          const isThere =
            current instanceof HTMLElement && current.checkVisibility() && current !== document.body;
          return isThere ? current : document.querySelector<HTMLElement>(".entry-stage .write-button");
        });
      setWritten(isWriting ? file : undefined);
    },
  };
}
