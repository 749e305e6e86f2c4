import { maskSign } from "./inline-source.ts";
import { withoutPart } from "./malformed-links.ts";
import { alertKinds } from "./markdown-syntax.ts";
import { columnsOf, isRuleLine } from "./table-columns.ts";

/** A part of a text in the syntax of another tool. */
interface UnknownMarkdown {
  /** In characters from the start of the text. */
  readonly index: number;
  readonly length: number;
  /** What it is, with its article, as part of a sentence. */
  readonly kind: string;
  /** What to write instead, as a sentence. */
  readonly hint: string;
}

interface Foreign {
  /** One of these signs is in all that the pattern finds; most texts have none of them, and need not be searched. */
  readonly needs: readonly string[];
  readonly pattern: RegExp;
  readonly kind: string;
  readonly hint: string;
  readonly isOne?: (written: string) => boolean;
}

function isAttributes(written: string): boolean {
  const inner = written.slice(written.startsWith("{:") ? 2 : 1, -1).trim();
  const parts = inner.replace(/"[^"]*"/g, "x").split(/\s+/);
  return parts.every((part) => /^[.#][\w-]+$|^[a-z][\w-]*=[\w%.-]+$/.test(part));
}

function isShortcode(written: string): boolean {
  return /^\[\/[a-z][\w-]*\]$/i.test(written) || /^\[[a-z][\w-]*[ \t][^=]*\w=["'\w]/i.test(written);
}

function isTableOfOtherWidth(written: string): boolean {
  const [head = "", rule = ""] = written.split("\n");
  return head.includes("|") && isRuleLine(rule) && columnsOf(head).length !== columnsOf(rule).length;
}

const alerts = alertKinds.map((kind) => kind.toUpperCase());
const writeAlert = "Write a quotation that begins with > [!NOTE], or leave it out.";

/** What other tools know, and what to write in its place here. */
const foreign: readonly Foreign[] = [
  { needs: [":::"], pattern: /^[ \t]*:{3,}[^\n]*/gm, kind: "a box of another tool", hint: writeAlert },
  {
    needs: ["==="],
    pattern: /^===[ \t]+"[^"\n]+"/gm,
    kind: "a tab of another tool",
    hint: "Write a heading, or leave it out.",
  },
  {
    needs: ["--8<--"],
    pattern: /^[ \t]*--8<--[^\n]*/gm,
    kind: "a file to put in",
    hint: "Write what is in it, or leave it out.",
  },
  {
    needs: ["|"],
    pattern: /(?<![^\n])[^\n]+\n[ \t|:-]+(?![^\n])(?:\n[^\n|]*\|[^\n]*)*/g,
    isOne: isTableOfOtherWidth,
    kind: "a table whose second line has another number of columns than its first",
    hint: "Write as many parts of --- as the first line has columns, with | between them.",
  },
  {
    needs: ["|"],
    pattern: /^\|[^\n]*(?:\n\|[^\n]*)*/gm,
    isOne: (written) => written.split("\n").every((line) => /.\|$/.test(line.trimEnd())),
    kind: "a table without the line below its head",
    hint: "Write |---|---| below the first line.",
  },
  {
    needs: ["+++"],
    pattern: /^\+{3}$/gm,
    kind: "front matter of Hugo",
    hint: "Put its fields into the front matter that the file begins with, in YAML.",
  },
  {
    needs: ["+"],
    pattern: /^\+[-=+]{3,}\+[ \t]*$/gm,
    kind: "a table of another tool",
    hint: "Write | a | b | and |---|---| below it.",
  },
  {
    needs: ["["],
    pattern: /^\[[->/!?]\](?=[ \t])/g,
    kind: "a task of a notebook",
    hint: "Write [ ] for a task to do, or [x] for one that is done.",
  },
  {
    needs: ["!!!", "???"],
    pattern: /^[ \t]*(?:!!!|\?\?\?\+?)[ \t]+[a-z][^\n]*/gm,
    kind: "a box of another tool",
    hint: writeAlert,
  },
  {
    needs: ["[!"],
    pattern: new RegExp(`^\\[!(?:${alertKinds.join("|")})\\]`, "gim"),
    kind: "an alert that is not in a quotation",
    hint: "Write > before each of its lines.",
  },
  {
    needs: ["[!"],
    pattern: /^\[![a-z-]+\][-+]?/gim,
    kind: "an alert of a kind that there is not",
    hint: `Write one of ${alerts.map((name) => `[!${name}]`).join(", ")}.`,
  },
  {
    needs: ["$$"],
    pattern: /(?<!\$)\$\$[^$]+\$\$(?!\$)/g,
    isOne: (written) => /[\\^_=]/.test(written) || !/^\$\$[ \t]|[ \t]\$\$$/.test(written),
    kind: "a formula",
    hint: "Formulas are not drawn. Write it in words, in `code`, or as a picture.",
  },
  {
    needs: ["$"],
    pattern: /(?<![\w$])\$[^$\n]+\$(?![\w$])/g,
    isOne: (written) => /[\\^_=]/.test(written) && !/^\$\s|\s\$$/.test(written),
    kind: "a formula",
    hint: "Formulas are not drawn. Write it in words, in `code`, or as a picture.",
  },
  {
    needs: ["[", "{"],
    pattern: new RegExp(`\\[\\[?[_${maskSign}]?toc[_${maskSign}]?\\]\\]?|\\{:?toc\\}`, "gi"),
    kind: "a table of contents",
    hint: "Leave it out: none is made of a text.",
  },
  {
    needs: ["{%", "{{", "<%"],
    pattern: /\{%[^{}%\n]*%\}|\{\{[<%][^{}\n]*\}\}|<%[^<%\n]*%>/g,
    kind: "a tag of another generator",
    hint: "Write what it stands for, or leave it out.",
  },
  {
    needs: ["{"],
    pattern: /\{[^{}\n]+\}/g,
    isOne: isAttributes,
    kind: "attributes, which texts do not have",
    hint: "Leave them out. Only a heading may have an id, {#id}, behind its words.",
  },
  {
    needs: ["["],
    pattern: /\[[^[\]\n]+\]/g,
    isOne: isShortcode,
    kind: "a shortcode of WordPress",
    hint: "Write what it stands for: a picture as ![](name.jpg), a list of links, or a block of the page.",
  },
  {
    needs: ["["],
    pattern: /\[(?:gallery|embed|playlist|audio|video|caption)\]/g,
    kind: "a shortcode of WordPress",
    hint: "Write what it stands for: a picture as ![](name.jpg), a list of links, or a block of the page.",
  },
  {
    needs: ["![["],
    pattern: /!\[\[[^[\]\n]+\]\]/g,
    kind: "an embedded file of a notebook",
    hint: "Write a picture as ![](name.jpg), and anything else as a link.",
  },
  {
    needs: ["[["],
    pattern: /\[\[[^[\]\n]+\]\]/g,
    kind: "a link of a notebook",
    hint: "Write it as [words](/address).",
  },
  {
    needs: ["=="],
    pattern: /(?<![=\w])==(?=[^\s=])[^\n=]*[^\s=]==(?![=\w])/g,
    kind: "marked words",
    hint: "Write <mark>words</mark>.",
  },
  {
    needs: ["^["],
    pattern: /\^\[[^[\]\n]+\]/g,
    kind: "a footnote within its line",
    hint: "Write [^1] in its place, and [^1]: with what it says below.",
  },
  {
    needs: ["^"],
    pattern: /(?<=[\p{L}\p{N})])\^[^\s^]{1,12}\^/gu,
    kind: "raised letters",
    hint: "Write <sup>2</sup>.",
  },
  {
    needs: ["^"],
    pattern: /(?<![^\s([])\^[\p{L}\p{N}](?:[^\s^]{0,18}[\p{L}\p{N}])?\^(?![\p{L}\p{N}^])/gu,
    isOne: (written) => !/^\^[ow]\^$/i.test(written),
    kind: "raised letters",
    hint: "Write <sup>2</sup>.",
  },
  {
    needs: ["~"],
    pattern: /(?<=[\p{L}\p{N})])~[^\s~]{1,12}~(?!~)/gu,
    kind: "lowered letters",
    hint: "Write <sub>2</sub>.",
  },
  {
    needs: ["++"],
    pattern: /(?<![\w+])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![\w+])/g,
    kind: "inserted words",
    hint: "Leave the marks out, or write <mark>words</mark>.",
  },
  {
    needs: ["^"],
    pattern: /(?<=\S[ \t])\^[a-z0-9][a-z0-9-]*$/gim,
    kind: "the name of a paragraph in a notebook",
    hint: "Leave it out.",
  },
  {
    needs: ["{:"],
    pattern: /\{::[^{}\n]*\}|\{:\/[^{}\n]*\}/g,
    kind: "a tag of another generator",
    hint: "Write what it stands for, or leave it out.",
  },
  {
    needs: ["%%"],
    pattern: /(?<![\p{L}\p{N}%])(?<!\d )%%(?!%)[^%]+%%(?![\p{L}\p{N}%])|^%%$/gmu,
    kind: "a comment of a notebook",
    hint: "Leave it out, or write <!-- it so -->.",
  },
  {
    needs: ["[^"],
    pattern: /\[\^[^[\]\n]*\](?!\()/g,
    kind: "a footnote whose name is missing or has a space",
    hint: "Write a name without spaces, such as [^1], and the same where it is said.",
  },
  {
    needs: ["\\"],
    pattern:
      /(?<![\w:\\])\\(?:(?:new|clear|cleardouble)page|(?:page|line)break|newline|noindent|[hv]fill|[hv]space|begin|end|(?:sub)*section|text(?:bf|it)|emph|footnote|cite|ref|label|tableofcontents|toc|maketitle)(?![a-z])\*?(?:\{[^{}\n]*\})?/g,
    kind: "a command of LaTeX",
    hint: "Leave it out, or write the same in Markdown.",
  },
  {
    needs: ["#"],
    pattern: /^(?:#{2,6}(?=[^\s#])|#(?=\p{L}[^\s#]*[ \t][^\n#]*$))[^\n]*/gmu,
    kind: "a heading without a space behind its #",
    hint: "Write a space behind the last #.",
  },
  {
    needs: ["#"],
    pattern: /(?<=^|[\s,;])#\p{L}[\p{L}\p{M}\p{N}_/-]*/gmu,
    isOne: (written) => !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(written),
    kind: "a tag of a notebook",
    hint: "Leave it out, or put a backslash before the # to have it read as it stands.",
  },
  {
    needs: ["["],
    pattern: /^\[[ x]\][ \t]+(?=\S)/gim,
    kind: "a task that is not in a list",
    hint: "Write - before it, as - [ ] or - [x].",
  },
  {
    needs: ["==", "h1.", "h2.", "h3.", "h4.", "h5.", "h6."],
    pattern: /^={2,6}[ \t]+[^\s=][^\n=]*(?:={2,6}[ \t]*)?$|^h[1-6]\.[ \t]+\S[^\n]*/gm,
    kind: "a heading of another tool",
    hint: "Write ## and a space before its words.",
  },
  {
    needs: ["'''"],
    pattern: /'''[^'\n]+'''/g,
    kind: "bold words of a wiki",
    hint: "Write **words**.",
  },
  {
    needs: ["||"],
    pattern: /(?<![|\w])\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|(?![|\w])/g,
    kind: "hidden words",
    hint: "Leave the marks out.",
  },
  {
    needs: ["::"],
    pattern: /^[a-z][\w-]*(?: [\w-]+)?::(?=[ \t]+\S)|\[[a-z][\w -]*::[^[\]\n]*\]/gim,
    kind: "a field of a notebook",
    hint: "Put it into the front matter, or leave it out.",
  },
  {
    needs: ["@"],
    pattern: /\[-?@[a-z][^[\]\n]*\]/gi,
    kind: "a citation",
    hint: "Write [^1] in its place, and [^1]: with the source below.",
  },
  {
    needs: ["(("],
    pattern: /\(\([\da-f]{8}-[\da-f-]{20,}\)\)/gi,
    kind: "a block of a notebook",
    hint: "Write what it says, or a link.",
  },
  {
    needs: ["*["],
    pattern: /^\*\[[^[\]\n]+\]:[^\n]*/gm,
    kind: "what an abbreviation stands for",
    hint: "Write it out where it stands first.",
  },
  {
    needs: [":"],
    pattern: /(?<![\w:/.]):[a-z][a-z0-9+]*(?:_[a-z0-9+]+)*:(?![\w:/])/g,
    kind: "the name of an emoji",
    hint: "Type the emoji itself, or leave it out.",
  },
  {
    needs: ["**", "~~", "__"],
    pattern:
      /(?<![*\w])\*\*(?![*\w])|(?<!\*)\*\*(?!\*)|(?<!~)~~(?!~)|(?<![\w_])__(?=[^\s_])|(?<=[^\s_])__(?![\w_])/g,
    kind: "a mark of emphasis that neither opens nor closes",
    hint: "Write it right before the first letter and right behind the last one, or put a backslash before it.",
  },
];

const anySign = new RegExp(
  [...new Set(foreign.flatMap(({ needs }) => needs))].map((sign) => sign.replace(/\W/g, "\\$&")).join("|"),
);

/**
 * What is in the masked source of a text as it would be printed, though its author meant something by it, in the order
 * of the table.
 */
export function unknownMarkdown(masked: string): readonly UnknownMarkdown[] {
  if (!anySign.test(masked)) return [];
  let left = masked;
  return foreign.flatMap(({ needs, pattern, kind, hint, isOne = () => true }) => {
    if (!needs.some((sign) => left.includes(sign))) return [];
    const found = [...left.matchAll(pattern)].filter(([written]) => isOne(written));
    // What is one thing is not another.
    for (const { index, 0: written } of found) left = withoutPart(left, index, written.length);
    return found.map(({ index, 0: { length } }) => ({ index, length, kind, hint }));
  });
}
