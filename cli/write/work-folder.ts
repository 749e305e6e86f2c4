import { accessSync, constants, linkSync, lstatSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ownerName } from "./output-lock.ts";
import { marker, markerText, readMarker } from "./output-marker.ts";

/** Where a site is staged and the lock is; on the same disk as the output folder, and ignored by git. */
export const workBeside = (out: string) => join(dirname(out), ".blockwork", `output-${basename(out)}`);
/** The same for a folder that can't be replaced: one that is mounted, or in a folder that may not be written. */
export const workInside = (out: string) => join(out, `${marker}-work`);

/** The working folder of an output folder, which becomes ours. */
export function workFor(out: string): string {
  const work = workBeside(out);
  const found = lstatSync(out, { throwIfNoEntry: false });
  try {
    mkdirSync(dirname(work), { recursive: true });
    accessSync(dirname(out), constants.W_OK);
  } catch {
    if (found) return workInside(out);
  }
  if (!found) return work;
  if (!readMarker(out)) writeFileSync(join(out, marker), markerText([]));
  return isMounted(out, work) ? workInside(out) : work;
}

/** Whether a folder can't be moved because it is where a disk, or a folder of another place, is mounted. */
function isMounted(out: string, work: string): boolean {
  const probe = `${work}.${ownerName()}`;
  try {
    rmSync(probe, { force: true });
    linkSync(join(out, marker), probe);
    rmSync(probe);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EXDEV";
  }
}
