import { readOpeningHours } from "../../schema/opening-hours.ts";
import { readPosition } from "../../schema/position.ts";
import type { Place } from "../../schema/problem.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import type { Report } from "./report.ts";

const facts = ["hours", "position"] as const;
type Fact = (typeof facts)[number];

/** Formats with a grammar, which are checked when they are resolved. */
export const isFact = (format: string | undefined): format is Fact => facts.some((fact) => fact === format);

/** Reports `wrong-value` with the position of the mistake. */
export function fitsFact(format: Fact, text: string, place: Place, report: Report): boolean {
  const values = { reason: "format" } as const;
  if (format === "position") {
    if (readPosition(text)) return true;
    const suggestion = "Write latitude and longitude in degrees, such as 52.6369, -1.1398.";
    report.add("wrong-value", place, `"${truncateForMessage(text)}" is not a place on the map.`, {
      suggestion,
      values,
    });
    return false;
  }
  const read = readOpeningHours(text);
  if (!("mistake" in read)) return true;
  const { mistake, hint: suggestion, offset } = read;
  const message = `These are not opening hours: ${truncateForMessage(mistake)}, at character ${offset + 1}.`;
  report.add("wrong-value", place, message, { suggestion, values });
  return false;
}
