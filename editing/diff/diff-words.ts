import { diffWordsWithSpace } from "diff";

/**
 * A piece of two compared texts; without the `added` pieces they are the first text, without the `removed` ones the
 * second.
 */
export interface WordChange {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** In characters; longer texts take too long to compare word by word. */
const maxLength = 20_000;

/** Adjacent words that were replaced are one piece. */
export function diffWords(before: string, after: string): WordChange[] {
  const whole = before.length + after.length > maxLength;
  const parts = whole
    ? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ]
    : diffWordsWithSpace(before, after);
  const pieces: WordChange[] = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    if (removed) pieces.push({ kind: "removed", text: removed });
    if (added) pieces.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const [index, part] of parts.entries()) {
    const { value } = part;
    const between = (removed || added) && value.trim() === "" && index < parts.length - 1;
    if (part.removed) removed += value;
    else if (part.added) added += value;
    else if (between) [removed, added] = [removed + value, added + value];
    else {
      flush();
      pieces.push({ kind: "same", text: value });
    }
  }
  flush();
  return pieces;
}
