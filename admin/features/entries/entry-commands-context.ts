import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { createContext, useContext } from "react";
import type { Edit } from "../../document/edit.ts";
import { collectionOf, entryFile, entryIdOf } from "../../document/entry-file.ts";
import { freshEntryFile } from "../../document/fresh-entry-file.ts";
import { idsInOrder, orderDocument, orderFile, orderPath } from "../../document/order-file.ts";
import type { EntryDocument, EntryDocuments } from "../../document/site-document.ts";
import { nameWithKind } from "../../labels/name-entry.ts";
import { messages } from "../../messages/messages.ts";
import type { EditContext } from "../../workspace/attempt.ts";
import { markAdded, placeKey } from "../../workspace/fresh-fields.ts";
import type { OpenedSite } from "../../workspace/opened-site.ts";
import type { Workspace } from "../../workspace/workspace.ts";

export const EntryCommandsContext = createContext<EntryCommands | undefined>(undefined);

/** What can be done with entries as a whole. */
export function useEntryCommands(): EntryCommands {
  const commands = useContext(EntryCommandsContext);
  if (!commands) throw new Error("A part of the entries' screen stands outside of it.");
  return commands;
}

/** What can be done with entries as a whole; each tells what it did, or why it did not. */
type EntryContext = EditContext & Pick<OpenedSite, "schemas" | "content"> & Pick<Workspace, "view">;

export function createEntryCommands(context: EntryContext) {
  const { store, view, notices, schemas, content, fresh } = context;
  const { notify } = notices.getState();
  const named = (file: string, entry: EntryDocument | undefined) => nameWithKind(schemas, file, entry);
  const open = (file: string) =>
    view.getState().go({ workspace: "entries", collection: collectionOf(file), entry: entryIdOf(file) });
  const attempt = (edits: readonly Edit[], title: string): boolean => {
    const [only, ...others] = edits;
    if (!only) return false;
    const edit: Edit = others.length === 0 ? only : { kind: "batch", edits };
    const outcome = store.getState().apply(edit);
    if ("editError" in outcome) notify({ title, text: outcome.editError });
    return !("editError" in outcome);
  };
  /** The files that no new entry may have: those on the screen, and those on disk that can't be read or are to be deleted. */
  const taken = (): readonly string[] => {
    const { entries, savedEntries } = store.getState();
    const unreadable = content.unreadable.map(({ file }) => file);
    return [...new Set([...Object.keys(entries), ...Object.keys(savedEntries), ...unreadable])];
  };
  const insert = (file: string, entry: EntryDocument, refused: string) => {
    const order = withInOrder(store.getState().entries, file);
    if (!attempt([{ kind: "insert-entry", file, entry }, ...order], refused)) return;
    markAdded(fresh, placeKey({ in: "entry", file }, ""));
    open(file);
  };
  return {
    taken,
    /** A name for a new entry that none has. */
    freshId: (collection: string, wanted: string) =>
      entryIdOf(freshEntryFile(entryFile(collection, wanted), taken())),
    add(collection: string, id: string, entry: EntryDocument): void {
      insert(entryFile(collection, id), entry, messages.entries.refused.add);
    },
    duplicate(file: string): void {
      const entry = store.getState().entries[file];
      if (!entry) return;
      const label = content.model.collections[collectionOf(file)]?.label ?? "";
      const title = entry.frontMatter[label];
      const { translationOf: _, ...fields } = entry.frontMatter;
      const frontMatter = {
        ...fields,
        ...(typeof title === "string" && { [label]: messages.entries.copyOf(title) }),
      };
      insert(freshEntryFile(file, taken()), { ...entry, frontMatter }, messages.entries.refused.duplicate);
    },
    /** Makes the same entry in another language, to be translated in its place: a draft, until somebody has done that. */
    translate(file: string, language: string): void {
      const entry = store.getState().entries[file];
      if (!entry) return;
      const original = entry.frontMatter.translationOf ?? entryIdOf(file);
      const wanted = entryFile(collectionOf(file), `${String(original)}-${language.toLowerCase()}`);
      const frontMatter = { ...entry.frontMatter, language, translationOf: original, draft: true };
      insert(freshEntryFile(wanted, taken()), { ...entry, frontMatter }, messages.entries.refused.translate);
    },
    /** Gives an entry that is not on disk yet another name. */
    rename(file: string, id: string): void {
      const { entries } = store.getState();
      const entry = entries[file];
      if (!entry) return;
      const to = entryFile(collectionOf(file), id);
      const edits: Edit[] = [
        { kind: "remove-entry", file },
        { kind: "insert-entry", file: to, entry },
      ];
      if (attempt([...edits, ...withInOrder(entries, to, file)], messages.entries.refused.rename)) open(to);
    },
    /** Puts an entry of a collection that is sorted by hand before another one, or at the end. `ids` is the order now. */
    moveBefore(collection: string, ids: readonly string[], id: string, before: string | undefined): void {
      const { entries } = store.getState();
      if (!attempt(moveInOrder(entries, collection, ids, { id, before }), messages.entries.refused.move))
        return;
      const file = entryFile(collection, id);
      const place =
        before === undefined ? ids.length : ids.filter((other) => other !== id).indexOf(before) + 1;
      announce(messages.entries.moved(named(file, entries[file]), place, ids.length));
    },
    remove(file: string): void {
      const { entries } = store.getState();
      const entry = entries[file];
      const edits: Edit[] = [{ kind: "remove-entry", file }, ...withoutInOrder(entries, file)];
      if (!entry || !attempt(edits, messages.entries.refused.remove)) return;
      const { history: after } = store.getState();
      view.getState().go({ workspace: "entries", collection: collectionOf(file) });
      notify({
        title: messages.entries.deleted(named(file, entry)),
        text: store.getState().savedEntries[file] ? messages.entries.fileGoes : "",
        action: {
          label: messages.shell.undo,
          run() {
            const { history, undo } = store.getState();
            if (history === after) {
              undo();
              open(file);
            } else insert(file, entry, messages.entries.refused.bringBack);
          },
        },
      });
    },
  };
}

