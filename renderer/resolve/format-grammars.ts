import { parseCoordinates } from "../../schema/coordinates.ts";
import { parseOpeningHours } from "../../schema/opening-hours.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import type { Report } from "./report.ts";

const facts = ["hours", "position"] as const;
type GrammarFormat = (typeof facts)[number];

/** Formats with a grammar, which are checked when they are resolved. */
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
