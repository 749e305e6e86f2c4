import { directionOf } from "../../blocks/_kit/page/direction.ts";
import type { Settings } from "../site.ts";
import { withBase } from "./addresses.ts";

/** In pixels, by their paths in the output folder. */
export const iconSizes = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;

export function webManifest(settings: Settings): string {
  const { name, language, theme } = settings;
  const at = (path: string) => withBase(settings, `/${path}`);
  const drawn = (["icon-192.png", "icon-512.png"] as const).map((path) => ({
    src: at(path),
    sizes: `${iconSizes[path]}x${iconSizes[path]}`,
    type: "image/png",
    purpose: "any maskable",
  }));
  const manifest = {
    name,
    lang: language,
    dir: directionOf(language),
    start_url: at(""),
    scope: at(""),
    display: "browser",
    background_color: theme.light.paper,
    theme_color: theme.light.paper,
    icons: [{ src: at("favicon.svg"), sizes: "any", type: "image/svg+xml" }, ...drawn],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
