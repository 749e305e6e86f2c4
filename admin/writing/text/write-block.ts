import type { Node } from "prosemirror-model";
import { escapeLineStarts } from "./escape-words.ts";
import { type WriteOptions, writeInline } from "./write-inline.ts";

/** A block as Markdown, without a line's end behind it. `previous` is the block before it. */
export function writeBlock(node: Node, options: WriteOptions, previous?: Node | null): string {
  switch (node.type.name) {
    case "source":
      return node.textContent;
    case "heading":
      return writeHeading(node, options);
    case "blockquote":
      return writeBlocks(node.children, options)
        .replace(/^(?=.)/gm, "> ")
        .replace(/^$/gm, ">");
    case "bullet_list":
    case "ordered_list":
      return writeList(node, options, previous);
    case "code_block":
      return writeCode(node, options);
    case "horizontal_rule":
      return node.attrs.sign || "---";
    case "table":
      return writeTable(node, options);
    default:
      return escapeLineStarts(writeInline(node, options), options.escaping);
  }
}

function writeBlocks(nodes: readonly Node[], options: WriteOptions, isTight = false): string {
  let written = "";
  let previous: Node | undefined;
  for (const node of nodes) {
    const raw = writeBlock(node, options, previous);
    if (raw === "") continue;
    written += (written === "" ? "" : isTight ? "\n" : "\n\n") + raw;
    previous = node;
  }
  return written;
}

function writeHeading(node: Node, options: WriteOptions): string {
  const { level, underlined } = node.attrs as { level: number; underlined: boolean };
  if (underlined && level <= 2 && !options.otherSigns) {
    const lines = escapeLineStarts(writeInline(node, options), options.escaping);
    return lines === "" ? "#".repeat(level) : `${lines}\n${(level === 1 ? "=" : "-").repeat(3)}`;
  }
  const words = writeInline(node, { ...options, oneLine: true });
  // Number signs at the end would be taken for the other half of those before.
  const safe = options.escaping === "none" ? words : words.replace(/(#+)$/, "\\$1");
  return `${"#".repeat(level)} ${safe}`.trimEnd();
}

function writeList(node: Node, options: WriteOptions, previous?: Node | null): string {
  const { pad, start = 1, step = 1 } = node.attrs as { pad: number; start?: number; step?: number };
  const isOrdered = node.type.name === "ordered_list";
  const wanted = node.attrs.sign || (isOrdered ? options.style.number : options.style.bullet);
  const before = previous?.type === node.type ? previous.attrs.sign || wanted : undefined;
  const sign = wanted === before ? otherSign[wanted] : wanted;
  const isLoose = node.attrs.loose || node.children.some(needsRoom);
  const items = node.children.map((item, index) => {
    const marker = `${isOrdered ? start + index * step : ""}${sign}${" ".repeat(pad)}`;
    const box = item.attrs.checked === null ? "" : item.attrs.checked ? "[x] " : "[ ] ";
    const lines = box + writeBlocks(item.children, options, !isLoose);
    return (marker + lines.replace(/\n(?=[^\n])/g, `\n${" ".repeat(marker.length)}`)).trimEnd();
  });
  return items.join(isLoose ? "\n\n" : "\n");
}

const otherSign: Readonly<Record<string, string>> = { "-": "*", "*": "-", "+": "-", ".": ")", ")": "." };

/** Whether an item has more than words and lists below them. */
function needsRoom(item: Node): boolean {
  const kinds = item.children.map(({ type }) => type.name);
  return kinds.slice(1).some((kind) => kind !== "bullet_list" && kind !== "ordered_list");
}

function writeCode(node: Node, { otherSigns }: WriteOptions): string {
  const text = node.textContent;
  const { fence, info } = node.attrs as { fence: string; info: string };
  const canIndent = /\S/.test(text) && !/^\s|\s$|\n\s*\n\s*\n/.test(text);
  if (fence === "" && canIndent && !otherSigns) return text.replace(/^(?=.)/gm, "    ");
  const sign = fence.startsWith("~") || info.includes("`") ? "~" : "`";
  const longest = Math.max(2, ...[...text.matchAll(/[`~]{3,}/g)].map(([run]) => run.length));
  const around = sign.repeat(Math.max(fence.length, longest + 1));
  return `${around}${info}\n${text === "" ? "" : `${text}\n`}${around}`;
}

const rules: Readonly<Record<string, string>> = { left: ":--", center: ":-:", right: "--:" };

function writeTable(node: Node, options: WriteOptions): string {
  const rows = node.children.map((row) =>
    row.children.map((cell) => writeInline(cell, { ...options, oneLine: true }).replace(/\\?\|/g, "\\|")),
  );
  const [header = [], ...body] = rows;
  const rule = node.firstChild?.children.map(({ attrs }) => rules[attrs.align] ?? "---") ?? [];
  return [header, rule, ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
