import { addressSign } from "./inline-source.ts";

/** A part of a Markdown text that was meant as a link. */
interface MalformedLink {
  /** In characters from the start of the text. */
  readonly index: number;
  readonly length: number;
  /** What to write instead, as a sentence. */
  readonly hint: string;
}

interface Kind {
  readonly pattern: RegExp;
  readonly hint: string;
  readonly isOne?: (match: RegExpMatchArray) => boolean;
}

const endings = "(?:html?|md|pdf|jpe?g|png|gif|webp|avif|svg)";
/** Brackets are in many texts; they are of a link where one of the two has an address in it. */
const address = `(?:(?:https?:|mailto:|tel:|/|#(?!\\d)|\\.{1,2}/|www\\.|${addressSign})[^()（）[\\]\\s]*|[^()（）[\\]\\s]+\\.${endings})`;

const kinds: readonly Kind[] = [
  {
    pattern: /(?:!?\[[^[\]]*)?\]\([^()\n]*\)/g,
    hint: "Put an address with spaces between < and >, and no link into another.",
  },
  {
    pattern: new RegExp(`!?\\[[^[\\]\\n]+\\][ \\t\\n]{1,4}\\(${address}\\)`, "g"),
    hint: "Leave out the space between ] and (.",
  },
  {
    pattern: new RegExp(`\\([^()[\\]\\n]+\\)\\[${address}\\]`, "g"),
    hint: "Put the words into [ ] and the address into ( ).",
  },
  {
    pattern: new RegExp(`[[［][^[\\]［］\\n]+[\\]］][ \\t]*[(（]${address}[)）]`, "g"),
    isOne: ([written]) => /[［］（）]/.test(written),
    hint: "Write the brackets of a link as [ ] and ( ), not as （ ）.",
  },
  {
    pattern: new RegExp(`!?\\[[^[\\]\\n]+\\]\\((?=${address})[^()\\n]*$`, "gm"),
    hint: "Write ) behind the address.",
  },
  {
    pattern: /(?<![\p{L}\p{N}_\]])!?\[([^[\]\n]+)\]\[([^[\]\n]*)\]/gu,
    isOne: ([, words = "", label = ""]) => isReference(words, label),
    hint: "Write where it leads behind it, as [words](/address), or on a line of its own, as [name]: /address.",
  },
  {
    pattern: new RegExp(`<${addressSign}[^<>\\n]*>`, "g"),
    hint: "Write <https://example.com/a> without a space, or [words](https://example.com/a).",
  },
];

/** Neither citations such as [1][2] nor the places of a list, [a][0]. */
function isReference(words: string, label: string): boolean {
  if (!/\p{L}/u.test(words) || /^\s*x\s*$/i.test(words)) return false;
  return label === "" || (/^[\p{L}\p{N}]/u.test(label) && !(words.length < 2 && label.length < 2));
}

/** What was written as a link and is printed with its brackets, in the masked source of a text. */
export function malformedLinks(masked: string): readonly MalformedLink[] {
  if (!/[[(<［]/.test(masked)) return [];
  let left = masked;
  return kinds.flatMap(({ pattern, hint, isOne = () => true }) => {
    const found = [...left.matchAll(pattern)]
      .filter(isOne)
      .map(({ index, 0: { length } }) => ({ index, length, hint }));
    // What is one thing is not another.
    for (const { index, length } of found) left = withoutPart(left, index, length);
    return found;
  });
}

/** A text in which a part is replaced by spaces, so that offsets stay the same. */
export function withoutPart(text: string, index: number, length: number): string {
  return text.slice(0, index) + " ".repeat(length) + text.slice(index + length);
}
