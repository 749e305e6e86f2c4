import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isOutside } from "../files/site-path.ts";
import { ownerName } from "./output-lock.ts";
import { marker, markerText, readMarker } from "./output-marker.ts";

export const workBeside = (out: string) => join(dirname(out), ".blockwork", `output-${basename(out)}`);
/** The same for a folder that can't be renamed. */
export const workInside = (out: string) => join(out, `${marker}-work`);

export function workFor(out: string): string {
  const work = workBeside(out);
  const found = lstatSync(out, { throwIfNoEntry: false });
  try {
    mkdirSync(dirname(work), { recursive: true });
  } catch (error) {
    if (found) return workInside(out);
    throw error;
  }
  if (!found) return work;
  claim(out);
  return hasMountsIn(out) || !canBeRenamed(out, work) ? workInside(out) : work;
}

export function workInsideOf(out: string): string {
  mkdirSync(out, { recursive: true });
  claim(out);
  return workInside(out);
}

function claim(out: string): void {
  if (!readMarker(out)) writeFileSync(join(out, marker), markerText([]));
}

/**
 * Whether a folder can be renamed into the folder of its working folder. It is tried with a name that is taken by a
 * folder with something in it: where all else is right, that is the only reason to fail. It can't where it, or the
 * other, is mounted, in a lower layer of a container's file system, or in a folder that may not be written.
 */
function canBeRenamed(out: string, work: string): boolean {
  const taken = `${work}.${ownerName()}`;
  try {
    mkdirSync(join(taken, "taken"), { recursive: true });
    renameSync(out, taken);
    renameSync(taken, out);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // Windows has one code for everything that it denies.
    return ["ENOTEMPTY", "EEXIST"].includes(code) || (process.platform === "win32" && code === "EPERM");
  } finally {
    rmSync(taken, { recursive: true, force: true });
  }
}

/** Whether something is mounted in a folder or below: it would move with the folder. Known on Linux only. */
function hasMountsIn(folder: string): boolean {
  try {
    const real = realpathSync(folder);
    const lines = readFileSync("/proc/self/mountinfo", "utf8").split("\n");
    return lines.some((line) => {
      const [, , , , point = ""] = line.split(" ");
      return point !== "" && !isOutside(real, unescapeOctal(point));
    });
  } catch {
    return false;
  }
}

function unescapeOctal(text: string): string {
  const bytes = Buffer.from(text).toString("latin1");
  const unescaped = bytes.replace(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return Buffer.from(unescaped, "latin1").toString();
}
