/** A part of a text, before and after. */
export interface Excerpt {
  readonly before: string;
  readonly after: string;
}

/** Characters that are shown on either side of what is different. */
const around = 60;

/** The part of a text that is different, with a few words on either side. */
export function excerptsOf(before: string, after: string): readonly Excerpt[] {
  const [old, next] = [before.split("\n"), after.split("\n")];
  // What is replaced never has a line end in it, so the lines are the same ones.
  if (old.length !== next.length) return [clipped(before, after)];
  return old.flatMap((line, index) => {
    const other = next[index] ?? "";
    return line === other ? [] : [clipped(line, other)];
  });
}

function clipped(before: string, after: string): Excerpt {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, before.lastIndexOf(" ", Math.max(0, start - around)) + 1);
  const first = start <= around ? 0 : from;
  const wordEnd = before.slice(before.length - end).lastIndexOf(" ", around);
  const rest = end <= around ? 0 : end - (wordEnd > 0 ? wordEnd : around);
  const cut = (text: string) =>
    `${first > 0 ? "… " : ""}${text.slice(first, text.length - rest)}${rest > 0 ? " …" : ""}`;
  return { before: cut(before), after: cut(after) };
}
