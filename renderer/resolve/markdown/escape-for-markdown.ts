import type { Schema } from "../../../schema/fields/schema.ts";

const marker = /^(\d{0,9})([.)]|[-+*](?=\s|$)|#(?=#{0,5}(?:\s|$))|>)/;
const onlyMarkers = /^ {0,3}(?:[-+*>\s]|\d{1,9}[.)])*$/;
const fence = /^ {0,3}(?:`{3}|~{3})/gm;

/**
 * Escapes a plain value for Markdown, so that a day such as `1. März` does not start a list. Markdown and texts of
 * several lines, which may be intended as such, stay unchanged.
 */
export function escapeForMarkdown(value: string, before: string, source: () => Schema | undefined): string {
  if (!marker.test(value) || !onlyMarkers.test(before.slice(before.lastIndexOf("\n") + 1))) return value;
  const schema = source();
  if (schema?.type === "string" && (schema.format === "markdown" || schema.format === "multiline"))
    return value;
  const isInFence = (before.match(fence)?.length ?? 0) % 2 === 1;
  return isInFence ? value : value.replace(marker, "$1\\$2");
}
