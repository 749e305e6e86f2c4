/**
 * Control characters other than tab and line breaks, halves of a surrogate pair, byte order marks, characters that
 * turn the text after them round, the sign for a character that was lost, code points that are no characters or are
 * not for texts (RFC 9839, Unicode 23.8), tags that are not part of a flag, and accents piled up over the lines beside.
 * React writes them all as they are.
 */
const unprintable = new RegExp(
  [
    "(?![\\t\\n\\r])\\p{Cc}|\\p{Cs}|\\p{Noncharacter_Code_Point}",
    "[\\ufeff\\ufffd\\u202a-\\u202e\\u206a-\\u206f\\ufff9-\\ufffb]",
    "[\\u{e0000}-\\u{e007f}](?<!\\u{1f3f4}[\\u{e0020}-\\u{e007f}]{1,16})",
    "[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]{16}",
  ].join("|"),
  "u",
);

/** Embeds text in the other direction up to U+2069 or the end of the paragraph. */
export const isolate = /[\u2066-\u2069]/;
const isolateOrEnd = /[\u2066-\u2069]|\n[ \t\r]*\n/g;

/** Nothing but letters, signs, spaces and line breaks of ASCII: most texts are, and it is told much faster. */
const plain = /^[\t\n\r -~]*$/;

export function unprintableAt(text: string): number | undefined {
  if (plain.test(text)) return undefined;
  return unprintable.exec(text)?.index ?? (isolate.test(text) ? openIsolateAt(text) : undefined);
}

function openIsolateAt(text: string): number | undefined {
  const open: number[] = [];
  for (const { 0: found, index } of text.matchAll(isolateOrEnd)) {
    if (found === "\u2069") {
      if (open.pop() === undefined) return index;
    } else if (isolate.test(found)) open.push(index);
    else if (open.length > 0) break;
  }
  return open[0];
}

export function withoutUnprintable(text: string): string {
  return text.replace(new RegExp(unprintable, "gu"), "\ufffd");
}
