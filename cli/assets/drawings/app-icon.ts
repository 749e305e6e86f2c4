import type { Settings } from "../../../renderer/site.ts";
import { mark } from "./mark.ts";
import type { Typeface } from "./typeface.ts";

const share = 0.58;

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
