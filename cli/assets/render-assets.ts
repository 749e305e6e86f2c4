import { createHash } from "node:crypto";
import type { RenderAssets } from "../../renderer/render/assets.ts";
import { inScheme, isColourScheme } from "../../renderer/render/styles/colour-scheme.ts";
import { decodeAttribute } from "../../renderer/render/styles/style-attributes.ts";
import { themeCss } from "../../renderer/render/styles/theme-css.ts";
import type { Settings } from "../../renderer/site.ts";
import { addressFiles } from "./bundle/code-files.ts";
import type { Scripts } from "./bundle/scripts.ts";
import { fallbackCss } from "./fonts/fallback-fonts.ts";
import type { Font, Fonts } from "./fonts/fonts.ts";
import type { Styles } from "./styles.ts";
import { type ScriptWords, type UsedStyles, usedStyles } from "./used-styles.ts";

/** The compiled parts from which `RenderAssets` are created; can be sent to another thread. */
export interface MadeAssets {
  readonly styles: Styles;
  readonly fonts: Readonly<Record<keyof Fonts, Pick<Font, "family" | "css" | "fallback" | "preloads">>>;
  readonly scripts: VisitorScripts;
}

export interface VisitorScripts extends Pick<Scripts, "loader"> {
  /** Pages have the rules alone that they can use; without it, all of them. */
  readonly words?: ScriptWords;
}

export function createRenderAssets(settings: Settings, { styles, fonts, scripts }: MadeAssets): RenderAssets {
  const theme = themeCss(settings.theme, { display: fonts.display.family, text: fonts.text.family });
  const { display, text } = fonts;
  const isOne = display.css === text.css;
  const fontRules = (isOne ? text.css : display.css + text.css) + fallbackCss(text.fallback);
  const hashes = new Map<string, string>();
  const ofTypes = new Map<string, UsedStyles>();
  const sheets = new Map<string, string>();
  const styleFile = (css: string) => {
    const known =
      sheets.get(css) ?? `/assets/styles.${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
    sheets.set(css, known);
    return known;
  };
  const addressed = addressFiles(styles.files, settings.base);
  const ofBlocks = (types: readonly string[]) =>
    [...new Set(types.flatMap((type) => styles.blocks[type] ?? []))].join("");
  const { scheme } = settings.theme;
  const held = (css: string) => (isColourScheme(scheme) ? inScheme(css, scheme) : css);
  const site = held(styles.site);
  const styleOf = (types: readonly string[]): UsedStyles => {
    const ours = held(fontRules + theme + styles.base + addressed(ofBlocks(types)));
    const { words } = scripts;
    if (!words) return () => ours + site;
    // What a script of the site's own adds to a page is known to its theme alone.
    if (settings.head.scripts.length === 0) return usedStyles(ours + site, words);
    const used = usedStyles(ours, words, { keepsUnnamed: true });
    return (html) => used(html) + site;
  };
  return {
    loader: scripts.loader,
    preloadsFor(language) {
      const files = [fonts.display, fonts.text].map(
        ({ preloads }) => preloads[language] ?? preloads[settings.language],
      );
      return [...new Set(files)].flatMap((path) => (path ? [`/${path}`] : []));
    },
    addressed,
    // A font that is that of the text too is as wide as in text of average letters.
    pageStylesFor: (html) => (isOne ? "" : fallbackCss(display.fallback, titleIn(html))),
    stylesFor(types, html) {
      const sorted = [...new Set(types)].sort();
      const key = sorted.join(" ");
      const known = ofTypes.get(key) ?? styleOf(sorted);
      ofTypes.set(key, known);
      return known(html);
    },
    ...(settings.styles === "file" && scripts.words && { styleFile }),
    hash(text) {
      const known = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
      hashes.set(text, known);
      return known;
    },
  };
}

function titleIn(html: string): string {
  const [, title = ""] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return decodeAttribute(title.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}
