import { isObject } from "../../is-object.ts";
import type { JsonObject } from "./json.ts";

/** The theme of version 1: what a site did not write of it. */
const defaultTheme = {
  light: {
    paper: "#fbfaf7",
    // Version 1 had #f2f0ea. Text in the colour of the accent can be on it now, which needs more contrast.
    sheet: "#f6f4ef",
    ink: "#16181a",
    quiet: "#585c60",
    line: "#d8d4ca",
    accent: "#a94a24",
  },
  dark: {
    paper: "#152028",
    sheet: "#1c2933",
    ink: "#eef1ef",
    quiet: "#a9b7c0",
    line: "#33444f",
    accent: "#ee8b62",
  },
  displayFont: "besley",
  textFont: "instrument-sans",
  displayWeight: 400,
  radius: 0,
  scale: 1.28,
  pageWidth: 80,
} as const satisfies JsonObject;

/** A theme of version 1 with its defaults written out, because those of version 2 are others. */
export function migrateTheme(theme: unknown): unknown {
  if (theme !== undefined && !isObject(theme)) return theme;
  return {
    ...defaultTheme,
    ...theme,
    light: withDefaults(theme?.light, defaultTheme.light),
    dark: withDefaults(theme?.dark, defaultTheme.dark),
  };
}

/** Forms said in the accent's colour what was wrong and that they were sent. */
function withDefaults(palette: unknown, colours: JsonObject): unknown {
  if (palette !== undefined && !isObject(palette)) return palette;
  const { accent } = { ...colours, ...palette };
  return { ...colours, error: accent, success: accent, ...palette };
}
