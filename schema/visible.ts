/** Something that can be seen: a letter, a number, a sign. A text of spaces is as empty as one of nothing. */
export const visible = "[^\\p{Z}\\p{C}\\p{M}\\p{DI}\\u2800]";
/** The same of a text that may be left out: either nothing at all or something that can be seen. */
export const visibleOrEmpty = `${visible}|^$`;

const seen = new RegExp(visible, "u");

/** Whether a text holds something that can be seen. */
export function isVisible(text: string): boolean {
  return seen.test(text);
}
