import { type CardTexts, cardSize } from "../../../renderer/render/cards.ts";
import type { Settings } from "../../../renderer/site.ts";
import { fitText, withEllipsis } from "./fit-text.ts";
import { mark } from "./mark.ts";
import type { TextStyle, Typeface } from "./typeface.ts";

/** The fonts of a preview card: `display` for its title, `text` for everything else. */
export interface CardFonts {
  readonly display: Typeface;
  readonly text: Typeface;
}

const { width: cardWidth, height: cardHeight } = cardSize;
const margin = 84;
const inner = cardWidth - 2 * margin;
const sizes = [108, 92, 80, 70, 62, 54];
const lineHeights = { ltr: 1.14, rtl: 1.35 };
const titleTop = { plain: 90, belowSection: 156 };
const ruleY = 506;

export function card(settings: Settings, page: CardTexts, fonts: CardFonts): string {
  const { paper, ink, quiet, line, accent } = settings.theme.light;
  const { language, direction } = page;
  const style = (size: number): TextStyle => ({ language, direction, size });
  const isRtl = direction === "rtl";
  const lineHeight = lineHeights[direction];
  const widths = new Map<string, number>();
  const titleWidth = (text: string, size: number) => {
    const width = widths.get(text) ?? fonts.display.draw(text, style(1)).width;
    widths.set(text, width);
    return width * size;
  };
  const oneLine = (typeface: Typeface, text: string, size: number, width: number) => {
    const measure = (part: string, at: number) => typeface.draw(part, style(at)).width;
    const known = typeface.drawable(text);
    const fitted = measure(known, size) <= width ? known : withEllipsis(known, size, { width, measure });
    return typeface.draw(fitted, style(size));
  };
  const at = (
    drawn: { readonly svg: string; readonly width: number },
    y: number,
    colour: string,
    start = 0,
  ) => {
    const x = isRtl ? cardWidth - margin - start - drawn.width : margin + start;
    return `<g fill="${colour}" transform="translate(${x.toFixed(2)} ${y})">${drawn.svg}</g>`;
  };

  const section = page.section && oneLine(fonts.text, page.section, 32, inner);
  const top = section ? titleTop.belowSection : titleTop.plain;
  const title = fitText(fonts.display.drawable(page.title), {
    width: inner,
    height: ruleY - 36 - top,
    sizes,
    lineHeight,
    measure: titleWidth,
  });
  const firstLine = top + title.size * 0.9;
  const lines = title.lines.map((text, index) =>
    at(fonts.display.draw(text, style(title.size)), firstLine + index * title.size * lineHeight, ink),
  );

  const iconSize = 52;
  const host = oneLine(
    fonts.text,
    settings.origin.replace(/^https?:\/\//, "") + settings.base,
    28,
    inner / 2,
  );
  const name = oneLine(fonts.text, settings.name, 34, inner - iconSize - 20 - host.width - 40);
  const iconX = isRtl ? cardWidth - margin - iconSize : margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">` +
    `<rect width="100%" height="100%" fill="${paper}"/><rect width="100%" height="16" fill="${accent}"/>` +
    (section ? at(section, 118, accent) : "") +
    lines.join("") +
    `<rect x="${margin}" y="${ruleY}" width="${inner}" height="2" fill="${line}"/>` +
    mark(settings, fonts.display, { x: iconX, y: 532, size: iconSize }) +
    at(name, 570, ink, iconSize + 20) +
    at(host, 570, quiet, inner - host.width) +
    "</svg>"
  );
}
