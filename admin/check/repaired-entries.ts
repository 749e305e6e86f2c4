import type { AutosavedValues } from "../sync/autosave/create-autosaved.ts";
import type { FileText } from "../sync/autosave/session-autosaved.ts";
import type { UnreadableEntry } from "../sync/content/editor-content.ts";
import type { CheckedEntry } from "./checked-site.ts";

interface Repaired {
  readonly repaired: readonly CheckedEntry[];
  readonly left: readonly UnreadableEntry[];
}

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