type EntryCommands = ReturnType<typeof createEntryCommands>;

/**
 * The edits that move an entry in an order by hand: one of one item where the file has all of them, so that it changes
 * one line; else the file is written as the order is seen.
 */
export function moveInOrder(
  entries: EntryDocuments,
  collection: string,
  ids: readonly string[],
  { id, before }: { readonly id: string; readonly before: string | undefined },
): readonly Edit[] {
  const file = orderFile(collection);
  const written = idsInOrder(entries[file]);
  const others = ids.filter((other) => other !== id);
  const place = before === undefined ? others.length : others.indexOf(before);
  if (place === -1 || before === id) return [];
  const isWhole = written.length === ids.length && written.every((known, index) => known === ids[index]);
  if (isWhole) {
    const index = ids.indexOf(id);
    const target = { in: "entry", file } as const;
    return index === place ? [] : [{ kind: "move-item", target, path: orderPath, index, to: place }];
  }
  const entry = orderDocument(others.toSpliced(place, 0, id));
  return [{ kind: entries[file] ? "replace-entry" : "insert-entry", file, entry }];
}

/** The edits that give a new entry its place at the end of the order, or in the place of another one. */
export function withInOrder(entries: EntryDocuments, file: string, instead?: string): readonly Edit[] {
  const order = orderFile(collectionOf(file));
  if (!Object.hasOwn(entries, order)) return [];
  const [id, gone] = [entryIdOf(file), instead && entryIdOf(instead)];
  const ids = idsInOrder(entries[order]);
  const now =
    gone !== undefined && ids.includes(gone)
      ? ids.map((other) => (other === gone ? id : other))
      : [...ids, id];
  return ids.includes(id) ? [] : [{ kind: "replace-entry", file: order, entry: orderDocument(now) }];
}

/** The edits that take an entry out of the order. */
export function withoutInOrder(entries: EntryDocuments, file: string): readonly Edit[] {
  const order = orderFile(collectionOf(file));
  const index = idsInOrder(entries[order]).indexOf(entryIdOf(file));
  const target = { in: "entry", file: order } as const;
  return index === -1 ? [] : [{ kind: "remove-item", target, path: orderPath, index }];
}
