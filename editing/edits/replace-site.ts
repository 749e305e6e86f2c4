import type { Edit, ReplaceReason } from "../document/edit.ts";
import type { EditedSite, EntryDocuments } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";

/** One edit that turns `from` into `to`. `reason` describes it in the history. */
export function replaceSite(from: EditedSite, to: EditedSite, reason?: ReplaceReason): Edit {
  const because = reason && { reason };
  const entries = replaceEntries(from.entries, to.entries);
  const replaced: Edit = { kind: "replace-document", document: to.config, ...because };
  if (entries.length === 0) return replaced;
  const edits = sameValue(from.config, to.config) ? entries : [replaced, ...entries];
  return { kind: "batch", edits, ...because };
}

export function replaceEntries(from: EntryDocuments, to: EntryDocuments): readonly Edit[] {
  if (from === to) return [];
  const removed = Object.keys(from).flatMap((file): Edit[] =>
    Object.hasOwn(to, file) ? [] : [{ kind: "remove-entry", file }],
  );
  const others = Object.entries(to).flatMap(([file, entry]): Edit[] => {
    const was = from[file];
    if (!was) return [{ kind: "insert-entry", file, entry }];
    return sameValue(was, entry) ? [] : [{ kind: "replace-entry", file, entry }];
  });
  return [...removed, ...others];
}
