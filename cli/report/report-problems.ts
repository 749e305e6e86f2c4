import { posix } from "node:path";
import type { Problem } from "../../schema/problems/problem.ts";
import type { CodeTable } from "../../schema/problems/problem-codes.ts";
import { standardInput } from "../files/read-text.ts";
import { formatGithub } from "./format-github.ts";
import { formatJson } from "./format-json.ts";
import { formatSarif } from "./format-sarif.ts";
import { formatText } from "./format-text.ts";
import type { ReportFormat } from "./report-formats.ts";
import type { Output, Terminal } from "./terminal.ts";

interface ReportOptions extends Pick<Terminal, "stdout" | "stderr"> {
  readonly format: ReportFormat;
  /** What the codes mean, those of the site's own blocks among them; the engine's, unless it is given. */
  readonly codes?: CodeTable;
  readonly folder?: string;
}

export function reportProblems(
  problems: readonly Problem[],
  texts: Pick<ReadonlyMap<string, string>, "get">,
  { format, codes, folder = "", stdout, stderr }: ReportOptions,
): void {
  if (format === "text") stderr.write(formatText(problems, { texts, colour: hasColour(stderr) }));
  else if (format === "sarif") stdout.write(formatSarif(below(folder, problems), codes));
  else if (format === "github") stdout.write(formatGithub(below(folder, problems)));
  else stdout.write(formatJson(problems));
}

function below(folder: string, problems: readonly Problem[]): readonly Problem[] {
  const named = <Place extends Pick<Problem, "file">>(place: Place): Place => ({
    ...place,
    file: place.file === standardInput ? place.file : posix.join(folder, place.file),
  });
  return problems.map((problem) => ({
    ...named(problem),
    ...(problem.related && { related: problem.related.map(named) }),
  }));
}

export function hasColour(stream: Output): boolean {
  return Boolean(stream.isTTY) && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}
