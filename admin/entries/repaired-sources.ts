import { decodeText } from "../../schema/decode-text.ts";
import { readMarkdown } from "../../schema/markdown-source.ts";
import type { Problem } from "../../schema/problem.ts";
import type { EntrySource } from "../../schema/source.ts";
import type { UnreadableEntry } from "../host/editor-content.ts";
import type { PendingValues } from "../pending/create-pending.ts";
import type { FileText } from "../pending/session-pending.ts";

interface Repaired {
  /** The files that can be understood as they have been mended. */
  readonly sources: readonly EntrySource[];
  /** What still keeps the others from it. */
  readonly problems: readonly Problem[];
  /** Files of which nobody has typed a text. */
  readonly left: readonly UnreadableEntry[];
}

/** Files that could not be understood, as they are being mended: read as the command line reads them. */
export function repairedSources(
  unreadable: readonly UnreadableEntry[],
  repairs: PendingValues<FileText>,
): Repaired {
  const typed = unreadable.flatMap(({ file, collection, id }) => {
    const repair = repairs.get(file);
    return repair ? [{ collection, id, ...readText(file, repair.value.text) }] : [];
  });
  return {
    sources: typed.flatMap(({ collection, id, source }) => (source ? { collection, id, source } : [])),
    problems: typed.flatMap(({ problems }) => problems),
    left: unreadable.filter(({ file }) => !repairs.has(file)),
  };
}

function readText(file: string, text: string): ReturnType<typeof readMarkdown> {
  const { problems } = decodeText(new TextEncoder().encode(text), file);
  return problems.length > 0 ? { problems } : readMarkdown(file, text);
}
