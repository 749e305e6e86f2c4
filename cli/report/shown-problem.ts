import type { Problem } from "../../schema/problems/problem.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import { codeFrame } from "./code-frame.ts";

/** A place in a file; line and column from 1. */
export interface ShownPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One or several problems at the same place, as text without control characters. */
export interface ShownProblem {
  readonly sentences: readonly {
    readonly severity: Problem["severity"];
    readonly message: string;
    readonly code?: string;
  }[];
  /** Absent if the problem has none. */
  readonly place?: ShownPlace;
  /** An excerpt of the file that marks the place. */
  readonly frame?: string;
  /** What to do, and the other places that the problem is about. */
  readonly advice: readonly { readonly text: string; readonly place?: ShownPlace }[];
}

export function shownProblems(
  problems: readonly Problem[],
  texts: Pick<ReadonlyMap<string, string>, "get">,
): readonly ShownProblem[] {
  return placesOf(problems).map((all) => {
    const [first] = all;
    const text = texts.get(first.file);
    return {
      sentences: all.map(({ severity, code, message }) => ({ severity, code, message: plain(message) })),
      place: placeOf(first),
      ...(text !== undefined &&
        first.line !== undefined && { frame: codeFrame(text, first.line, first.column ?? 1) }),
      advice: all.flatMap(({ suggestion, related = [] }) => [
        ...related.map((other) => ({ text: plain(other.message), place: placeOf(other) })),
        ...(suggestion ? [{ text: plain(suggestion) }] : []),
      ]),
    };
  });
}

export function shownFailure(failure: string, read: (file: string) => string | undefined): ShownProblem {
  const [, before = failure, file, line, column, after = ""] =
    /^(.*?)\n {2}(\S[^\n]*?):(\d+):(\d+)(?:\n(.*))?$/s.exec(failure.trimEnd()) ?? [];
  const [message = "", ...more] = before.split("\n");
  const advice = [...more, ...after.split("\n")].flatMap((text) =>
    text.trim() ? [{ text: plain(text.trim()) }] : [],
  );
  const sentences = [{ severity: "error", message: plain(message) } as const];
  if (file === undefined) return { sentences, advice };
  const place = { file: plain(file), line: Number(line), column: Number(column) };
  const text = read(file);
  return {
    sentences,
    place,
    ...(text !== undefined && { frame: codeFrame(text, place.line, place.column) }),
    advice,
  };
}

export const placeText = ({ file, line, column }: ShownPlace) => `${file}:${line}:${column}`;

function placesOf(problems: readonly Problem[]): [Problem, ...Problem[]][] {
  const groups: [Problem, ...Problem[]][] = [];
  for (const problem of problems) {
    const last = groups.at(-1);
    if (last && placeText(placeOf(last[0])) === placeText(placeOf(problem))) last.push(problem);
    else groups.push([problem]);
  }
  return groups;
}

function placeOf({ file, line, column }: Pick<Problem, "file" | "line" | "column">): ShownPlace {
  return { file: plain(file), line: line ?? 1, column: column ?? 1 };
}

/** Names of files can hold what a terminal would obey. */
const plain = (text: string) => truncateForMessage(text, Number.POSITIVE_INFINITY);
