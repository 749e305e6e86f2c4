import { lstatSync, type Stats, statSync } from "node:fs";

/** Clocks of disks are at most so far behind, in milliseconds. */
export const clockStepMs = 20;

/** The clock step of disks that store whole seconds; of FAT it is two seconds. */
const coarseStepMs = 2000;

/** When a file or folder was last changed in any way, in milliseconds since 1970. */
export const changedMs = ({ mtimeMs, ctimeMs }: Stats): number => Math.max(mtimeMs, ctimeMs);

export const stampText = ({ ino, size, mtimeMs, ctimeMs, mode }: Stats): string =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs} ${mode}`;

/**
 * Changes whenever the file or folder at a path does; `none` where there is nothing. Undefined for what changed after
 * `settledMs` (since 1970), since another change within the same step of the disk's clock would not show, and for a link
 * to a folder, whose files are not looked at.
 */
export function fileStamp(path: string, settledMs = Number.POSITIVE_INFINITY): string | undefined {
  const own = statOrNothing(lstatSync, path);
  const found = own?.isSymbolicLink() ? statOrNothing(statSync, path) : own;
  if (!found) return "none";
  const slackMs = found.ctimeMs % 1000 === 0 ? coarseStepMs : 0;
  if (changedMs(found) > settledMs - slackMs || (found !== own && found.isDirectory())) return undefined;
  return stampText(found);
}

function statOrNothing(stat: typeof statSync, path: string): Stats | undefined {
  try {
    return stat(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
