/** As JSON Schema counts them: an emoji of one code point is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

let segmenter: Intl.Segmenter | undefined;

/** As people count them: a letter with its accents is one, and so is a family. */
export function countGraphemes(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
