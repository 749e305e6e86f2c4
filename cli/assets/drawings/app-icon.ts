import type { Settings } from "../../../renderer/site.ts";
import { mark } from "./mark.ts";
import type { Typeface } from "./typeface.ts";

/** How much of the width the sign takes: devices cut icons to a circle of four fifths. */
const share = 0.58;

/** The icon of a site for a home screen, which has no transparent parts: the sign on a square of the theme's colour. */
export function appIcon(settings: Settings, initial: Typeface, size: number): string {
  const { favicon, theme } = settings;
  const { paper, accent } = theme.light;
  const inner = favicon ? Math.round(size * share) : size;
  const start = (size - inner) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="100%" height="100%" fill="${favicon ? paper : accent}"/>` +
    `${mark(settings, initial, { x: start, y: start, size: inner })}</svg>`
  );
}
