// A set of what can't be seen instead of \p{…} classes of what can, which take milliseconds to compile.
export const visible = `[^${[
  "\\s\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\ufeff\\ufff0-\\uffff",
  // Letters and signs without a glyph, and accents and variation selectors without a letter.
  "\\u0300-\\u036f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\u{e0000}-\\u{e0fff}",
].join("")}]`;
export const visibleOrEmpty = `${visible}|^$`;

const seen = new RegExp(visible, "u");

export function isVisible(text: string): boolean {
  return seen.test(text);
}
