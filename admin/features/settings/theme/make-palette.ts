import { hexOfLch, lchOf } from "../../../../editing/theme/oklab.ts";
import type { ThemeColours } from "../../../../schema/site/theme-settings.ts";
import { readableColour } from "../../../check/fixes/readable-colour.ts";

/** The colours of a theme for light and dark mode. */
export interface Palettes {
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
}

/** What a palette is calculated from. */
export interface PaletteSeed {
  /** As `#rrggbb`. */
  readonly accent: string;
  /** What tints the greys: a hue in degrees, and how strongly from 0 to 1. By default, the hue of the accent. */
  readonly tint?: { readonly hue: number; readonly strength: number };
}

const fullTint = 0.026;

export function makePalette({ accent, tint }: PaletteSeed): Palettes {
  const wanted = lchOf(accent);
  const { hue = wanted.hue, strength = wanted.chroma < 0.02 ? 0 : 0.35 } = tint ?? {};
  const neutral = (lightness: number, part: number) =>
    hexOfLch({ lightness, chroma: fullTint * strength * part, hue });
  const strong = (lightness: number, chroma = wanted.chroma) => hexOfLch({ ...wanted, lightness, chroma });
  const light = withTexts({
    paper: neutral(0.992, 0.35),
    sheet: neutral(0.963, 0.75),
    ink: neutral(0.21, 0.9),
    quiet: neutral(0.46, 1),
    line: neutral(0.885, 1),
    accent: strong(between(wanted.lightness, 0.3, 0.62)),
    error: "#b3261e",
    success: "#1a6b3c",
  });
  const dark = withTexts({
    paper: neutral(0.19, 0.9),
    sheet: neutral(0.24, 1),
    ink: neutral(0.94, 0.4),
    quiet: neutral(0.75, 0.8),
    line: neutral(0.36, 1.1),
    // Strong colours glare on a dark page.
    accent: strong(between(wanted.lightness, 0.74, 0.9), Math.min(wanted.chroma, 0.14)),
    error: "#ffb0a8",
    success: "#84d5a1",
  });
  return { light, dark };
}

function withTexts(colours: ThemeColours): ThemeColours {
  const { paper, sheet, ink, quiet, accent, error, success } = colours;
  const readable = (text: string, ...behind: readonly string[]) => readableColour(text, behind) ?? ink;
  return {
    ...colours,
    ink: readable(ink, paper, sheet),
    quiet: readable(quiet, paper, sheet),
    accent: readable(accent, paper),
    error: readable(error, paper),
    success: readable(success, paper),
  };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
