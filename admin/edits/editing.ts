/**
 * What makes, names, compares, writes and saves edits. The first screen shows a site without it; `load-editing.ts` brings it
 * right behind.
 */
export { readJson } from "../../schema/json-source.ts";
export { listChanges } from "./changes/list-changes.ts";
export { looksIn } from "./changes/look-changes.ts";
export { conflictCommands, conflictWith } from "./conflict/conflict-commands.ts";
export { restoreDraft } from "./draft/restore-draft.ts";
export { onEntriesChanged } from "./draft/restore-entries.ts";
export { linksFromElsewhere, linksToPage, namePlaces } from "./links/links-to-page.ts";
export { recordEdit } from "./record-edit.ts";
export { replaceSite } from "./replace-site.ts";
export { createSaving } from "./saving/create-saving.ts";
export { conflictsWith } from "./saving/entry-conflicts.ts";
export { renameTakenPictures } from "./saving/rename-taken-pictures.ts";
export { migrateText } from "./text/migrate-text.ts";
export { readContent } from "./text/read-content.ts";
export { writeContent, writeNewContent } from "./text/write-content.ts";
export { writerOf } from "./text/write-text.ts";
export { describeEdit } from "./words/describe-edit.ts";
