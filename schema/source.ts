import type { Place } from "./problem.ts";

/** A place in a text, both from 1; columns in UTF-16 code units as code editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A file that was read: its text, the value in it, and a way from a place in the value back to the text. */
export interface Source {
  /** Relative to the site's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  /** The position of a place, or of the nearest part of it that is in the text. */
  locate(place: Pick<Place, "pointer" | "target" | "offset">): Position;
}

/** The position of a character offset in a text. To look up many in one text, make a `positionFinder`. */
export function positionAt(text: string, offset: number): Position {
  return positionFinder(text)(offset);
}

/** A function from offsets in a text to positions. The text's lines are found once, when first needed. */
export function positionFinder(text: string): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The segments of an RFC 6901 JSON pointer. */
export function pointerSegments(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The pointer to a key or index below another pointer. */
export function pointerTo(parent: string, segment: string | number): string {
  return `${parent}/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** A Markdown file that is an entry of a collection. */
export interface EntrySource {
  readonly collection: string;
  readonly id: string;
  readonly source: Source;
}
