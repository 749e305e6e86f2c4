import { graphemesOf } from "./typeface.ts";

interface Room {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  readonly lineHeight: number;
  measure(text: string, size: number): number;
}

/** A text broken into lines. */
interface FittedText {
  /** In pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** A text in the largest size at which it fits into some room; at the smallest it ends in an ellipsis if it must. */
export function fitText(text: string, room: Room): FittedText {
  const { sizes, height, lineHeight } = room;
  for (const size of sizes) {
    const lines = linesOf(text, size, room);
    if (lines.length * size * lineHeight <= height) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const most = Math.max(1, Math.floor(height / (size * lineHeight)));
  const lines = linesOf(text, size, room).slice(0, most);
  return { size, lines: [...lines.slice(0, -1), withEllipsis(lines.at(-1) ?? "", size, room)] };
}

function linesOf(text: string, size: number, { width, measure }: Room): string[] {
  const lines: string[] = [];
  const fits = (line: string) => measure(line, size) <= width;
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(...broken(word, fits));
  }
  return lines;
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  const lines = [""];
  for (const grapheme of graphemesOf(word)) {
    const longer = `${lines.at(-1)}${grapheme}`;
    if (lines.at(-1) === "" || fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(grapheme);
  }
  return lines;
}

export function withEllipsis(
  line: string,
  size: number,
  { width, measure }: Pick<Room, "width" | "measure">,
) {
  const graphemes = graphemesOf(line);
  const cut = () => `${graphemes.join("").replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, "")}…`;
  while (graphemes.length > 0 && measure(cut(), size) > width) graphemes.pop();
  return cut();
}
