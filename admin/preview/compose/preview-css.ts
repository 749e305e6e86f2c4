import { focusRules } from "../../../blocks/_kit/pictures/picture-focus.ts";
import { type ColourScheme, inScheme } from "../../../renderer/render/styles/colour-scheme.ts";
import { themeCss } from "../../../renderer/render/styles/theme-css.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import type { Settings } from "../../../renderer/site.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";

/** What is selected is measured, wherever it lies. */
const allLaidOut = ".page>.block{content-visibility:visible!important}";

/** The edited theme and the styles of every block. With a scheme, media queries for colour schemes are replaced. */
export function previewCss(
  content: Pick<EditorContent, "styles" | "fonts" | "fontChoices">,
  theme: Settings["theme"],
  scheme?: ColourScheme,
  media: ReadonlyMap<string, MediaMetadata> = new Map(),
): string {
  const { styles, fonts, fontChoices } = content;
  // A font that was chosen since the build has no metrics yet.
  const fontOf = (name: string, built = fonts?.display) =>
    built?.name === name ? built : (fontChoices.find((choice) => choice.name === name) ?? built);
  const [display, text] = [fontOf(theme.displayFont), fontOf(theme.textFont, fonts?.text)];
  const fontRules =
    display && text
      ? display.css + text.css + themeCss(theme, { display: display.family, text: text.family })
      : "";
  const ofBlocks = [...new Set(Object.values(styles.blocks).flat())].join("");
  const css = fontRules + styles.base + ofBlocks + styles.site + focusRulesOf(media) + allLaidOut;
  return scheme ? inScheme(css, scheme) : css;
}

/** Rules for all focal points, since a picture may be on any page. */
function focusRulesOf(media: ReadonlyMap<string, MediaMetadata>): string {
  return focusRules([...media.values()].map(({ focus }) => (focus ? { focus, dark: { focus } } : {})));
}
