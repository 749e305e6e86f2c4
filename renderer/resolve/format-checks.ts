import { parseCoordinates } from "../../schema/coordinates.ts";
import { parseOpeningHours } from "../../schema/opening-hours.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import type { OwnFormat } from "../../schema/schema.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import type { Report } from "./report.ts";
import { reportThrownError } from "./report-thrown-error.ts";
import type { ResolveContext } from "./resolve-context.ts";

const facts = ["hours", "position"] as const;
type GrammarFormat = (typeof facts)[number];

export const hasGrammar = (format: string | undefined): format is GrammarFormat =>
  facts.some((fact) => fact === format);

/** Reports `wrong-value` with the position of the mistake. */
export function matchesGrammar(
  format: GrammarFormat,
  text: string,
  place: ProblemLocation,
  report: Report,
): boolean {
  const values = { reason: "format" } as const;
  if (format === "position") {
    if (parseCoordinates(text)) return true;
    const suggestion = "Write latitude and longitude in degrees, such as 52.6369, -1.1398.";
    report.add("wrong-value", place, `"${truncateForMessage(text)}" is not a place on the map.`, {
      suggestion,
      values,
    });
    return false;
  }
  const read = parseOpeningHours(text);
  if (!("mistake" in read)) return true;
  const { mistake, hint: suggestion, offset } = read;
  const message = `These are not opening hours: ${truncateForMessage(mistake)}, at character ${offset + 1}.`;
  report.add("wrong-value", place, message, { suggestion, values });
  return false;
}

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
