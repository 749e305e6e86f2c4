const deepest = 32;

const longest = 200_000;
const longestParagraph = 20_000;

const mostMarks = 1500;

export const nestingMessage = `Quotations, lists or emphasis are nested more than ${deepest} levels deep.`;
export const nestingHint = "Take some levels out.";

/** Found before parsing: what would take marked minutes or overflow its stack. */
export interface MarkdownLimitError {
  readonly code: "markdown-depth" | "markdown-size";
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

const nested = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){33}|^[ \t]{200}/m;
const marksInARow = /(?<![[*_~!>(])[[*_~!>(]{500}/;

export function markdownLimitError(markdown: string): MarkdownLimitError | undefined {
  if (markdown.length > longest) {
    const message = `The text has ${markdown.length} characters, and at most ${longest} fit.`;
    return { code: "markdown-size", offset: longest, message, hint: "Make several texts of it." };
  }
  const deep = nested.exec(markdown) ?? marksInARow.exec(markdown);
  if (deep) return { code: "markdown-depth", offset: deep.index, message: nestingMessage, hint: nestingHint };
  let start = 0;
  for (const { index: end } of markdown.matchAll(/\n[^\S\n]*(?=\n)|$/g)) {
    const [index, paragraph] = [start, markdown.slice(start, end)];
    start = end;
    const place = { code: "markdown-size", offset: index } as const;
    if (paragraph.length > longestParagraph) {
      const message = `A paragraph has ${paragraph.length} characters, and at most ${longestParagraph} fit.`;
      return { ...place, message, hint: "Put an empty line between its parts." };
    }
    const marks = paragraph.length > mostMarks ? paragraph.replace(/[^*_~`[\]()<>&\\|!@:{}]/g, "").length : 0;
    if (marks > mostMarks) {
      const message = `A paragraph has ${marks} characters such as * [ < and |, and at most ${mostMarks} can be told apart.`;
      return { ...place, message, hint: "Put an empty line between its parts." };
    }
  }
  return undefined;
}
