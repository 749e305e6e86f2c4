/** The cells of a line of a table, as GFM parts them: a bar behind a backslash is a part of its cell. */
export function columnsOf(line: string): readonly string[] {
  const cells: string[] = [""];
  let isEscaped = false;
  for (const character of line) {
    if (character === "|" && !isEscaped) cells.push("");
    else cells[cells.length - 1] += character;
    isEscaped = character === "\\" && !isEscaped;
  }
  if (cells[0]?.trim() === "") cells.shift();
  if (cells.at(-1)?.trim() === "") cells.pop();
  return cells.map((cell) => cell.trim());
}

/** The line below the head of a table: `|---|:-:|`. */
export function isRuleLine(line: string): boolean {
  const cells = columnsOf(line);
  return line.includes("|") && cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell));
}
