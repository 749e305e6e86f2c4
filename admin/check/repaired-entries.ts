import type { UnreadableEntry } from "../host/editor-content.ts";
import type { PendingValues } from "../pending/create-pending.ts";
import type { FileText } from "../pending/session-pending.ts";
import type { CheckedEntry } from "./checked-site.ts";

interface Repaired {
  /** The files of which a new text has been typed, with that text. */
  readonly repaired: readonly CheckedEntry[];
  /** All others. */
  readonly left: readonly UnreadableEntry[];
}

const entries = new WeakMap<FileText, CheckedEntry>();

/** Files that could not be read, as they are being repaired; an entry is the same object as long as its text is. */
export function repairedEntries(
  unreadable: readonly UnreadableEntry[],
  repairs: PendingValues<FileText>,
): Repaired {
  const repaired = unreadable.flatMap(({ file, collection, id }) => {
    const value = repairs.get(file)?.value;
    if (!value) return [];
    const entry = entries.get(value) ?? { file, collection, id, text: value.text };
    entries.set(value, entry);
    return [entry];
  });
  return { repaired, left: unreadable.filter(({ file }) => !repairs.has(file)) };
}
