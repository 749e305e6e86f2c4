import type { EngineFormat } from "../definition/format-definition.ts";
import { parseOpeningHours } from "./opening-hours.ts";

/** Whole, as the parts that contradict each other may stand anywhere: a year of seasons and closures has about 150 characters. */
const maxQuoted = 500;

/** Opening hours of a week, with seasons and exceptions: `Mo-Fr 08:00-18:00; Su off`. */
export const hours: EngineFormat = {
  kind: "opening hours",
  example: "Mo-Fr 08:00-18:00; Sa 09:00-12:00",
  check: (text) => {
    const read = parseOpeningHours(text);
    if (!("mistake" in read)) return undefined;
    const { mistake, hint, offset } = read;
    const what = `is not opening hours: ${mistake}, at character ${offset + 1}`;
    return { what, suggestion: hint, maxQuoted };
  },
  written: true,
  // The view prints them line by line, by the clock of its language.
  print: undefined,
  use: { inText: "never", fromText: true, entered: "chosen", asked: "text", prose: false, day: false },
};
