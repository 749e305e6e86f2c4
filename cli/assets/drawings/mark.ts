import { initialOf } from "../../../renderer/render/favicon.ts";
import type { Settings } from "../../../renderer/site.ts";
import type { Typeface } from "./typeface.ts";

export const initialOfSite = ({ name, language }: Pick<Settings, "name" | "language">): string =>
  initialOf(name).toLocaleUpperCase(language);

interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** In the units of an icon that is 32 wide. */
const letterSize = 15;

export function mark(settings: Settings, typeface: Typeface, { x, y, size }: MarkPlace): string {
  const { favicon, language, theme } = settings;
  const { accent, paper, ink } = theme.light;
  if (favicon) {
    const colours: Readonly<Record<string, string>> = { accent, paper, ink };
    const body = favicon.body.replace(
      /var\(--(accent|paper|ink)\)/g,
      (_, colour: string) => colours[colour] ?? accent,
    );
    const lines =
      'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
    const drawn = `<g ${favicon.stroke ? lines : 'fill="currentColor"'}>${body}</g>`;
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${favicon.viewBox}" color="${accent}">${drawn}</svg>`;
  }
  const letter = typeface.drawable(initialOfSite(settings));
  const draw = (fontSize: number) => typeface.draw(letter, { language, direction: "ltr", size: fontSize });
  const unit = draw(1);
  const fontSize = letterSize / Math.max(unit.top - unit.bottom, unit.width * 0.85, 0.1);
  const { svg, width, top, bottom } = draw(fontSize);
  return (
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="7" fill="${accent}"/>` +
    `<g fill="${paper}" transform="translate(${(16 - width / 2).toFixed(2)} ${(16 + (top + bottom) / 2).toFixed(2)})">${svg}</g></svg>`
  );
}
