import { createHash } from "node:crypto";
import type { RenderAssets } from "../../renderer/render/assets.ts";
import { themeCss } from "../../renderer/render/theme-css.ts";
import type { Settings } from "../../renderer/site.ts";
import { addressFiles } from "./code-files.ts";
import type { Font, Fonts } from "./fonts.ts";
import type { Scripts } from "./scripts.ts";
import type { Styles } from "./styles.ts";

export interface MadeAssets {
  readonly styles: Styles;
  readonly fonts: Readonly<Record<keyof Fonts, Pick<Font, "family" | "css" | "preloads">>>;
  readonly scripts: Pick<Scripts, "loader">;
}

export function createRenderAssets(settings: Settings, { styles, fonts, scripts }: MadeAssets): RenderAssets {
  const theme = themeCss(settings.theme, { display: fonts.display.family, text: fonts.text.family });
  const fontRules = [...new Set([fonts.display.css, fonts.text.css])].join("");
  const hashes = new Map<string, string>();
  const ofTypes = new Map<string, string>();
  const addressed = addressFiles(styles.files, settings.base);
  const ofBlocks = (types: readonly string[]) =>
    [...new Set(types.flatMap((type) => styles.blocks[type] ?? []))].join("");
  const styleOf = (types: readonly string[]) =>
    fontRules + theme + styles.base + addressed(ofBlocks(types)) + styles.site;
  return {
    loader: scripts.loader,
    preloadsFor(language) {
      const files = [fonts.display, fonts.text].map(
        ({ preloads }) => preloads[language] ?? preloads[settings.language],
      );
      return [...new Set(files)].flatMap((path) => (path ? [`/${path}`] : []));
    },
    addressed,
    stylesFor(types) {
      const sorted = [...new Set(types)].sort();
      const key = sorted.join(" ");
      const known = ofTypes.get(key) ?? styleOf(sorted);
      ofTypes.set(key, known);
      return known;
    },
    hash(text) {
      const known = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
      hashes.set(text, known);
      return known;
    },
  };
}
