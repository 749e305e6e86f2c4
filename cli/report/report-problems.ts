import type { Problem } from "../../schema/problem.ts";
import { formatGithub } from "./format-github.ts";
import { formatJson } from "./format-json.ts";
import { formatSarif } from "./format-sarif.ts";
import { formatText } from "./format-text.ts";
import type { ReportFormat } from "./report-formats.ts";

/** Prints problems: text for people to standard error, what programs read to standard output. */
export function reportProblems(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  format: ReportFormat,
): void {
  if (format === "text")
    process.stderr.write(formatText(problems, { texts, colour: hasColour(process.stderr) }));
  else process.stdout.write({ json: formatJson, github: formatGithub, sarif: formatSarif }[format](problems));
}

/** Colour only in a terminal, and not for those who said no (no-color.org). */
export function hasColour(stream: NodeJS.WriteStream): boolean {
  return Boolean(stream.isTTY) && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}
