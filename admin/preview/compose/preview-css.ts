import { focusRules } from "../../../blocks/_kit/picture-focus.ts";
import { themeCss } from "../../../renderer/render/theme-css.ts";
import type { MediaFacts } from "../../../renderer/resolve/pictures.ts";
import type { Settings } from "../../../renderer/site.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";

export type ColourScheme = "light" | "dark";

export function isColourScheme(value: unknown): value is ColourScheme {
  return value === "light" || value === "dark";
}

/**
 * The CSS of the previewed page: the theme as it is being edited, and the styles of every block. What depends on the
 * visitor's colour scheme is as it is in this one, if one is named.
 */
export function previewCss(
  content: Pick<EditorContent, "styles" | "fonts" | "fontChoices">,
  theme: Settings["theme"],
  scheme?: ColourScheme,
  media: ReadonlyMap<string, MediaFacts> = new Map(),
): string {
  const { styles, fonts, fontChoices } = content;
  // A font that was chosen since the site was built is shown before a build has fitted it.
  const fontOf = (name: string, built = fonts?.display) =>
    built?.name === name ? built : (fontChoices.find((choice) => choice.name === name) ?? built);
  const [display, text] = [fontOf(theme.displayFont), fontOf(theme.textFont, fonts?.text)];
  const fontRules =
    display && text
      ? display.css + text.css + themeCss(theme, { display: display.family, text: text.family })
      : "";
  const css =
    fontRules + styles.base + Object.values(styles.blocks).join("") + styles.site + focusRulesOf(media);
  return scheme ? `${inScheme(css, scheme)}:root{color-scheme:${scheme}}` : css;
}

/** A condition that always holds, and one that never does, where either may be part of a longer one. */
const always = "(min-width:0)";
const never = "(max-width:-1px)";

function inScheme(css: string, scheme: ColourScheme): string {
  return css.replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, asked) =>
    asked === scheme ? always : never,
  );
}

/** Where HTML asks for the version of a picture that is for dark colour schemes. */
const darkSources = /(?<= media="screen and )\(prefers-color-scheme: dark\)(?=")/g;

/** HTML whose pictures are those of a colour scheme, whichever the visitor's is. */
export function picturesInScheme(html: string, scheme: ColourScheme): string {
  return html.replace(darkSources, scheme === "dark" ? always : never);
}

/** The rules for all focal points that are chosen, since a picture may stand on any page, and as any other's dark version. */
function focusRulesOf(media: ReadonlyMap<string, MediaFacts>): string {
  return focusRules([...media.values()].map(({ focus }) => (focus ? { focus, dark: { focus } } : {})));
}
