import { themeCss } from "../../renderer/render/theme-css.ts";
import type { EditorContent } from "../host/editor-content.ts";
import type { ComposedPage } from "./compose-page.ts";

/** The CSS of the previewed page: the theme as it is being edited, and the styles of every block. */
export function previewCss({ styles, fonts }: EditorContent, composed: ComposedPage | undefined): string {
  if (!composed || !fonts) return styles.base;
  const { display, text } = fonts;
  const theme = themeCss(composed.theme, { display: display.family, text: text.family });
  return display.css + text.css + theme + styles.base + Object.values(styles.blocks).join("");
}
