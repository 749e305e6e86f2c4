import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import { isOutside, pathFrom } from "./site-path.ts";

/** Where in a source an error was thrown; both numbers from 1. */
interface CodePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The position that `codePosition` finds, as `blocks/faq/view.tsx:12:5`. */
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
  for (const [, written = "", line, column] of stack.matchAll(
    /\(?((?:file:|\/|[A-Z]:)[^()\n]+):(\d+):(\d+)\)?$/gm,
  )) {
    const path = written.startsWith("file:") ? fileURLToPath(written) : written;
    const folder = folders.find((candidate) => !isOutside(candidate, path));
    if (folder === undefined || path.split(sep).includes("node_modules")) continue;
    const file = pathFrom(folder, path);
    return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}
