export type MarkdownMark = "strong" | "emphasis" | "link" | "list";

interface Selection {
  readonly start: number;
  readonly end: number;
}

const around = { strong: ["**", "**"], emphasis: ["_", "_"], link: ["[", "](/contact)"] } as const;

/** Writes Markdown's marks around the selected part of a text, or takes them away where they are; and what to select then. */
export function markText(
  text: string,
  { start, end }: Selection,
  mark: MarkdownMark,
): { readonly text: string; readonly selection: Selection } {
  if (mark === "list") return markLines(text, { start, end });
  const [open, close] = around[mark];
  const before = text.slice(0, start);
  const chosen = text.slice(start, end);
  const after = text.slice(end);
  if (mark !== "link" && before.endsWith(open) && after.startsWith(close)) {
    return {
      text: before.slice(0, -open.length) + chosen + after.slice(close.length),
      selection: { start: start - open.length, end: end - open.length },
    };
  }
  return {
    text: before + open + chosen + close + after,
    selection: { start: start + open.length, end: end + open.length },
  };
}

function markLines(text: string, { start, end }: Selection) {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const listed = lines.every((line) => line.startsWith("- "));
  const written = lines.map((line) => (listed ? line.slice(2) : `- ${line}`)).join("\n");
  return {
    text: text.slice(0, from) + written + text.slice(to),
    selection: { start: from, end: from + written.length },
  };
}
