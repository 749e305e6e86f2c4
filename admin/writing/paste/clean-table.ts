const headings = "h1, h2, h3, h4, h5, h6";
const lines = `p, div, section, article, address, figure, figcaption, blockquote, pre, li, dt, dd, ${headings}`;

/**
 * Makes a table one that Markdown has: a row of heads, and cells of one paragraph each. Merged cells are followed by
 * empty ones, and rows that are too short are filled at their end; what a cell has as paragraphs and lists is its lines.
 * A table that only arranges what is in it becomes its contents.
 */
export function cleanTable(table: HTMLTableElement): void {
  for (const caption of [...table.querySelectorAll("caption")]) {
    table.before(caption);
    const paragraph = table.ownerDocument.createElement("p");
    paragraph.append(...caption.childNodes);
    caption.replaceWith(paragraph);
  }
  const rows = [...table.rows].filter(({ cells }) => cells.length > 0);
  const cells = rows.flatMap((row) => [...row.cells]);
  if (isLayout(table, cells)) {
    const parts = cells.map((cell) => {
      const part = table.ownerDocument.createElement("div");
      part.append(...cell.childNodes);
      return part;
    });
    table.replaceWith(...parts);
    return;
  }
  for (const cell of cells) flattenCell(cell);
  const body = table.ownerDocument.createElement("tbody");
  for (const [index, row] of filledRows(rows).entries())
    body.append(rowOf(row, index === 0 ? "th" : "td", body));
  table.replaceChildren(body);
}

/** Long texts below headings side by side are no table, though mail programs and old pages write them as one. */
function isLayout(table: HTMLTableElement, cells: readonly HTMLTableCellElement[]): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute("role") ?? "") || cells.length <= 1) return true;
  if (table.querySelector("table")) return true;
  if (table.querySelector("th")) return false;
  const isAlone = table.rows.length === 1 || cells.every(({ cellIndex }) => cellIndex === 0);
  return cells.some((cell) => {
    const words = cell.querySelector(headings)?.textContent?.trim();
    const all = cell.textContent?.trim() ?? "";
    return words !== undefined && words !== all && (isAlone || all.length > maxCellLength);
  });
}

const maxCellLength = 200;

type Slot = HTMLTableCellElement | undefined;

const maxColumns = 100;

function filledRows(rows: readonly HTMLTableRowElement[]): readonly (readonly Slot[])[] {
  const slots: Slot[][] = rows.map(() => []);
  const isTaken: boolean[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (isTaken[index]?.[column]) column++;
      const height = cell.rowSpan === 0 ? rows.length : cell.rowSpan;
      // The last cell of a row may go on beyond all columns, as a note below a table does.
      const width = height === 1 && !cell.nextElementSibling ? 1 : Math.min(cell.colSpan, maxColumns);
      for (const below of isTaken.slice(index, index + height))
        for (let at = column; at < column + width; at++) below[at] = true;
      const own = slots[index];
      if (own) own[column] = cell;
      column += width;
    }
  }
  const width = Math.max(...isTaken.map(({ length }) => length));
  return slots.map((own) => Array.from({ length: width }, (_, column) => own[column]));
}

function rowOf(slots: readonly Slot[], name: "th" | "td", { ownerDocument }: Element): Element {
  const row = ownerDocument.createElement("tr");
  for (const slot of slots) {
    const cell = ownerDocument.createElement(name);
    cell.append(...(slot?.childNodes ?? []));
    row.append(cell);
  }
  return row;
}

function flattenCell(cell: HTMLTableCellElement): void {
  const { ownerDocument } = cell;
  for (const item of cell.querySelectorAll<HTMLElement>("li")) item.prepend(signOf(item));
  for (const rule of [...cell.querySelectorAll("hr")]) rule.replaceWith(ownerDocument.createElement("br"));
  for (const code of cell.querySelectorAll("pre")) breakLines(code);
  for (const block of [...cell.querySelectorAll(lines)]) {
    block.before(ownerDocument.createElement("br"));
    block.after(ownerDocument.createElement("br"));
  }
  for (const block of [...cell.querySelectorAll(`ul, ol, dl, ${lines}`)])
    block.replaceWith(...block.childNodes);
  removeExtraBreaks(cell);
  if (cell.textContent?.trim() === "" && !cell.querySelector("img")) cell.replaceChildren();
}

function signOf(item: HTMLElement): string {
  const list = item.parentElement;
  if (item.dataset.checked !== undefined) return item.dataset.checked === "true" ? "☑ " : "☐ ";
  if (list?.localName !== "ol") return "";
  const items = [...list.children].filter(({ localName }) => localName === "li");
  return `${(Number(list.getAttribute("start") ?? 1) || 1) + items.indexOf(item)}. `;
}

function breakLines(code: Element): void {
  const written = (code.textContent ?? "").split("\n");
  const nodes = written.flatMap((line, index) => [
    ...(index > 0 ? [code.ownerDocument.createElement("br")] : []),
    line,
  ]);
  code.replaceChildren(...nodes);
}

function removeExtraBreaks(cell: Element): void {
  let isAtStart = true;
  let last: Element | undefined;
  const gone: Element[] = [];
  const walker = cell.ownerDocument.createTreeWalker(cell, 5);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const begins = isAtStart || last !== undefined;
    if (node.nodeName === "BR") {
      if (begins) gone.push(node as Element);
      else last = node as Element;
      continue;
    }
    if (node.nodeType === 3 && begins) node.textContent = node.textContent?.trimStart() ?? "";
    if (node.nodeName !== "IMG" && (node.nodeType !== 3 || node.textContent?.trim() === "")) continue;
    isAtStart = false;
    last = undefined;
  }
  for (const lineBreak of [...gone, ...(last ? [last] : [])]) lineBreak.remove();
}
