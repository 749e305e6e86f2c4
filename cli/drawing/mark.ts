import { initialOf } from "../../renderer/render/favicon.ts";
import type { Settings } from "../../renderer/site.ts";
import type { Typeface } from "./typeface.ts";

interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The icon of the site as a part of a drawing, in the light colours: that of `favicon.svg`, but with the site's own font. */
export function mark(settings: Settings, typeface: Typeface, { x, y, size }: MarkPlace): string {
  const { favicon, name, language, theme } = settings;
  const { accent, paper, ink } = theme.light;
  if (favicon) {
    const colours: Readonly<Record<string, string>> = { accent, paper, ink };
    // Only browsers know custom properties.
    const body = favicon.body.replace(
      /var\(--(accent|paper|ink)\)/g,
      (_, colour: string) => colours[colour] ?? accent,
    );
    const lines =
      'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
    const drawn = `<g ${favicon.stroke ? lines : 'fill="currentColor"'}>${body}</g>`;
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${favicon.viewBox}" color="${accent}">${drawn}</svg>`;
  }
  const letter = typeface.drawable(initialOf(name).toLocaleUpperCase(language));
  const style = { language, direction: "ltr", size: 20 } as const;
  const { svg, width } = typeface.draw(letter, style);
  return (
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="7" fill="${accent}"/>` +
    `<g fill="${paper}" transform="translate(${16 - width / 2} 23)">${svg}</g></svg>`
  );
}
