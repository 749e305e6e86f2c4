import type { Problem } from "../../schema/problem.ts";
import type { CodeTable } from "../../schema/problem-codes.ts";
import type { Output, Terminal } from "../terminal.ts";
import { formatGithub } from "./format-github.ts";
import { formatJson } from "./format-json.ts";
import { formatSarif } from "./format-sarif.ts";
import { formatText } from "./format-text.ts";
import type { ReportFormat } from "./report-formats.ts";

interface ReportOptions extends Pick<Terminal, "stdout" | "stderr"> {
  readonly format: ReportFormat;
  /** What the codes mean, those of the site's own blocks among them; the engine's, unless it is given. */
  readonly codes?: CodeTable;
}

/** Prints problems: text for people to standard error, what programs read to standard output. */
export function reportProblems(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  { format, codes, stdout, stderr }: ReportOptions,
): void {
  if (format === "text") stderr.write(formatText(problems, { texts, colour: hasColour(stderr) }));
  else if (format === "sarif") stdout.write(formatSarif(problems, codes));
  else stdout.write({ json: formatJson, github: formatGithub }[format](problems));
}

/** Colour only in a terminal, and not for those who said no (no-color.org). */
export function hasColour(stream: Output): boolean {
  return Boolean(stream.isTTY) && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}
