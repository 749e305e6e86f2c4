import { findNodeAtLocation, parseTree } from "jsonc-parser";

/** A JSON object's text with one more property at its end, or another value for one that it has; all else stays. */
export function withJsonProperty(text: string, name: string, value: unknown): string {
  const written = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
  const tree = parseTree(text);
  const present = tree && findNodeAtLocation(tree, [name]);
  if (present) return splice(text, present.offset, present.length, written);
  const last = tree?.children?.at(-1);
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
  const property = `${newline}${indent}${JSON.stringify(name)}: ${written}`;
  if (last) return splice(text, last.offset + last.length, 0, `,${property}`);
  return splice(text, tree?.offset ?? 0, tree?.length ?? 0, `{${property}${newline}}`);
}

function splice(text: string, offset: number, length: number, inserted: string): string {
  return text.slice(0, offset) + inserted + text.slice(offset + length);
}
