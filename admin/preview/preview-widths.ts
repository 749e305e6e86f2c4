/** The widths that have a name, in pixels. */
export const namedWidths = [
  [390, "Phone"],
  [820, "Tablet"],
  [1280, "Desktop"],
] as const;

export const narrowest = 320;
export const widest = 1920;

/** A width that the page can be shown at. */
export function possibleWidth(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}
