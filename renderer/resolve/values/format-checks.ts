import { anyText, type FormatMistake } from "../../../schema/formats/definition/format-definition.ts";
import { formatOf, isEngineFormat, formats as ofEngine } from "../../../schema/formats/index.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { reportThrownError } from "./report-thrown-error.ts";
import type { ResolveContext } from "./resolve-context.ts";

/** In characters: a mistake may quote the text. */
const longestMistake = 200;

/** Whether a text of the format is only checked here: its validator takes any, as tokens may stand in it. */
export function isCheckedResolved(format: string | undefined): boolean {
  if (format === undefined) return false;
  if (!isEngineFormat(format)) return true;
  const { written, check } = ofEngine[format];
  return written === true && check !== anyText;
}

/** Reports `wrong-value` or the mistake's own code for a text without tokens that is not of the format, and `bad-block` for a check that throws. */
export function matchesFormat(
  format: string,
  text: string,
  place: ProblemLocation,
  { formats, report, codePosition }: Pick<ResolveContext, "formats" | "report" | "codePosition">,
): boolean {
  const definition = formatOf(format, formats);
  if (!definition) return true;
  const { kind, example, check } = definition;
  try {
    const mistake = check(text);
    if (mistake === undefined) return true;
    const shown = truncateForMessage(example);
    const found: Partial<FormatMistake> = typeof mistake === "string" ? {} : mistake;
    const message =
      typeof mistake === "string"
        ? mistake
        : `"${truncateForMessage(text, mistake.maxQuoted)}" ${truncateForMessage(mistake.what, longestMistake)}.`;
    const { code = "wrong-value", suggestion = `Write ${kind}, such as "${shown}".`, reason } = found;
    const values = isEngineFormat(format)
      ? ({ reason: reason ?? "format" } as const)
      : ({ reason: "own-format", example } as const);
    report.add(code, place, message, { suggestion, ...(code === "wrong-value" && { values }) });
  } catch (error) {
    reportThrownError(`The check of the format "${format}"`, error, place, { report, codePosition });
  }
  return false;
}
