import type { Edit } from "../../../editing/document/edit.ts";
import { isPictureFile, pictureFile, pictureIn, pictureNameOf } from "../../../editing/document/picture.ts";
import type { EntryDocument } from "../../../editing/document/site-document.ts";
import { uniqueName } from "../../../editing/document/unique-name.ts";
import type { History } from "../../../editing/edits/history.ts";
import type { EditorState } from "../state/editor-state.ts";
import { changedEntries } from "../state/selectors.ts";

/** Renames new pictures whose names another author has taken, with all references. Not asked about: both pictures stay. */
export function renameTakenPictures(get: () => EditorState): void {
  const { saving, resolveEntry } = get();
  const conflicts = saving.state === "entry-conflicts" ? saving.conflicts : [];
  for (const { file, fileText } of conflicts) {
    const mine = get().entries[file];
    const theirs = isPictureFile(file) ? (JSON.parse(fileText) as { readonly version?: string }) : undefined;
    if (mine && theirs && theirs.version !== versionOf(mine)) resolveEntry(file, "mine");
  }
  for (const file of changedEntries(get())) rename(get, file);
}

function rename(get: () => EditorState, file: string): void {
  const { savedEntries, entries, history, apply } = get();
  const [mine, theirs] = [entries[file], savedEntries[file]?.document];
  if (!isPictureFile(file) || !mine || !theirs || versionOf(mine) === versionOf(theirs)) return;
  if (isReplaced(history, file, [versionOf(mine), versionOf(theirs)])) return;
  const name = pictureNameOf(file);
  const taken = [...Object.keys(entries), ...Object.keys(savedEntries)].filter(isPictureFile);
  const other = uniqueName(name, taken.map(pictureNameOf));
  apply({
    kind: "batch",
    reason: "picture-name",
    edits: [
      { kind: "replace-entry", file, entry: theirs },
      { kind: "insert-entry", file: pictureFile(other), entry: mine },
      { kind: "show-picture", name, other },
    ],
  });
}

/** Whether one version replaced the other here, so that the name is no other author's. */
function isReplaced({ steps, sites }: History, file: string, versions: readonly string[]): boolean {
  const known = steps.flatMap(({ edit }, index) => {
    const before = sites[index]?.entries[file];
    const fresh = newFiles(edit, file).map(versionOf);
    return fresh.length > 0 && before ? [...fresh, versionOf(before)] : fresh;
  });
  return versions.every((version) => known.includes(version));
}

function newFiles(edit: Edit, file: string): EntryDocument[] {
  if (edit.kind === "batch") return edit.edits.flatMap((inner) => newFiles(inner, file));
  const isNewFile = edit.kind === "replace-entry" && edit.reason === "new-picture" && edit.file === file;
  return isNewFile ? [edit.entry] : [];
}

function versionOf(document: EntryDocument): string {
  return pictureIn(document).version;
}
