/** A text that has changed and may be repeated in other texts. */
interface ChangedPart {
  readonly before: string;
  readonly after: string;
}

const shortest = 6;

/**
 * What has changed in a fact and may stand elsewhere word by word: all of it, then the parts between its commas and line
 * ends that can be told from other words, such as the street of an address.
 */
export function changedParts(before: string, after: string): readonly ChangedPart[] {
  const whole = { before: before.trim(), after: after.trim() };
  const [old, now] = [partsOf(before), partsOf(after)];
  if (old.length < 2 || now.length < 2) return [whole];
  const start = sameAtStart(old, now);
  const end = sameAtStart(old.slice(start).reverse(), now.slice(start).reverse());
  const gone = old.slice(start, old.length - end);
  const come = now.slice(start, now.length - end);
  const pairs = gone.length === come.length ? gone.map((part, index) => [part, come[index]] as const) : [];
  const parts = pairs.flatMap(([part, by = ""]) =>
    part !== by && isTelling(part) ? [{ before: part, after: by }] : [],
  );
  return [whole, ...parts.filter((part) => part.before !== whole.before)];
}

function partsOf(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function sameAtStart(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((part, index) => part !== other[index]);
  return different === -1 ? one.length : different;
}

function isTelling(part: string): boolean {
  return part.length >= shortest && /\s/.test(part) && /\d/.test(part);
}
