import { isObject } from "../../../schema/text/is-object.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { isOwnSource, type Scripts } from "../../assets/bundle/scripts.ts";
import { importedPackage } from "../../files/package-names.ts";
import { codeFrame } from "../../report/code-frame.ts";
import type { ShownProblem } from "../../report/shown-problem.ts";
import { describeViolation, isThrown } from "./describe-violation.ts";
import { type FoundPlace, placeInSources, scriptName } from "./script-place.ts";

export type PageErrorKind = "island" | "script" | "violation";

interface PageError {
  readonly kind: PageErrorKind;
  readonly page: string;
  readonly block: string;
  readonly [key: string]: string;
}

interface Described {
  readonly scripts: Scripts | undefined;
  readonly read: (file: string) => string | undefined;
}

const kinds: readonly string[] = ["island", "script", "violation"] satisfies PageErrorKind[];
const maxErrors = 10;

export function pageErrorsIn(body: Uint8Array): readonly PageError[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return [];
  }
  const errors = isObject(value) && Array.isArray(value.errors) ? value.errors : [];
  return errors.filter(isPageError).slice(0, maxErrors);
}

const isPageError = (error: unknown): error is PageError =>
  isObject(error) &&
  kinds.includes(error.kind as string) &&
  ["page", "block"].every((key) => typeof error[key] === "string") &&
  Object.values(error).every((each) => typeof each === "string");

export function describePageErrors(errors: readonly PageError[], described: Described): ShownProblem[] {
  const severity = areHandled(errors, described) ? "warning" : "error";
  return errors.map((error) => {
    const problem =
      error.kind === "violation" ? problemOfViolation(error, described) : describeError(error, described);
    return { ...problem, sentences: problem.sentences.map((each) => ({ ...each, severity })) };
  });
}

/**
 * Whether none of them needs a dialog: what was refused is thrown to code that has gone on, or is a style element of a
 * package, which is reported at the import.
 */
export function areHandled(errors: readonly PageError[], described: Described): boolean {
  return errors.every((error) => {
    const { kind, directive = "", blocked = "", source = "" } = error;
    if (kind !== "violation") return false;
    const isStyle = directive === "style-src-elem" && blocked === "inline";
    const { own, package: name } = isStyle ? foundAt([source], described) : {};
    return isThrown({ directive, blocked }) || (name !== undefined && !own);
  });
}

const hydration = /^(?:Error: )?Hydration failed/;

function describeError(error: PageError, described: Described): ShownProblem {
  const { message = "", stack = "", componentStack = "" } = error;
  const subject =
    error.kind === "island" ? `${partName(error)}${whereIn(error)}` : `A script${whereIn(error)}`;
  const found = foundAt([stack, componentStack], described);
  if (!hydration.test(message))
    return problemOf(`${subject} failed: ${firstLine(message)}`, found, described, []);
  const difference = message.split("\n\n").findLast((part) => /^[+-] /m.test(part));
  return {
    ...problemOf(`${subject} renders something else in the browser than on the server.`, found, described, [
      "What only a browser knows, such as the time, the window or a random number, belongs into an effect, or comes to both as a prop.",
    ]),
    ...(difference !== undefined && { frame: difference.replace(/^\n+/, "").trimEnd() }),
  };
}

function problemOfViolation(error: PageError, described: Described): ShownProblem {
  const { directive = "", blocked = "", sample = "", source = "" } = error;
  const { refused, advice } = describeViolation({ directive, blocked, sample });
  const found = foundAt([source], described);
  const importers = ownImporters(found.package, described);
  const name = importers[0]?.package ?? found.package;
  const owner = ownerOf(error, found, importers);
  const inPackage = name && `the package ${name}`;
  const whom = owner && inPackage ? `${owner}, with ${inPackage},` : (owner ?? inPackage);
  const message = `The policy of the page ${error.page} refuses ${whom ?? "the page"} ${refused}. [${directive}]`;
  return problemOf(message, found, described, [advice]);
}

function ownerOf(error: PageError, found: FoundPlace, importers: readonly OwnImporter[]): string | undefined {
  if (error.block) return `the block "${error.block}"`;
  const files = found.own ? [found.own.file] : importers.map(({ file }) => file);
  const types = files.flatMap((file) => /^blocks\/([\w-]+)\//.exec(file)?.[1] ?? []);
  const [type, another] = new Set(types);
  return type === undefined || another !== undefined ? undefined : `a block of the type "${type}"`;
}

interface OwnImporter {
  readonly file: string;
  readonly package: string;
}

/** The modules of the site that import a package, which may be named as in the names of scripts. */
function ownImporters(name: string | undefined, { scripts, read }: Described): readonly OwnImporter[] {
  if (name === undefined || !scripts) return [];
  const sources = Object.values(scripts.maps).flatMap((map) => (JSON.parse(map) as SourceNames).sources);
  return [...new Set(sources)].filter(isOwnSource).flatMap((file) => {
    const imports = (read(file) ?? "").matchAll(/\b(?:from|import)\b[ (]*["']([^"'.][^"'\n]*)["']/g);
    return [...imports]
      .map(([, imported = ""]) => ({ file, package: importedPackage(imported) }))
      .filter((each) => scriptName(each.package) === scriptName(name));
  });
}

interface SourceNames {
  readonly sources: readonly string[];
}

const partName = ({ name = "", island = "true" }: PageError) =>
  island === "true" ? `The island "${name}"` : `The enhancement "${name}"`;

const whereIn = ({ block, page }: PageError) =>
  `${block ? ` of the block "${block}"` : ""} on the page ${page}`;

const firstLine = (message: string) => message.split("\n").find((line) => line.trim()) ?? "";

function foundAt(stacks: readonly string[], { scripts }: Described): FoundPlace {
  if (!scripts) return {};
  const found = stacks.map((stack) => placeInSources(stack, scripts));
  return found.find(({ own }) => own) ?? found.find((each) => each.package !== undefined) ?? {};
}

function problemOf(
  message: string,
  { own }: FoundPlace,
  { read }: Described,
  advice: readonly string[],
): ShownProblem {
  const text = own && read(own.file);
  return {
    sentences: [{ severity: "error", message: truncateForMessage(message, maxLetters) }],
    ...(own && { place: own }),
    ...(own && text !== undefined && { frame: codeFrame(text, own.line, own.column) }),
    advice: advice.map((each) => ({ text: truncateForMessage(each, maxLetters) })),
  };
}

const maxLetters = 1000;
