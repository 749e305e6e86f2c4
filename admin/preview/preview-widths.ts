export const namedWidths = [390, 820, 1280] as const;

export const narrowest = 320;
export const widest = 1920;

/** A page can't be read below this scale. */
const smallest = 0.55;

/** The widest that can be read, or else a phone's. */
export function initialWidth(room: number): number {
  const readable = namedWidths.filter((width) => width * smallest <= room);
  return readable.at(-1) ?? namedWidths[0];
}

export function isNarrow(room: number): boolean {
  return initialWidth(room) === namedWidths[0];
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

export type WidthChoice = number | "fit";

export function isWidthChoice(value: unknown): value is WidthChoice {
  return value === "fit" || (typeof value === "number" && value === clampWidth(value));
}

export const handleWidth = 14;

export function naturalWidth(room: number): number {
  return clampWidth(room - (isNarrow(room) ? 0 : handleWidth));
}
