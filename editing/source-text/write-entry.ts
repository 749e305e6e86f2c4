import { splitFrontMatter } from "../../schema/sources/split-front-matter.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";
import { readEntry } from "./read-entry.ts";
import { unixLines } from "./unix-lines.ts";
import { writeYaml } from "./write-yaml.ts";
import { newLines } from "./yaml-new-value.ts";

const dashes = "---";

/** What does not change keeps its bytes, what does takes the style of what it replaces. `known` saves parsing the text. */
export function writeEntry(text: string, entry: EntryDocument, known = readEntry(text)): string {
  const { yaml, body } = splitFrontMatter(text);
  const close = text.slice(dashes.length + yaml.length, text.length - body.length);
  const windows = !/(?<!\r)\n/.test(text);
  const fields = sameValue(known.frontMatter, entry.frontMatter)
    ? yaml
    : fieldsIn(yaml, entry.frontMatter, windows);
  return `${dashes}${fields}${writeBody(close, body, entry.body)}`;
}

export function writeNewEntry({ frontMatter, body }: EntryDocument): string {
  return `${dashes}${newFields(frontMatter)}\n${dashes}\n${body}`;
}

function fieldsIn(yaml: string, fields: EntryDocument["frontMatter"], windows: boolean): string {
  const own = (lines: string) => (windows ? lines.replace(/\r?\n/g, "\r\n") : lines);
  const written = own(writeYaml(yaml, fields));
  if (says(written, fields)) return written;
  // Unparsable YAML, such as an open bracket, is written all the same, so that it is reported and not lost.
  return own(newFields(fields));
}

function says(yaml: string, fields: EntryDocument["frontMatter"]): boolean {
  try {
    return sameValue(readEntry(`${dashes}${yaml}\n${dashes}\n`).frontMatter, fields);
  } catch {
    return false;
  }
}

function newFields(fields: EntryDocument["frontMatter"]): string {
  return Object.keys(fields).length === 0 ? "" : `\n${newLines(fields, "", undefined)}`;
}

/** The body's line ends are all "\n": unchanged lines keep theirs, new ones get the most frequent. */
function writeBody(close: string, before: string, body: string): string {
  if (unixLines(before) === body) return close + before;
  const written = linesOf(before, body, usualEnd(close + before));
  // Without a line end behind the dashes, the body would begin on their line.
  const gap = close.endsWith("\n") || body === "" ? "" : usualEnd(close + before);
  return close + gap + written;
}

function usualEnd(text: string): string {
  const windows = text.match(/\r\n/g)?.length ?? 0;
  const unix = (text.match(/\n/g)?.length ?? 0) - windows;
  return windows > unix ? "\r\n" : "\n";
}

function linesOf(before: string, body: string, usual: string): string {
  const lines = body.split("\n");
  const old = [...before.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)].map(([, line = "", end = ""]) => ({
    line,
    end,
  }));
  const asMany = unixLines(before).split("\n").length === lines.length;
  const inPlace = lines.map((line, index) => (asMany && old[index]?.line === line ? old[index].end : ""));
  const ends = new Map<string, string[]>();
  for (const [index, { line, end }] of old.entries())
    if (end && !inPlace[index]) ends.set(line, [...(ends.get(line) ?? []), end]);
  const endOf = (line: string, index: number) =>
    inPlace[index] || ends.get(line)?.shift() || (asMany && old[index]?.end) || usual;
  return lines
    .map((line, index) => (index === lines.length - 1 ? line : `${line}${endOf(line, index)}`))
    .join("");
}
