import type { Problem, ProblemLocation } from "../problems/problem.ts";
import { isObject } from "../text/is-object.ts";

/** Both from 1; columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A file that was read and parsed, and still knows where each of its values is written. */
export interface Source {
  /** Relative to the site's root, with forward slashes. */
  readonly file: string;
  /** The file's text as it was read. */
  readonly text: string;
  /** What the text means: JSON's value, or `MarkdownValue` for Markdown. */
  readonly value: unknown;
  /** What its language reads otherwise than it is written. */
  readonly notes?: readonly Problem[];
  /** The line and column of a place in `value`; those of its nearest parent if the place is not written. */
  locate(place: Pick<ProblemLocation, "pointer" | "target" | "offset">): Position;
}

export function positionAt(text: string, offset: number): Position {
  return positionFinder(text)(offset);
}

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

/** RFC 6901. */
export function pointerSegments(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What stands at a pointer below a value; undefined for a place that it does not have. */
export function valueAtPointer(value: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce<unknown>(
    (at, key) => (isObject(at) || Array.isArray(at) ? Reflect.get(at, key) : undefined),
    value,
  );
}

export function pointerTo(parent: string, segment: string | number): string {
  if (typeof segment === "number") return `${parent}/${segment}`;
  const isPlain = !segment.includes("~") && !segment.includes("/");
  return `${parent}/${isPlain ? segment : segment.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The file of an entry, read and not yet checked. */
export interface EntrySource {
  readonly collection: string;
  /** The name of the file without `.md`. */
  readonly id: string;
  readonly source: Source;
}
