import type { Schema } from "../../schema/schema.ts";

/** What begins a list, a heading or a quote where it stands first in a line (CommonMark 0.31, chapters 4.2 and 5). */
const marker = /^(\d{0,9})([.)]|[-+*](?=\s|$)|#(?=#{0,5}(?:\s|$))|>)/;
/** What may stand before that: other markers, and no code, which knows no backslashes. */
const onlyMarkers = /^ {0,3}(?:[-+*>\s]|\d{1,9}[.)])*$/;
const fence = /^ {0,3}(?:`{3}|~{3})/gm;

/**
 * A plain value as it is inserted into Markdown, after a text: a day such as `1. März` begins no list. Markdown, and a
 * text of several lines, whose author may have meant them, stay as they are.
 */
export function insertedInMarkdown(value: string, before: string, source: () => Schema | undefined): string {
  if (!marker.test(value) || !onlyMarkers.test(before.slice(before.lastIndexOf("\n") + 1))) return value;
  const schema = source();
  if (schema?.type === "string" && (schema.format === "markdown" || schema.format === "multiline"))
    return value;
  const isInFence = (before.match(fence)?.length ?? 0) % 2 === 1;
  return isInFence ? value : value.replace(marker, "$1\\$2");
}
