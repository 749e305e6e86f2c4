import { splitFrontMatter } from "../../../schema/split-front-matter.ts";
import { sameValue } from "../same-value.ts";
import type { EntryDocument } from "../site-document.ts";
import { readEntry } from "./read-entry.ts";
import { writeBody } from "./write-body.ts";
import { writeYaml } from "./write-yaml.ts";
import { newLines } from "./yaml-new-value.ts";

const dashes = "---";

/**
 * The text of an entry's file with other fields and another body in it: what is not touched keeps its bytes, what is
 * takes the style of what it replaces. Read again, the text gives the entry. Whoever knows what the text says already
 * saves it from being read.
 */
export function writeEntry(text: string, entry: EntryDocument, known = readEntry(text)): string {
  const { yaml, body } = splitFrontMatter(text);
  const close = text.slice(dashes.length + yaml.length, text.length - body.length);
  const windows = !/(?<!\r)\n/.test(text);
  const fields = sameValue(known.frontMatter, entry.frontMatter)
    ? yaml
    : fieldsIn(yaml, entry.frontMatter, windows);
  return `${dashes}${fields}${writeBody(close, body, entry.body)}`;
}

/** The text of a new entry's file. */
export function writeNewEntry({ frontMatter, body }: EntryDocument): string {
  return `${dashes}${freshFields(frontMatter)}\n${dashes}\n${body}`;
}

/** The fields among the author's lines; all of them anew in the rare case that there is no other way. */
function fieldsIn(yaml: string, fields: EntryDocument["frontMatter"], windows: boolean): string {
  const own = (lines: string) => (windows ? lines.replace(/\r?\n/g, "\r\n") : lines);
  const written = own(writeYaml(yaml, fields));
  if (says(written, fields)) return written;
  // What no reader takes, such as brackets without end, is written all the same: so it is told, and not lost.
  return own(freshFields(fields));
}

function says(yaml: string, fields: EntryDocument["frontMatter"]): boolean {
  try {
    return sameValue(readEntry(`${dashes}${yaml}\n${dashes}\n`).frontMatter, fields);
  } catch {
    return false;
  }
}

function freshFields(fields: EntryDocument["frontMatter"]): string {
  return Object.keys(fields).length === 0 ? "" : `\n${newLines(fields, "", undefined)}`;
}
