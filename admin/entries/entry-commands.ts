import type { CollectionName } from "../../schema/collections/index.ts";
import type { Edit } from "../edits/edit.ts";
import { collectionOf, entryFile, entryIdOf } from "../edits/entry-file.ts";
import { freshEntryFile } from "../edits/fresh-entry-file.ts";
import type { EntryDocument } from "../edits/site-document.ts";
import { nameWithKind } from "../edits/words/name-entry.ts";
import { schemasOf } from "../edits/words/schemas.ts";
import type { Session } from "../session.ts";

/** What can be done with entries as a whole; each tells what it did, or why it did not. */
export function createEntryCommands(session: Session) {
  const { store, view, notices, blocks, content } = session;
  const { notify } = notices.getState();
  const schemas = schemasOf(blocks);
  const named = (file: string, entry: EntryDocument | undefined) => nameWithKind(schemas, file, entry);
  const open = (file: string) =>
    view.getState().go({ workspace: "entries", collection: collectionOf(file), entry: entryIdOf(file) });
  const attempt = (edit: Edit, title: string): boolean => {
    const outcome = store.getState().apply(edit);
    if ("refusal" in outcome) notify({ title, text: outcome.refusal });
    return !("refusal" in outcome);
  };
  /** The files that no new entry may have: those on the screen, and those on disk that can't be read or are to be deleted. */
  const taken = (): readonly string[] => {
    const { entries, savedEntries } = store.getState();
    const unreadable = content.unreadable.map(({ file }) => file);
    return [...new Set([...Object.keys(entries), ...Object.keys(savedEntries), ...unreadable])];
  };
  return {
    taken,
    /** A name for a new entry that none has. */
    freshId: (collection: CollectionName, wanted: string) =>
      entryIdOf(freshEntryFile(entryFile(collection, wanted), taken())),
    add(collection: CollectionName, id: string, entry: EntryDocument): void {
      const file = entryFile(collection, id);
      if (attempt({ kind: "insert-entry", file, entry }, "Not added")) open(file);
    },
    duplicate(file: string): void {
      const entry = store.getState().entries[file];
      if (!entry) return;
      const { title } = entry.frontMatter;
      const copy = freshEntryFile(file, taken());
      const frontMatter = {
        ...entry.frontMatter,
        ...(typeof title === "string" && { title: `${title} (copy)` }),
      };
      if (attempt({ kind: "insert-entry", file: copy, entry: { ...entry, frontMatter } }, "Not duplicated"))
        open(copy);
    },
    /** Gives an entry that is not on disk yet another name. */
    rename(file: string, id: string): void {
      const entry = store.getState().entries[file];
      if (!entry) return;
      const to = entryFile(collectionOf(file), id);
      const edits: Edit[] = [
        { kind: "remove-entry", file },
        { kind: "insert-entry", file: to, entry },
      ];
      if (attempt({ kind: "batch", edits }, "Not renamed")) open(to);
    },
    remove(file: string): void {
      const entry = store.getState().entries[file];
      if (!entry || !attempt({ kind: "remove-entry", file }, "Not deleted")) return;
      const { history: after } = store.getState();
      view.getState().go({ workspace: "entries", collection: collectionOf(file) });
      notify({
        title: `You deleted ${named(file, entry)}.`,
        text: store.getState().savedEntries[file] ? "Its file goes when you save." : "",
        action: {
          label: "Undo",
          run() {
            const { history, undo } = store.getState();
            if (history === after) undo();
            else attempt({ kind: "insert-entry", file, entry }, "Not brought back");
            open(file);
          },
        },
      });
    },
  };
}

export type EntryCommands = ReturnType<typeof createEntryCommands>;
