import { escapeHtml } from "../../blocks/_kit/html/escape-html.ts";
import type { Settings } from "../site.ts";

export function favicon({ favicon: drawing, name, language, theme }: Settings): string {
  const { light, dark } = theme;
  if (!drawing) {
    const style = `rect{fill:${light.accent}}text{fill:${light.paper}}`;
    const inDark = `rect{fill:${dark.accent}}text{fill:${dark.paper}}`;
    const letter = escapeHtml(initialOf(name).toLocaleUpperCase(language));
    return svg("0 0 32 32", schemes(style, inDark), [
      '<rect width="32" height="32" rx="7"/>',
      `<text x="16" y="16" dy=".35em" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle">${letter}</text>`,
    ]);
  }
  const style = schemes(coloursOf(light), coloursOf(dark));
  const drawn = drawing.stroke
    ? '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
    : '<g fill="currentColor">';
  return svg(drawing.viewBox, style, [drawn, drawing.body, "</g>"]);
}

const coloursOf = ({ paper, ink, accent }: Settings["theme"]["light"]) =>
  `svg{color:${accent};--paper:${paper};--ink:${ink};--accent:${accent}}`;

const schemes = (light: string, dark: string) => `${light}@media(prefers-color-scheme:dark){${dark}}`;

const svg = (viewBox: string, style: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style>${parts.join("")}</svg>\n`;

export const initialOf = (name: string) => /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? "•";
