import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { isOutside } from "./read/is-outside.ts";

/**
 * Where in a source an error was thrown, as `blocks/faq/view.tsx:12:5`, relative to the first of some folders that
 * it is in; nothing for an error that was thrown elsewhere. Needs source maps to be on.
 */
export function codePlace(error: unknown, folders: readonly string[]): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const [, written = "", line, column] of stack.matchAll(
    /\(?((?:file:|\/|[A-Z]:)[^()\n]+):(\d+):(\d+)\)?$/gm,
  )) {
    const path = written.startsWith("file:") ? fileURLToPath(written) : written;
    const folder = folders.find((candidate) => !isOutside(candidate, path));
    if (folder === undefined || path.split(sep).includes("node_modules")) continue;
    return `${relative(folder, path).split(sep).join("/")}:${line}:${column}`;
  }
  return undefined;
}
