import { createHash } from "node:crypto";
import type { RenderAssets } from "../../renderer/render/assets.ts";
import { themeCss } from "../../renderer/render/theme-css.ts";
import type { Settings } from "../../renderer/site.ts";
import type { Font } from "./fonts.ts";
import type { Styles } from "./styles.ts";

/** What rendering needs, from the compiled styles and the loaded faces. */
export function createRenderAssets(
  settings: Settings,
  styles: Styles,
  fonts: { display: Font; text: Font },
): RenderAssets {
  const theme = themeCss(settings.theme, { display: fonts.display.family, text: fonts.text.family });
  const faces = [...new Set([fonts.display.css, fonts.text.css])].join("");
  const hashes = new Map<string, string>();
  return {
    preload: [...new Set([fonts.display.path, fonts.text.path])].map((path) => `/${path}`),
    stylesFor: (types) =>
      faces +
      theme +
      styles.base +
      [...new Set(types)]
        .sort()
        .map((type) => styles.blocks[type] ?? "")
        .join(""),
    hash(text) {
      const known = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
      hashes.set(text, known);
      return known;
    },
  };
}
