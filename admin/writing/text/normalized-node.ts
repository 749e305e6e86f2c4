import type { Mark, Node } from "prosemirror-model";

interface Comparison {
  readonly exact: boolean;
}

export function normalizedNode(node: Node, { exact }: Comparison): string {
  return JSON.stringify(meaning(node, exact));
}

type Meaning = readonly unknown[];

function meaning(node: Node, exact: boolean): Meaning {
  const { type, attrs } = node;
  const { level, start, checked, align, info, id, alert, label } = attrs;
  const said = [type.name, level, start, checked, align, info, id, alert, label];
  if (type.name === "code_block" || type.name === "source") return [...said, node.textContent];
  if (node.inlineContent) return [...said, words(node, exact)];
  const children = node.children.filter((child) => !isEmptyParagraph(child));
  return [...said, children.map((child) => meaning(child, exact))];
}

/** Whether nothing of it would be written. */
export function isEmptyParagraph(node: Node): boolean {
  if (node.type.name !== "paragraph") return false;
  return node.children.every(({ text, type }) =>
    text === undefined ? type.name === "hard_break" : text.trim() === "",
  );
}

function words(node: Node, exact: boolean): Meaning {
  const pieces: { text: string; marks: string }[] = [];
  const add = (text: string, marks: string) => {
    const last = pieces.at(-1);
    if (last && (last.marks === marks || text.trim() === "")) last.text += text;
    else pieces.push({ text, marks });
  };
  for (const child of node.children) {
    const marks = marksOf(child, exact);
    if (child.text !== undefined)
      for (const part of child.text.split(/(\s+)/)) add(part.replace(/\s+/, " "), marks);
    else add(leafOf(child, exact), child.type.name === "hard_break" ? "" : marks);
  }
  const joined: typeof pieces = [];
  for (const { text, marks } of pieces) {
    const last = joined.at(-1);
    if (text === "") continue;
    if (last?.marks === marks) last.text += text;
    else joined.push({ text, marks });
  }
  const said = joined.map(({ text, marks }, index) => {
    const start = index === 0 ? text.replace(/^[\s\ue001]+/, "") : text;
    const isLast = index === joined.length - 1;
    const trimmed = isLast ? start.replace(/(?<![\s\ue001])[\s\ue001]+$/, "") : start;
    return [trimmed.replace(/ +/g, " "), marks];
  });
  return said.filter(([text]) => text !== "");
}

function leafOf({ type, attrs }: Node, exact: boolean): string {
  if (type.name === "hard_break") return "\ue001";
  if (type.name === "reference") return exact ? `\ue002${attrs.written}` : plainReference(attrs.written);
  return `\ue003${JSON.stringify([attrs.src, attrs.alt, attrs.title])}`;
}

function plainReference(written: string): string {
  const [, number] = /^&#(\d+);$/.exec(written) ?? [];
  return number ? String.fromCodePoint(Number(number)) : written;
}

function marksOf({ marks, text }: Node, exact: boolean): string {
  const said = marks.filter((mark) => mark.type.name !== "wrap" && (exact || !isOwnAddress(mark, text)));
  return said.map(({ type, attrs }) => JSON.stringify([type.name, attrs.href, attrs.title])).join();
}

/** A link that is one because an address stands in the text. */
function isOwnAddress({ type, attrs }: Mark, text: string | undefined): boolean {
  return (
    type.name === "link" &&
    attrs.form === "bare" &&
    [text, `http://${text}`, `mailto:${text}`].includes(attrs.href)
  );
}
