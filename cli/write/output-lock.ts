import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isRunning } from "../files/is-running.ts";
import { SiteError } from "../files/site-error.ts";

export interface OutputLock {
  /** Whether this process still holds it; another may have taken it over from a process that was suspended for long. */
  isHeld(): boolean;
  /** Frees the lock for another build. */
  release(): void;
  /** Ends the lock and removes its folder. */
  dissolve(): void;
}

const free = "free";
const host = hostname().replace(/[^\w-]/g, "_");
const tenMinutesMs = 600_000;
const attempts = 50;
const pauseMs = 20;

/**
 * Takes the lock of a working folder, which is made if it is missing. The lock is a file in it that is named `free` or
 * by its owner: renaming it is the one step in which it changes hands, so that only one process succeeds.
 * Throws a SiteError while another process holds the lock; one whose process has ended is taken over.
 */
export async function takeLock(work: string, out: string): Promise<OutputLock> {
  if (lstatSync(work, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new SiteError(`${work} is a symbolic link.\n  Delete it, and build again.`);
  const own = ownerName();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [found] = slotsOf(work);
    if (found === undefined ? create(work, own) : takeOver({ work, found, own, out })) {
      removeUnfinished(work);
      return held(work, own);
    }
    await setTimeout(pauseMs);
  }
  throw new SiteError(`${work} can't be used for writing ${out}.\n  Delete that folder, and build again.`);
}

export function ownerName(): string {
  return `owner.${host}.${process.pid}.${startOf(process.pid) ?? ""}`;
}

function held(work: string, own: string): OutputLock {
  const isHeld = () => slotsOf(work).includes(own);
  return {
    isHeld,
    release() {
      if (isHeld()) renameSync(join(work, own), join(work, free));
    },
    dissolve() {
      const leaving = `${work}.${own}`;
      try {
        renameSync(work, leaving);
      } catch (error) {
        // In a lower layer of a container's file system no folder can be renamed.
        if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
        rmSync(work, { recursive: true, force: true });
        return;
      }
      rmSync(leaving, { recursive: true, force: true });
    },
  };
}

function slotsOf(work: string): string[] {
  return namesIn(work).filter((name) => name === free || name.startsWith("owner."));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function create(work: string, own: string): boolean {
  // It was between two names, or somebody deleted it.
  if (namesIn(work).length > 0) return false;
  const fresh = `${work}.${own}`;
  mkdirSync(dirname(work), { recursive: true });
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, own), "");
  writeFileSync(join(fresh, ".gitignore"), "*\n");
  try {
    renameSync(fresh, work);
    return true;
  } catch {
    rmSync(fresh, { recursive: true, force: true });
    return false;
  }
}

export function removeUnfinished(work: string): void {
  const prefix = `${basename(work)}.owner.`;
  for (const name of namesIn(dirname(work)).filter((name) => name.startsWith(prefix))) {
    const path = join(dirname(work), name);
    if (!isAlive(path)) rmSync(path, { recursive: true, force: true });
  }
}

interface TakeOver {
  readonly work: string;
  readonly found: string;
  readonly own: string;
  readonly out: string;
}

function takeOver({ work, found, own, out }: TakeOver): boolean {
  if (found !== free && isAlive(join(work, found))) {
    const [, , pid] = found.split(".");
    throw new SiteError(
      `Another build (process ${pid}) is writing ${out}.\n  Wait until it has finished, or choose another folder with --out.`,
    );
  }
  try {
    renameSync(join(work, found), join(work, own));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Whether the process that an owner's file is named after still runs. Of one on another machine only its age is known. */
function isAlive(path: string): boolean {
  const [start = "", pid = "", ownerHost] = basename(path).split(".").reverse();
  if (ownerHost === host && start !== "") return startOf(Number(pid)) === start;
  if (ownerHost === host && !isRunning(Number(pid))) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.ctimeMs < tenMinutesMs;
}

function startOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the name of the program in brackets, and may hold anything.
    return text.slice(text.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}
