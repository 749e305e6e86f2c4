export type MarkdownMark = "strong" | "emphasis" | "link" | "list" | "heading";

interface Selection {
  readonly start: number;
  readonly end: number;
}

/** A text after its Markdown was changed, with what is selected in it then. */
interface MarkedText {
  readonly text: string;
  readonly selection: Selection;
}

const around = { strong: "**", emphasis: "_" } as const;

/** Toggles Markdown's marks around the selected part, without the spaces at its ends. `depth` is the level of a heading. */
export function markText(
  text: string,
  selection: Selection,
  mark: Exclude<MarkdownMark, "link">,
  depth = 3,
): MarkedText {
  if (mark === "list") return markLines(text, selection, "- ", /^[-*+] /);
  if (mark === "heading") return markLines(text, selection, `${"#".repeat(depth)} `, /^#{1,6} /);
  const sign = around[mark];
  const chosen = text.slice(selection.start, selection.end);
  const start = selection.start + (chosen.length - chosen.trimStart().length);
  const end = chosen.trim() === "" ? start : selection.end - (chosen.length - chosen.trimEnd().length);
  const [before, middle, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const { length } = sign;
  if (before.endsWith(sign) && after.startsWith(sign)) {
    return {
      text: before.slice(0, -length) + middle + after.slice(length),
      selection: { start: start - length, end: end - length },
    };
  }
  if (middle.length > 2 * length && middle.startsWith(sign) && middle.endsWith(sign)) {
    return {
      text: before + middle.slice(length, -length) + after,
      selection: { start, end: end - 2 * length },
    };
  }
  return {
    text: before + sign + middle + sign + after,
    selection: { start: start + length, end: end + length },
  };
}

export function linkText(
  text: string,
  { start, end }: Selection,
  { words, address }: { readonly words: string; readonly address: string },
): MarkedText {
  const chosen = text.slice(start, end) || words;
  // Spaces and brackets would end the address.
  const target = /[\s()]/.test(address) ? `<${address}>` : address;
  const written = `[${chosen.replace(/[[\]]/g, "\\$&")}](${target})`;
  return {
    text: text.slice(0, start) + written + text.slice(end),
    selection: { start, end: start + written.length },
  };
}

function markLines(text: string, { start, end }: Selection, sign: string, present: RegExp): MarkedText {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", Math.max(start, end - 1));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked =
    lines.every((line) => present.test(line) || line.trim() === "") && text.slice(from, to).trim() !== "";
  const written = lines
    .map((line) => {
      if (line.trim() === "" && lines.length > 1) return line;
      return isMarked ? line.replace(present, "") : sign + line.replace(present, "");
    })
    .join("\n");
  return {
    text: text.slice(0, from) + written + text.slice(to),
    selection: { start: lines.length === 1 ? from + written.length : from, end: from + written.length },
  };
}
