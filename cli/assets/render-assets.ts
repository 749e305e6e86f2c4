import { createHash } from "node:crypto";
import type { RenderAssets } from "../../renderer/render/assets.ts";
import { themeCss } from "../../renderer/render/theme-css.ts";
import type { Settings } from "../../renderer/site.ts";
import type { Fonts } from "./fonts.ts";
import type { Scripts } from "./scripts.ts";
import type { Styles } from "./styles.ts";

interface MadeAssets {
  readonly styles: Styles;
  readonly fonts: Fonts;
  readonly scripts: Scripts;
}

/** What rendering needs, from the compiled styles, the loaded faces and the bundled scripts. */
export function createRenderAssets(settings: Settings, { styles, fonts, scripts }: MadeAssets): RenderAssets {
  const theme = themeCss(settings.theme, { display: fonts.display.family, text: fonts.text.family });
  const faces = [...new Set([fonts.display.css, fonts.text.css])].join("");
  const hashes = new Map<string, string>();
  return {
    loader: scripts.loader,
    preload: [...new Set([fonts.display.preload, fonts.text.preload])].map((path) => `/${path}`),
    stylesFor: (types) =>
      faces +
      theme +
      styles.base +
      [...new Set(types)]
        .sort()
        .map((type) => styles.blocks[type] ?? "")
        .join("") +
      styles.site,
    hash(text) {
      const known = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
      hashes.set(text, known);
      return known;
    },
  };
}
