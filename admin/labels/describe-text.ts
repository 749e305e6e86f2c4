import { messages } from "../messages/messages.ts";

/** "reworded the 2nd paragraph", "added 3 paragraphs". */
export function describeText(change: { readonly before: unknown; readonly after: unknown }): string {
  const words = messages.changes.text;
  const before = paragraphsOf(change.before);
  const after = paragraphsOf(change.after);
  if (before.length === 0 && after.length > 0) return words.wrote;
  if (after.length === 0) return before.length > 0 ? words.removed : words.spacing;
  const added = without(after, before);
  const removed = without(before, after);
  if (added.length === 0 && removed.length === 0) {
    const same = before.every((paragraph, index) => paragraph === after[index]);
    return same ? words.spacing : words.order;
  }
  if (removed.length === 0) return words.added({ number: added.length });
  if (added.length === 0) return words.removedSome({ number: removed.length });
  const [only] = added;
  if (added.length === 1 && removed.length === 1 && only) return words.reworded({ number: only.index + 1 });
  return words.rewrote({ number: added.length });
}

function paragraphsOf(text: unknown): string[] {
  if (typeof text !== "string") return [];
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

function without(paragraphs: readonly string[], others: readonly string[]) {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return paragraphs.flatMap((paragraph, index) => {
    const count = left.get(paragraph) ?? 0;
    left.set(paragraph, count - 1);
    return count > 0 ? [] : [{ paragraph, index }];
  });
}
