import { isCollection, isMap, isScalar, isSeq, type Node, type Pair } from "yaml";

export function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Of a block collection, the end of its last line, without the line break. */
export function endOf(text: string, node: Node): number {
  const end = node.range?.[1] ?? 0;
  if (isBlockScalar(node)) return end - (/\r?\n$/.exec(text.slice(0, end))?.[0].length ?? 0);
  if (!isLines(node)) return end;
  const last = isMap(node)
    ? node.items.at(-1)
    : isSeq(node)
      ? (node.items.at(-1) as Node | undefined)
      : undefined;
  if (!last) return end;
  return lineEnd(
    text,
    "key" in last ? endOfPair(text, last as Pair<Node, Node | null>) : endOf(text, last as Node),
  );
}

export function endOfPair(text: string, { key, value }: Pair<Node, Node | null>): number {
  const end = value ? endOf(text, value) : (key.range?.[1] ?? 0);
  return lineEnd(text, end);
}

export function isLines(node: Node | null | undefined): boolean {
  return isCollection(node) && node.flow !== true;
}

export function isBlockScalar(node: Node | null | undefined): boolean {
  return isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");
}

export function lineEnd(text: string, offset: number): number {
  const next = text.indexOf("\n", offset);
  if (next === -1) return text.length;
  return text.charAt(next - 1) === "\r" && next > offset ? next - 1 : next;
}

export function columnOf(text: string, offset: number): string {
  return " ".repeat(offset - (text.lastIndexOf("\n", offset - 1) + 1));
}
