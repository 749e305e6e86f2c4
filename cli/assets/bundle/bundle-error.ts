import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { isFaultOfMachine, isFullDisk } from "../../describe-error.js";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import { isOutside, pathFrom } from "../../files/site-path.ts";
import { codeOf } from "../../write/save/error-code.ts";
import { codePlace } from "./code-position.ts";

/** Positions are counted from 1, the column of `loc` from 0. */
interface BundlerError {
  readonly message?: string;
  readonly id?: string;
  readonly line?: number;
  readonly column?: number;
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number | null };
}

interface BundleFault {
  readonly message: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Whether an error says nothing of the code: a full disk, too many open files, and the like. */
const isOfMachine = (error: Error) => isFullDisk(codeOf(error)) || isFaultOfMachine(error);

/** The first error of a bundle as a SiteError, unless it is the machine's: what is wrong, and `file:line:column` on a line of its own. */
export function bundleError(subject: string, error: unknown, root: string): Error {
  if (error instanceof SiteError || (error instanceof Error && isOfMachine(error))) return error;
  const [first = error] = (error as { errors?: readonly unknown[] } | undefined)?.errors ?? [];
  const { message, file, line, column } =
    first instanceof Object ? faultOf(first as BundlerError) : { message: String(first) };
  const place = file
    ? [shownPath(root, file), line, column].filter((part) => part !== undefined).join(":")
    : codePlace(first, [root]);
  return new SiteError(`${subject}: ${message}${place ? `\n  ${place}` : ""}`, 1);
}

/** How the bundler and the runner of configs say that an import leads nowhere: what is imported, then by which file. */
const unresolvedImports = [
  /failed to resolve \w+ "([^"]+)" \w+ "([^"]+)"/,
  /^Cannot find module '([^']+)' imported \w+ '([^']+)'/,
  /^Failed to load url (\S+) \(resolved id: [^)]+\) in (.+)\. Does the file exist\?/,
];

function faultOf({ message = "", id, line, column, loc }: BundlerError): BundleFault {
  const text = stripVTControlCharacters(message);
  const sentence = sentenceOf(text);
  const [, name, importer] = unresolvedImports.flatMap((form) => form.exec(text) ?? []);
  if (name !== undefined && importer !== undefined)
    return { message: `Could not resolve "${name}"`, ...placeOfImport(importer, name) };
  const unresolved = /^Could not resolve '([^']+)' in /.exec(sentence)?.[1];
  const what = unresolved === undefined ? sentence : `Could not resolve "${unresolved}"`;
  const [, drawnFile, drawnLine, drawnColumn] = /╭─\[ (.+):(\d+):(\d+) \]/.exec(text) ?? [];
  const file = [loc?.file, id, drawnFile && resolve(drawnFile)].find((path) => path && isAbsolute(path));
  if (drawnLine !== undefined)
    return { message: what, file, line: Number(drawnLine), column: Number(drawnColumn) };
  const inText = /at line (\d+) column (\d+)/.exec(what);
  if (inText) return { message: what, file, line: Number(inText[1]), column: Number(inText[2]) };
  if (line !== undefined) return { message: what, file, line, column };
  const first = loc?.line === undefined ? undefined : { line: loc.line, column: (loc.column ?? 0) + 1 };
  return { message: what, file, ...first };
}

function sentenceOf(text: string): string {
  const cause = /^Caused by:\s*\n\s*(.+)$/m.exec(text)?.[1];
  const [first = ""] = (cause ?? text).trim().split("\n");
  return first.replace(/^(?:\[[\w:@/-]+\]:? ?)+/, "").trim();
}

export function placeOfImport(importer: string, name: string): Omit<BundleFault, "message"> {
  const file = importer.split("?")[0] ?? importer;
  if (!existsSync(file)) return { file };
  const lines = readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(`"${name}"`) || line.includes(`'${name}'`));
  return index === -1 ? { file } : { file, line: index + 1, column: (lines[index] ?? "").indexOf(name) };
}

function shownPath(root: string, file: string): string {
  const path = file.split("?")[0] ?? file;
  return pathFrom(isOutside(root, path) && !isOutside(packageRoot, path) ? packageRoot : root, path);
}
