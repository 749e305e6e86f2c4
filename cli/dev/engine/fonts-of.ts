import { siteAddressOf } from "../../../renderer/resolve/addresses/links.ts";
import { fillDefaults } from "../../../schema/fields/fill-defaults.ts";
import { migrateConfig } from "../../../schema/migrations/migrate-config.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { siteSchema } from "../../../schema/site/site-schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { type FontChoices, loadFontChoices } from "../../assets/fonts/font-choices.ts";
import type { FontOptions, Fonts } from "../../assets/fonts/fonts.ts";
import type { CheckedSite, SiteState } from "./site-state.ts";

type ReadSite = Pick<CheckedSite, "sources" | "site">;

export async function fontsOf(state: SiteState, checked: ReadSite): Promise<Fonts | undefined> {
  const { theme, ...wanted } = await wantedFonts(state, checked);
  const made = theme && state.fonts({ ...wanted, theme });
  return checked.site ? made : made?.catch(() => undefined);
}

export async function fontChoicesOf(root: string, state: SiteState, checked: ReadSite): Promise<FontChoices> {
  const { own, languages, base } = await wantedFonts(state, checked);
  return loadFontChoices({ root, own, languages, base });
}

type WantedFonts = Omit<FontOptions, "root" | "theme"> & { readonly theme: FontOptions["theme"] | undefined };

async function wantedFonts(state: SiteState, checked: ReadSite): Promise<WantedFonts> {
  const own = checked.sources.fonts;
  const base = baseOf(checked);
  if (checked.site) {
    const { theme, languages } = checked.site.settings;
    return { own, theme, languages, base };
  }
  const migrations = migrationsOf(await state.blocks());
  const written = siteOf(migrateConfig(checked.sources.config?.value, migrations));
  const filled = fillDefaults(siteSchema.properties.theme, written.theme ?? {});
  const { displayFont, textFont, displayWeight } = Object(filled) as Record<string, unknown>;
  const languages = [written.language, written.languages].flat().filter((tag) => typeof tag === "string");
  const areNamed = typeof displayFont === "string" && typeof textFont === "string";
  const weight = typeof displayWeight === "number" && { displayWeight };
  const theme = areNamed ? { displayFont, textFont, ...weight } : undefined;
  return { own, theme, languages, base };
}

export function baseOf(checked: ReadSite): string {
  if (checked.site) return checked.site.settings.base;
  const { url } = siteOf(checked.sources.config?.value);
  return (typeof url === "string" && siteAddressOf(url)?.base) || "";
}

function siteOf(config: unknown): Readonly<Record<string, unknown>> {
  return isObject(config) && isObject(config.site) ? config.site : {};
}
