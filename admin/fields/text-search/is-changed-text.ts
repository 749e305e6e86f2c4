const shortest = 4;

/** Whether a setting's text has changed to another one that can be written elsewhere too. */
export function isChangedText(before: unknown, after: unknown): boolean {
  if (typeof before !== "string" || typeof after !== "string") return false;
  return (
    before !== after && before.trim().length >= shortest && after.trim() !== "" && !before.includes("{{")
  );
}
