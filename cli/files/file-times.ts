import type { Stats } from "node:fs";

/** Clocks of disks are so much behind, in milliseconds. */
export const clockStepMs = 20;

/** When a file or folder was last changed in any way, in milliseconds since 1970. */
export const changedMs = ({ mtimeMs, ctimeMs }: Stats): number => Math.max(mtimeMs, ctimeMs);

/** Changes whenever a file or folder does. */
export const stampText = ({ ino, size, mtimeMs, ctimeMs, mode }: Stats): string =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs} ${mode}`;
