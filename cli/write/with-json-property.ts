import { findNodeAtLocation, parseTree } from "jsonc-parser";

/** The text of a JSON object with a property set; everything else stays as it is written. */
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

export function withoutJsonProperty(text: string, name: string): string {
  const tree = parseTree(text);
  const properties = tree?.children ?? [];
  const index = properties.findIndex((property) => property.children?.[0]?.value === name);
  const [before, property, after] = [properties[index - 1], properties[index], properties[index + 1]];
  if (!tree || !property) return text;
  const from = after || !before ? property.offset : before.offset + before.length;
  const to = after
    ? after.offset
    : before
      ? property.offset + property.length
      : tree.offset + tree.length - 1;
  return splice(text, from, to - from, "");
}

function splice(text: string, offset: number, length: number, inserted: string): string {
  return text.slice(0, offset) + inserted + text.slice(offset + length);
}
