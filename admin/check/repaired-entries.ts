import type { AutosavedValues } from "../sync/autosave/create-autosaved.ts";
import type { FileText } from "../sync/autosave/session-autosaved.ts";
import type { UnreadableEntry } from "../sync/content/editor-content.ts";
import type { CheckedEntry } from "./checked-site.ts";

interface Repaired {
  /** The files of which a new text has been typed, with that text. */
  readonly repaired: readonly CheckedEntry[];
  /** All others. */
  readonly left: readonly UnreadableEntry[];
}

/** Files that could not be read, as they are being repaired. */
export function repairedEntries(
  unreadable: readonly UnreadableEntry[],
  repairs: AutosavedValues<FileText>,
): Repaired {
  const repaired = unreadable.flatMap(({ file, collection, id }) => {
    const repair = repairs.get(file);
    return repair ? [{ file, collection, id, text: repair.value.text }] : [];
  });
  return { repaired, left: unreadable.filter(({ file }) => !repairs.has(file)) };
}
