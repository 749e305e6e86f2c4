import type { ProblemLocation } from "../../schema/problem.ts";
import type { OwnFormat } from "../../schema/schema.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { reportThrownError } from "./report-thrown-error.ts";
import type { ResolveContext } from "./resolve-context.ts";

/** Reports `wrong-value`, and `bad-block` for a check that throws. */
export function matchesOwnFormat(
  format: OwnFormat,
  text: string,
  place: ProblemLocation,
  { formats, report, codePosition }: Pick<ResolveContext, "formats" | "report" | "codePosition">,
): boolean {
  const own = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!own) return true;
  try {
    const mistake = own.check(text);
    if (mistake === undefined) return true;
    report.add("wrong-value", place, mistake, {
      suggestion: `Write ${own.kind}, such as "${truncateForMessage(own.example)}".`,
      values: { reason: "own-format", example: own.example },
    });
  } catch (error) {
    reportThrownError(`The check of the format "${format}"`, error, place, { report, codePosition });
  }
  return false;
}
