import { sep } from "node:path";
import { pathToFileURL } from "node:url";
import { slashed } from "../../files/site-path.ts";

/** Where in a source an error was thrown; both numbers from 1. */
interface CodePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export function codePlace(error: unknown, folders: readonly string[]): string | undefined {
  const found = codePosition(error, folders);
  return found && `${found.file}:${found.line}:${found.column}`;
}

/**
 * Where in a source an error was thrown, relative to the first of some folders that it is in; nothing for an error that
 * was thrown elsewhere. Needs source maps to be on.
 */
export function codePosition(error: unknown, folders: readonly string[]): CodePosition | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const found = folders.flatMap((folder) => placesIn(stack, folder));
  const isOwn = ({ file }: CodePosition) => !file.split("/").includes("node_modules");
  const [first] = found.filter(isOwn).sort((one, other) => one.at - other.at);
  return first && { file: first.file, line: first.line, column: first.column };
}

interface PlaceInStack extends CodePosition {
  readonly at: number;
}

function placesIn(stack: string, folder: string): PlaceInStack[] {
  const address = `${pathToFileURL(folder).href}/`;
  const written = [
    ...textsAfter(stack, address).map(({ at, rest }) => ({ at, rest, decode: decodeURIComponent })),
    ...textsAfter(stack, `${folder}${sep}`).map(({ at, rest }) => ({ at, rest, decode: slashed })),
  ];
  return written.flatMap(({ at, rest, decode }) => {
    const [, file, line, column] = /^([^\n]*?):(\d+):(\d+)/.exec(rest) ?? [];
    const isInAddress = decode === slashed && stack.slice(0, at).endsWith("file://");
    if (file === undefined || isInAddress) return [];
    return { at, file: decode(file), line: Number(line), column: Number(column) };
  });
}

function textsAfter(text: string, start: string): { readonly at: number; readonly rest: string }[] {
  const found: { at: number; rest: string }[] = [];
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1))
    found.push({ at, rest: text.slice(at + start.length) });
  return found;
}
