/**
 * In pixels and bytes: more than any screen shows, and than any camera writes. A page gets narrower copies as high as they
 * have to be, and WebP has at most 16,383 pixels.
 */
export const pictureLimits = {
  width: 65_500,
  height: 16_383,
  pixels: 64_000_000,
  bytes: 40_000_000,
} as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size of these proportions that can be shown, where the picture itself is larger. */
export function largestSize({ width, height }: Size): Size | undefined {
  const { width: widest, height: highest, pixels } = pictureLimits;
  const scale = Math.min(widest / width, highest / height, Math.sqrt(pixels / (width * height)));
  if (scale >= 1) return undefined;
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
