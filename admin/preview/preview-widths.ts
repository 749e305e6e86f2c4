/** The widths that have a name, in pixels. */
export const namedWidths = [390, 820, 1280] as const;

export const narrowest = 320;
export const widest = 1920;

/** Smaller than this share of its size nobody can read a page. */
const smallest = 0.55;

/** The width to open the page at in a room of so many pixels: the widest that can be read there, or else a phone's. */
export function openingWidth(room: number): number {
  const readable = namedWidths.filter((width) => width * smallest <= room);
  return readable.at(-1) ?? namedWidths[0];
}

/** Whether a phone's width is all that there is room for. */
export function isNarrow(room: number): boolean {
  return openingWidth(room) === namedWidths[0];
}

/** A width that the page can be shown at. */
export function possibleWidth(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

/** A width that was chosen: in pixels, or as wide as there is room for at the page's full size. */
export type WidthChoice = number | "fit";

export function isWidthChoice(value: unknown): value is WidthChoice {
  return value === "fit" || (typeof value === "number" && value === possibleWidth(value));
}

/** The room beside the page that its handle takes, in pixels. */
export const handleWidth = 14;

/** The width at which a page has its full size in a room of so many pixels. */
export function fittingWidth(room: number): number {
  return possibleWidth(room - (isNarrow(room) ? 0 : handleWidth));
}
