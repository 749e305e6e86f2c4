const shortest = 4;

/** Whether a setting's text has changed to another one that can be written elsewhere too. */
export function isChangedText(before: unknown, after: unknown): boolean {
  if (typeof before !== "string" || typeof after !== "string") return false;
  // £45 is short, and no other word.
  const isTelling = before.trim().length >= shortest || /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(before);
  return before !== after && isTelling && after.trim() !== "" && !before.includes("{{");
}
