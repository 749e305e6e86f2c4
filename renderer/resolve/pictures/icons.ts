import type { IconDrawing } from "../../../schema/fields/resolved.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { didYouMean, nearest } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import type { Report } from "../report/report.ts";

/** The icons that a site can use: those of lucide.dev and of content/icons. */
export interface IconSource {
  /** Undefined for an unknown name. */
  get(name: string): IconDrawing | undefined;
  names(): readonly string[];
}

/** Reports `unknown-icon`, with the nearest name. */
export function createIcons(
  icons: IconSource,
  report: Report,
): (name: string, place: ProblemLocation) => IconDrawing | undefined {
  return (name, place) => {
    const found = icons.get(name);
    if (found) return found;
    const near = nearest(name, icons.names());
    const hint = near
      ? didYouMean(name, near)
      : "Use a name of lucide.dev/icons, or put an SVG into content/icons.";
    report.add("unknown-icon", place, `There is no icon "${truncateForMessage(name)}".`, {
      suggestion: hint,
      ...(near && { values: { nearest: near } }),
    });
    return undefined;
  };
}
