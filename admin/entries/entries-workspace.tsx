import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useStore } from "zustand";
import { type CollectionName, isCollection } from "../../schema/collections/index.ts";
import { entryFile } from "../edits/entry-file.ts";
import type { Path } from "../form/form-context.ts";
import { EmptyState } from "../kit/empty-state.tsx";
import { useRoom } from "../pages/use-room.ts";
import { useEditor, useRepairs, useSession, useView } from "../session-context.ts";
import { createEntryCommands } from "./entry-commands.ts";
import { EntryCommandsContext } from "./entry-commands-context.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import { EntryStage } from "./entry-stage.tsx";
import { kindOf } from "./entry-words.ts";
import { RepairForm } from "./repair-form.tsx";

/** What can be shown where there is no room for all of it. */
const panels = { form: "Write", page: "Preview" } as const;
type EntryPanel = keyof typeof panels;

/** Posts, projects and categories: the list on the left, the live page in the middle, the form on the right. */
export default function EntriesWorkspace() {
  const session = useSession();
  const place = useView((view) => view.entry);
  const wanted = useView((view) => view.wanted);
  const room = useRoom();
  const commands = useMemo(() => createEntryCommands(session), [session]);
  const [category, setCategory] = useState<string>();
  const [shown, setShown] = useState<EntryPanel>("form");
  const [focused, setFocused] = useState<{ readonly file: string; readonly field: Path }>();
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted) setShown("form");
  }
  const collection: CollectionName =
    place.collection !== undefined && isCollection(place.collection) ? place.collection : "posts";
  const { entry: id } = place;
  const file = id === undefined ? undefined : entryFile(collection, id);
  const entry = useEditor((state) => (file === undefined ? undefined : state.entries[file]));
  const unreadable = useStore(session.disk, (state) => state.unreadable);
  const isTyped = useRepairs((state) => file !== undefined && state.values.has(file));
  const isBroken = isTyped || unreadable.some((other) => other.file === file);
  const { go } = session.view.getState();
  const onField = useCallback((field: Path) => file !== undefined && setFocused({ file, field }), [file]);
  const showPosts = (of: string) => {
    setCategory(of);
    go({ workspace: "entries", collection: "posts" });
  };
  const list = (
    <EntryList
      key={collection}
      collection={collection}
      entry={id}
      category={category}
      onCategory={setCategory}
    />
  );
  const onLeave = () => go({ workspace: "entries", collection });
  const repair = file !== undefined && isBroken && (
    <RepairForm key={file} file={file} collection={collection} onLeave={onLeave} />
  );
  const form = file !== undefined && entry && !isBroken && (
    <EntryForm
      key={file}
      file={file}
      collection={collection}
      entry={entry}
      onCategory={showPosts}
      onField={onField}
      onLeave={onLeave}
    />
  );
  const stage = id !== undefined && entry && !isBroken && (
    <EntryStage
      collection={collection}
      entry={id}
      field={focused?.file === file ? focused?.field : undefined}
      onBlock={() => setFocused(undefined)}
    />
  );
  const nothing = (
    <EmptyState
      title={
        id === undefined ? `Choose a ${kindOf(collection)}` : `There is no ${kindOf(collection)} “${id}”`
      }
      text={
        id === undefined ? "Its page and its fields open here." : "It was deleted, or has another address."
      }
    />
  );
  const parts: Readonly<Record<typeof room, ReactNode>> = {
    wide: (
      <>
        {list}
        <div className="entry-page">{stage || repair || nothing}</div>
        {form && <div className="entry-fields">{form}</div>}
      </>
    ),
    tablet: (
      <>
        {form || list}
        <div className="entry-page">{stage || repair || nothing}</div>
      </>
    ),
    phone: form ? (
      <>
        <PanelChoice shown={shown} onShow={setShown} />
        <div className="entry-fields" hidden={shown !== "form"}>
          {form}
        </div>
        {shown === "page" && <div className="entry-page">{stage}</div>}
      </>
    ) : (
      repair || list
    ),
  };
  return (
    <EntryCommandsContext value={commands}>
      <section
        className={`entries-workspace entries-${room}`}
        aria-label="Posts and projects"
        data-open={form ? "" : undefined}
      >
        {parts[room]}
      </section>
    </EntryCommandsContext>
  );
}

interface PanelChoiceProps {
  readonly shown: EntryPanel;
  readonly onShow: (panel: EntryPanel) => void;
}

function PanelChoice({ shown, onShow }: PanelChoiceProps) {
  return (
    <nav className="tabs entry-panels" aria-label="Panels">
      {(Object.keys(panels) as EntryPanel[]).map((panel) => (
        <button key={panel} type="button" aria-pressed={panel === shown} onClick={() => onShow(panel)}>
          {panels[panel]}
        </button>
      ))}
    </nav>
  );
}
