import type { Batch, PresetPalette, SetValue, ThemeStep } from "../../../../editing/document/edit.ts";
import { sameValue } from "../../../../editing/document/value.ts";
import { fillDefaults } from "../../../../schema/fields/fill-defaults.ts";
import { theme as themeSchema } from "../../../../schema/site/theme-settings.ts";
import { isObject } from "../../../../schema/text/is-object.ts";
import { makePalette, type PaletteSeed, type Palettes } from "./make-palette.ts";

const seeds: Readonly<Record<PresetPalette, PaletteSeed>> = {
  slate: { accent: "#2f5d9b", tint: { hue: 255, strength: 0.3 } },
  brick: { accent: "#b0492a", tint: { hue: 80, strength: 0.4 } },
  forest: { accent: "#2c6e49", tint: { hue: 130, strength: 0.35 } },
  sea: { accent: "#0b7285", tint: { hue: 210, strength: 0.5 } },
  plum: { accent: "#7c3a78", tint: { hue: 330, strength: 0.35 } },
  honey: { accent: "#96600a", tint: { hue: 88, strength: 0.9 } },
  rose: { accent: "#b8325c", tint: { hue: 15, strength: 0.4 } },
  charcoal: { accent: "#2b2d31", tint: { hue: 90, strength: 0.05 } },
};

export const presetPalettes: readonly { readonly name: PresetPalette; readonly palettes: Palettes }[] = (
  Object.keys(seeds) as PresetPalette[]
).map((name) => ({ name, palettes: makePalette(seeds[name]) }));

/** A palette that the site itself names in `theme.palettes`, offered before the editor's own. */
interface SitePalette {
  readonly title: string;
  readonly palettes: Palettes;
}

/** The palettes of `site.theme.palettes`, as far as what is written can be one. */
export function sitePalettes(theme: unknown): readonly SitePalette[] {
  const { palettes } = Object(fillDefaults(themeSchema, theme)) as { readonly palettes?: unknown };
  if (!Array.isArray(palettes)) return [];
  return palettes.flatMap((palette) => {
    const { title, light, dark } = Object(palette) as Readonly<Record<string, unknown>>;
    if (typeof title !== "string" || !isObject(light) || !isObject(dark)) return [];
    return [{ title, palettes: { light, dark } as unknown as Palettes }];
  });
}

export function paletteEdit({ light, dark }: Palettes, look: ThemeStep): Batch {
  const set = (scheme: "light" | "dark", value: object): SetValue => ({
    kind: "set-value",
    target: { in: "site" },
    path: ["theme", scheme],
    value,
  });
  return { kind: "batch", edits: [set("light", light), set("dark", dark)], look };
}

export function hasPalette(theme: unknown, { light, dark }: Palettes): boolean {
  const written = Object(theme) as Readonly<Record<string, unknown>>;
  return sameValue(written.light, light) && sameValue(written.dark, dark);
}
