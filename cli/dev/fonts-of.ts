import { siteAddressOf } from "../../renderer/resolve/links.ts";
import { fillDefaults } from "../../schema/fill-defaults.ts";
import { isObject } from "../../schema/is-object.ts";
import { migrateConfig } from "../../schema/migrate-config.ts";
import { migrationsOf } from "../../schema/migrations.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import type { Fonts } from "../assets/fonts.ts";
import type { CheckedSite, SiteState } from "./site-state.ts";

type ReadSite = Pick<CheckedSite, "sources" | "site">;

/** The two fonts of a site: of one with errors those that its config names, as far as it can be read and they are there. */
export async function fontsOf(state: SiteState, checked: ReadSite): Promise<Fonts | undefined> {
  const own = checked.sources.fonts;
  const base = baseOf(checked);
  if (checked.site) {
    const { theme, languages } = checked.site.settings;
    return state.fonts({ own, theme, languages, base });
  }
  const migrations = migrationsOf(await state.blocks());
  const written = siteOf(migrateConfig(checked.sources.config?.value, migrations));
  const filled = fillDefaults(siteSchema.properties.theme, written.theme ?? {});
  const { displayFont, textFont, displayWeight } = Object(filled) as Record<string, unknown>;
  if (typeof displayFont !== "string" || typeof textFont !== "string") return undefined;
  const languages = [written.language, written.languages].flat().filter((tag) => typeof tag === "string");
  const theme = { displayFont, textFont, ...(typeof displayWeight === "number" && { displayWeight }) };
  return state.fonts({ own, theme, languages, base }).catch(() => undefined);
}

/** What the addresses of a site start with, also of one with errors: empty, or `/school`. */
export function baseOf(checked: ReadSite): string {
  if (checked.site) return checked.site.settings.base;
  const { url } = siteOf(checked.sources.config?.value);
  return (typeof url === "string" && siteAddressOf(url)?.base) || "";
}

/** `site` of a config, whatever is wrong with it. */
function siteOf(config: unknown): Readonly<Record<string, unknown>> {
  return isObject(config) && isObject(config.site) ? config.site : {};
}
