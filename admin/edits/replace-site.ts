import type { Edit } from "./edit.ts";
import { sameValue } from "./same-value.ts";
import type { EditedSite } from "./site-document.ts";

/** The edit that makes one site of another. */
export function replaceSite(from: EditedSite, to: EditedSite): Edit {
  const edits: Edit[] = [];
  for (const file of Object.keys(from.entries)) {
    if (!Object.hasOwn(to.entries, file)) edits.push({ kind: "remove-entry", file });
  }
  for (const [file, entry] of Object.entries(to.entries)) {
    const was = from.entries[file];
    const holder = { in: "entry", file } as const;
    if (!was) edits.push({ kind: "insert-entry", file, entry });
    else if (!sameValue(was, entry)) {
      edits.push({ kind: "set-value", holder, path: ["fields"], value: entry.fields });
      edits.push({ kind: "set-value", holder, path: ["body"], value: entry.body });
    }
  }
  const replaced: Edit = { kind: "replace-document", document: to.config };
  if (edits.length === 0) return replaced;
  return { kind: "batch", edits: sameValue(from.config, to.config) ? edits : [replaced, ...edits] };
}
