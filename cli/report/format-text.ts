import { styleText } from "node:util";
import type { Problem } from "../../schema/problems/problem.ts";
import { countProblems } from "./count-problems.ts";
import { placeText, type ShownProblem, shownProblems } from "./shown-problem.ts";

const colours = { error: "red", warning: "yellow", note: "cyan" } as const;

/** More than anybody reads at once. */
export const maxShown = 100;

/** How problems are printed. */
interface TextOptions {
  /** The texts of files by path, for excerpts. */
  readonly texts: Pick<ReadonlyMap<string, string>, "get">;
  /** Whether ANSI colours are used. */
  readonly colour: boolean;
}

export function formatText(problems: readonly Problem[], { texts, colour }: TextOptions): string {
  if (problems.length === 0) return "";
  const shown = shownProblems(problems.slice(0, maxShown), texts);
  const paragraphs = shown.map((problem) => formatProblem(problem, colour));
  const hidden = problems.length - maxShown;
  const more = hidden > 0 ? `${hidden} more not shown; --format json lists all.\n` : "";
  const count = problems.every(({ severity }) => severity === "note") ? "" : `${countProblems(problems)}.\n`;
  return `${paragraphs.join("\n\n")}\n\n${more}${count}`;
}

export function formatProblem({ sentences, place, frame, advice }: ShownProblem, colour: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  return [
    ...sentences.map(({ severity, code, message }) =>
      [
        paint(colours[severity], severity),
        paint("bold", message),
        ...(code === undefined ? [] : [paint("dim", `[${code}]`)]),
      ].join(" "),
    ),
    ...(place ? [`  ${paint("cyan", placeText(place))}`] : []),
    ...(frame === undefined ? [] : [frame]),
    ...advice.map(({ text, place: other }) =>
      other ? `  ${paint("cyan", placeText(other))} ${text}` : `  ${text}`,
    ),
  ].join("\n");
}
