import { fillDefaults } from "../../schema/fill-defaults.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import type { Font } from "../assets/fonts.ts";
import type { CheckedSite, SiteState } from "./site-state.ts";

/** The two faces of a site: of one with errors those that its config names, as far as it can be read and they are installed. */
export async function fontsOf(
  state: SiteState,
  { site, sources }: CheckedSite,
): Promise<{ readonly display: Font; readonly text: Font } | undefined> {
  if (site) return state.fonts(site.settings.theme);
  const { theme } = siteSchema.properties;
  const written = (sources.config?.value as { site?: { theme?: unknown } } | null | undefined)?.site?.theme;
  const { displayFont, textFont } = Object(fillDefaults(theme, written ?? {})) as Record<string, unknown>;
  if (!isFace(displayFont) || !isFace(textFont)) return undefined;
  return state.fonts({ displayFont, textFont }).catch(() => undefined);
}

/** Nobody has checked it, and it is to be the name of a folder. */
function isFace(name: unknown): name is string {
  return typeof name === "string" && /^[a-z0-9-]+$/.test(name);
}
