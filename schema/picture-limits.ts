/** In pixels and bytes: more than any screen shows, and than any camera writes. */
export const pictureLimits = {
  longest: 16_383,
  pixels: 64_000_000,
  bytes: 40_000_000,
} as const;
