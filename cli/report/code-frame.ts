const widest = 100;

/** The line of a text with a caret below a column, both counted from 1; the line before it for company. */
export function codeFrame(text: string, line: number, column: number): string {
  const lines = text.split("\n", line);
  const current = lines[line - 1] ?? "";
  const shown = [line - 1, line].filter((number) => number >= 1 && lines[number - 1]?.trim());
  const digits = String(line).length;
  const wanted = Math.max(0, column - Math.floor(widest * 0.6));
  // Half an emoji is not shown.
  const start = /[\udc00-\udfff]/.test(current.charAt(wanted)) ? wanted + 1 : wanted;
  const cut = (content: string) => {
    // One column each: what a terminal would obey, turn round or widen must not move the caret or hide the text.
    const part = content
      .slice(start, start + widest)
      .replace(/\r$/, "")
      .replace(/\t/g, " ")
      .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\ufeff]/gu, "\ufffd");
    return `${start > 0 ? "…" : ""}${part}${content.length > start + widest ? "…" : ""}`;
  };
  const rows = shown.map(
    (number) =>
      `  ${String(number).padStart(digits)} | ${cut(number === line ? current : (lines[number - 1] ?? ""))}`,
  );
  const indent = column - 1 - start + (start > 0 ? 1 : 0);
  return [...rows, `  ${" ".repeat(digits)} | ${" ".repeat(Math.max(0, indent))}^`].join("\n");
}
