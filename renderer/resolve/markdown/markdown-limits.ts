import { isRuleLine } from "./table-columns.ts";

const maxDepth = 32;
/** A text is one part of one page; all of its parts are read in a time that grows with it. */
const maxLength = 1_000_000;
/** Each mark in a run of text may open or close with each other one. */
const maxRunLength = 20_000;
const maxMarks = 1500;
/** Each line of an item of a list is read once for each line above it. */
const maxItemLines = 5000;

export const nestingMessage = `Quotations, lists or emphasis are nested more than ${maxDepth} levels deep.`;
export const nestingHint = "Take some levels out.";

/** Found before inline Markdown is parsed: what would take marked minutes or overflow its stack. */
export interface MarkdownLimitError {
  readonly code: "markdown-depth" | "markdown-size";
  /** In characters from the start of the text. */
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

const nested = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){33}|^[ \t]{200}/;
const marksInARow = /(?<![[*_~!>(])[[*_~!>(]{500}/;
const ruler = /^ {0,3}(?:(?:-[ \t]*)+|(?:\*[ \t]*)+|(?:_[ \t]*)+)$/;
const fenceStart = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const fenceInItem = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const itemStart = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)|^ {0,3}>/;
const blockStart = /^ {0,3}(?:#{1,6}[ \t]|:[ \t]|\[[^\]]+\]:)/;
const isTableRule = (line: string) => /^[ \t>|:-]+$/.test(line) && isRuleLine(line.replace(/^[ \t>]+/, ""));

/** Of the blocks of a text, before they are parsed. Code and tables may be as long as the text. */
export function markdownLimitError(markdown: string): MarkdownLimitError | undefined {
  const sizeError = (offset: number, message: string, hint: string) =>
    ({ code: "markdown-size", offset, message, hint }) as const;
  if (markdown.length > maxLength) {
    const message = `The text has ${markdown.length} characters, and at most ${maxLength} fit.`;
    return sizeError(maxLength, message, "Make several texts of it.");
  }
  const reader = new BlockReader();
  let offset = 0;
  for (const line of markdown.split("\n")) {
    const read = reader.read(line, offset);
    if (read.isText && !ruler.test(line) && (nested.test(line) || marksInARow.test(line)))
      return { code: "markdown-depth", offset, message: nestingMessage, hint: nestingHint };
    if (read.length > maxRunLength) {
      const what = runNames[read.isTable ? "cell" : read.lines > 0 ? "item" : "paragraph"];
      return sizeError(read.start, lengthMessage(what, read.length), what.hint);
    }
    if (read.lines > maxItemLines) {
      const message = `A part of a list or a quotation has more than ${maxItemLines} lines.`;
      return sizeError(read.start, message, "Make several items of it, or take it out of the list.");
    }
    offset += line.length + 1;
  }
  return undefined;
}

interface RunName {
  readonly name: string;
  readonly hint: string;
}

const runNames = {
  paragraph: { name: "A paragraph", hint: "Put an empty line between its parts." },
  item: { name: "An item of a list or a quotation", hint: "Make several of it." },
  cell: {
    name: "A cell of a table",
    hint: "Make several lines of the table of it, or write it below the table.",
  },
} as const satisfies Record<string, RunName>;

const lengthMessage = ({ name }: RunName, length: number) =>
  `${name} has ${length} characters or more, and at most ${maxRunLength} fit.`;

interface ReadLine {
  readonly isText: boolean;
  readonly isTable: boolean;
  /** Where the paragraph, the item, the row or the cell begins that the line belongs to, and its characters so far. */
  readonly start: number;
  readonly length: number;
  /** Of an item of a list so far, empty ones and code among them. */
  readonly lines: number;
}

/** Tells the paragraphs, items, rows and code of a text apart, by its lines alone. */
class BlockReader {
  private start = 0;
  private length = 0;
  private lines = 0;
  private fence = "";
  private isTable = false;
  private isInItem = false;

  read(line: string, offset: number): ReadLine {
    const isBlank = line.trim() === "";
    if (this.fence === "") this.beginAt(line, offset, isBlank);
    const isCode = this.fence !== "" || this.isIndentedCode(line);
    this.readFence(line);
    if (this.isInItem) this.lines++;
    if (!isCode && this.fence === "") this.length += line.length + 1;
    const { start, length, lines, isTable } = this;
    return { isText: !isCode && this.fence === "", isTable, start, length, lines };
  }

  private beginAt(line: string, offset: number, isBlank: boolean): void {
    const isQuoted = this.isInItem && /^ {0,3}>/.test(line);
    if (itemStart.test(line) && !isQuoted) this.begin(offset, true);
    else if (isBlank || this.isTable || blockStart.test(line)) this.restart(offset, isBlank);
    else if (this.isInItem && this.length === 0 && !/^[ \t>]/.test(line)) this.begin(offset, false);
    this.isTable = !isBlank && (this.isTable || isTableRule(line));
  }

  private isIndentedCode(line: string): boolean {
    return !this.isInItem && this.length === 0 && /^(?: {4}|\t)/.test(line);
  }

  private begin(offset: number, isInItem: boolean): void {
    this.start = offset;
    this.length = 0;
    this.lines = 0;
    this.isTable = false;
    this.isInItem = isInItem;
  }

  private restart(offset: number, isBlank: boolean): void {
    this.start = isBlank ? offset + 1 : offset;
    this.length = 0;
  }

  private readFence(line: string): void {
    if (this.fence === "") {
      this.fence = (this.isInItem ? fenceInItem : fenceStart).exec(line)?.[1] ?? "";
      return;
    }
    const inner = line.replace(/^[ \t>]+/, "").trimEnd();
    if (inner.startsWith(this.fence) && /^(?:`+|~+)$/.test(inner)) {
      this.fence = "";
      this.length = 0;
    }
  }
}

/** Of a run of inline Markdown: the text of a paragraph, a heading, an item, a cell; `line` gives the line that it begins in. */
export function runLimitError(
  run: string,
  line: () => string,
): Omit<MarkdownLimitError, "offset"> | undefined {
  const marks = run.length > maxMarks ? run.replace(/[^*_~`[\]()<>&\\|!@:{}]/g, "").length : 0;
  if (run.length <= maxRunLength && marks <= maxMarks) return undefined;
  const written = line().trim();
  const isPart = written !== run.split("\n", 1)[0]?.trim();
  const what = runNames[isPart && written.includes("|") ? "cell" : isPart ? "item" : "paragraph"];
  const { name, hint } = what;
  if (run.length > maxRunLength)
    return { code: "markdown-size", message: lengthMessage(what, run.length), hint };
  const message = `${name} has ${marks} characters such as * [ < and |, and at most ${maxMarks} can be told apart.`;
  return { code: "markdown-size", message, hint };
}
