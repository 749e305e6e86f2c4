import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { createContext, useContext } from "react";
import type { Edit } from "../../../../editing/document/edit.ts";
import { collectionOf, entryFile, entryIdOf, newEntryFile } from "../../../../editing/document/entry.ts";
import { idsInOrder, orderDocument, orderFile, orderPath } from "../../../../editing/document/order.ts";
import type { EntryDocument, EntryDocuments } from "../../../../editing/document/site-document.ts";
import { nameWithKind } from "../../../../editing/labels/entry-label.ts";
import { entryWords } from "../../../../editing/messages/entry-words.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import type { OpenedSite } from "../../../site/opened-site.ts";
import { focusFirstField } from "../../../ui/browser/focus-when-visible.ts";
import { fieldKey, markAdded } from "../../../view/pristine-fields.ts";
import type { EditContext } from "../../../view/try-edit.ts";
import type { Workspace } from "../../../view/workspace.ts";

export const EntryCommandsContext = createContext<EntryCommands | undefined>(undefined);

export function useEntryCommands(): EntryCommands {
  const commands = useContext(EntryCommandsContext);
  if (!commands) throw new Error("useEntryCommands needs an EntryCommandsContext.Provider.");
  return commands;
}

type EntryContext = EditContext & Pick<OpenedSite, "schemas" | "content"> & Pick<Workspace, "view">;

interface EntryCommands {
  taken(): readonly string[];
  freshId(collection: string, wanted: string): string;
  add(collection: string, id: string, entry: EntryDocument): void;
  duplicate(file: string): void;
  translate(file: string, language: string): void;
  rename(file: string, id: string): void;
  moveBefore(collection: string, ids: readonly string[], id: string, before: string | undefined): void;
  remove(file: string): void;
}

export function createEntryCommands(context: EntryContext): EntryCommands {
  return {
    taken: () => takenFiles(context),
    freshId: (collection, wanted) =>
      entryIdOf(newEntryFile(entryFile(collection, wanted), takenFiles(context))),
    add: (collection, id, entry) =>
      insert(context, entryFile(collection, id), { entry, failureTitle: entryWords().refused.add }),
    duplicate: (file) => duplicate(context, file),
    translate: (file, language) => translate(context, file, language),
    rename: (file, id) => rename(context, file, id),
    moveBefore: (collection, ids, id, before) => moveBefore(context, { collection, ids, id, before }),
    remove: (file) => remove(context, file),
  };
}

/** The files of the site's entries, and those on disk that can't be read or are to be deleted. */
function takenFiles({ store, content }: EntryContext): readonly string[] {
  const { entries, savedEntries } = store.getState();
  const unreadable = content.unreadable.map(({ file }) => file);
  return [...new Set([...Object.keys(entries), ...Object.keys(savedEntries), ...unreadable])];
}

/** Opens an entry, with the table behind it where that is shown. */
function open({ view }: EntryContext, file: string): void {
  const { entry, go } = view.getState();
  const { table = false } = entry;
  go({ workspace: "entries", collection: collectionOf(file), entry: entryIdOf(file), table });
}

function attempt({ store, notices }: EntryContext, edits: readonly Edit[], failureTitle: string): boolean {
  const [only, ...others] = edits;
  if (!only) return false;
  const edit: Edit = others.length === 0 ? only : { kind: "batch", edits };
  const result = store.getState().apply(edit);
  if (!("editError" in result)) return true;
  notices.getState().notify({ title: failureTitle, text: result.editError });
  return false;
}

interface InsertedEntry {
  readonly entry: EntryDocument;
  readonly failureTitle: string;
}

function insert(context: EntryContext, file: string, { entry, failureTitle }: InsertedEntry): void {
  const order = withInOrder(context.store.getState().entries, file);
  if (!attempt(context, [{ kind: "insert-entry", file, entry }, ...order], failureTitle)) return;
  markAdded(context.pristine, fieldKey({ in: "entry", file }, ""));
  open(context, file);
  focusFirstField();
}

function duplicate(context: EntryContext, file: string): void {
  const entry = context.store.getState().entries[file];
  if (!entry) return;
  const label = context.content.model.collections[collectionOf(file)]?.label ?? "";
  const title = entry.frontMatter[label];
  const { translationOf: _, ...fields } = entry.frontMatter;
  const frontMatter = {
    ...fields,
    ...(typeof title === "string" && { [label]: entryWords().copyOf({ title }) }),
    draft: true,
  };
  insert(context, newEntryFile(file, takenFiles(context)), {
    entry: { ...entry, frontMatter },
    failureTitle: entryWords().refused.duplicate,
  });
}

function translate(context: EntryContext, file: string, language: string): void {
  const entry = context.store.getState().entries[file];
  if (!entry) return;
  const original = entry.frontMatter.translationOf ?? entryIdOf(file);
  const wanted = entryFile(collectionOf(file), `${String(original)}-${language.toLowerCase()}`);
  const frontMatter = { ...entry.frontMatter, language, translationOf: original, draft: true };
  insert(context, newEntryFile(wanted, takenFiles(context)), {
    entry: { ...entry, frontMatter },
    failureTitle: entryWords().refused.translate,
  });
}

function rename(context: EntryContext, file: string, id: string): void {
  const { entries } = context.store.getState();
  const entry = entries[file];
  if (!entry) return;
  const to = entryFile(collectionOf(file), id);
  const edits: Edit[] = [
    { kind: "remove-entry", file },
    { kind: "insert-entry", file: to, entry },
    ...withInOrder(entries, to, file),
  ];
  if (attempt(context, edits, entryWords().refused.rename)) open(context, to);
}

interface EntryMove {
  readonly collection: string;
  readonly ids: readonly string[];
  readonly id: string;
  readonly before: string | undefined;
}

function moveBefore(context: EntryContext, { collection, ids, id, before }: EntryMove): void {
  const { entries } = context.store.getState();
  const edits = moveInOrder(entries, collection, ids, { id, before });
  if (!attempt(context, edits, entryWords().refused.move)) return;
  const file = entryFile(collection, id);
  const position =
    before === undefined ? ids.length : ids.filter((other) => other !== id).indexOf(before) + 1;
  const name = nameWithKind(context.schemas, file, entries[file]);
  announce(entryWords().moved({ name, place: position, count: ids.length }));
}

function remove(context: EntryContext, file: string): void {
  const { store, view, notices, schemas } = context;
  const { entries } = store.getState();
  const entry = entries[file];
  const edits: Edit[] = [{ kind: "remove-entry", file }, ...withoutInOrder(entries, file)];
  if (!entry || !attempt(context, edits, entryWords().refused.remove)) return;
  const { history: after } = store.getState();
  const { entry: shown, go } = view.getState();
  go({ workspace: "entries", collection: collectionOf(file), table: shown.table ?? false });
  notices.getState().notify({
    title: entryWords().deleted({ name: nameWithKind(schemas, file, entry) }),
    text: store.getState().savedEntries[file] ? entryWords().fileGoes : "",
    action: {
      label: messages.shell.undo,
      run() {
        const { history, undo } = store.getState();
        if (history === after) {
          undo();
          open(context, file);
        } else insert(context, file, { entry, failureTitle: entryWords().refused.bringBack });
      },
    },
  });
}

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

export function withoutInOrder(entries: EntryDocuments, file: string): readonly Edit[] {
  const order = orderFile(collectionOf(file));
  const index = idsInOrder(entries[order]).indexOf(entryIdOf(file));
  const target = { in: "entry", file: order } as const;
  return index === -1 ? [] : [{ kind: "remove-item", target, path: orderPath, index }];
}
