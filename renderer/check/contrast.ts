import type { ProblemLocation } from "../../schema/problems/problem.ts";
import { theme as themeSchema } from "../../schema/site/theme-settings.ts";
import type { Report } from "../resolve/report/report.ts";
import { locationBelow } from "../resolve/tokens/scope.ts";
import type { Settings } from "../site.ts";

export const contrastPairs = [
  ["ink", "paper"],
  ["ink", "sheet"],
  ["quiet", "paper"],
  ["quiet", "sheet"],
  ["accent", "paper"],
  ["error", "paper"],
  ["success", "paper"],
] as const;

/** WCAG 2.2, 1.4.3, level AA, for text of ordinary size. */
export const minContrast = 4.5;

type Theme = Settings["theme"];
type Palette = Pick<Theme, "light" | "dark">;

/** Reports `low-contrast` at the text's colour, or at the background if only that was chosen; in each palette as well. */
export function checkContrast(theme: Theme, file: string, report: Report): void {
  checkPalette(theme, { file, pointer: "/site/theme" }, report);
  for (const [index, palette] of (theme.palettes ?? []).entries())
    checkPalette(palette, { file, pointer: `/site/theme/palettes/${index}` }, report);
}

function checkPalette(palette: Palette, place: ProblemLocation, report: Report): void {
  for (const scheme of ["light", "dark"] as const) {
    for (const [text, behind] of contrastPairs) {
      const [front, back] = [palette[scheme][text], palette[scheme][behind]];
      if (!front || !back) continue;
      const ratio = contrast(front, back);
      if (ratio >= minContrast) continue;
      const chosen = front === defaultOf(scheme, text) && back !== defaultOf(scheme, behind) ? behind : text;
      report.add(
        "low-contrast",
        locationBelow(locationBelow(place, scheme), chosen),
        `"${text}" (${front}) on "${behind}" (${back}) has a contrast of ${ratio.toFixed(2)} to 1 in the ${scheme} theme; text needs ${minContrast}.`,
        {
          suggestion: "Make one of the two lighter or darker.",
          values: { colours: [text, behind], contrast: ratio, limit: minContrast },
        },
      );
    }
  }
}

const defaultOf = (scheme: "light" | "dark", name: keyof Settings["theme"]["light"]) =>
  themeSchema.properties[scheme].properties[name].default;

/** Of two colours (#rrggbb), from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
