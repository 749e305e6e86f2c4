import { existsSync, lstatSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";
import { outputError, SiteError } from "../files/site-error.ts";
import { linkForeign, removeLinked, UnlinkableError } from "./link-foreign.ts";
import { finishMove, ImmovableError, isUnfinished, moveIn, nextIn, swapIn } from "./move-in.ts";
import { noticeSignals, onSignal } from "./on-signal.ts";
import { type AssetFile, bytesOf, type OutputFile, sizeOf } from "./output-file.ts";
import { type OutputLock, removeUnfinished, takeLock } from "./output-lock.ts";
import { marker, markerText, readMarker } from "./output-marker.ts";
import { assertNoConflicts, assertOwnOutput, readOutput } from "./read-output.ts";
import { changedFiles, type StagedSite, stageChanged, stageWhole } from "./stage-site.ts";
import { workBeside, workFor, workInside, workInsideOf } from "./work-folder.ts";

/** What was written into an output folder. */
export interface Written {
  /** How many files the site has. */
  readonly files: number;
  /** The size of all files. */
  readonly bytes: number;
  /** How many files were written, as the others were the same. */
  readonly changed: number;
  /** Files in the folder that are not of the site and were left there. */
  readonly foreign: readonly string[];
}

export interface OutputFolder {
  /**
   * Writes the site beside the folder and then moves it in, so that the folder always has the old site or the new
   * one. Does nothing if the folder has exactly this site. Throws a SiteError if another build wrote into it
   * since it was opened, and for a disk that is full or can't be written. `scratch` is a folder of files that are to be
   * moved; it may be taken over whole.
   */
  write(pages: readonly RenderedFile[], assets: readonly AssetFile[], scratch?: string): Promise<Written>;
}

/**
 * Opens an output folder, an absolute path, and repairs it if a build was killed while it wrote there. Throws a
 * SiteError for a folder that holds something and was not made by us, and while another build is writing into it.
 */
export async function openOutput(out: string): Promise<OutputFolder> {
  return explainDisk(out, async () => {
    assertOwnOutput(out);
    removeUnfinished(workBeside(out));
    removeUnfinished(workInside(out));
    if (isUnfinished(workBeside(out))) await withLock(out, workBeside, async () => undefined);
    if (existsSync(workInside(out))) await withLock(out, workInside, async () => undefined);
    const opened = versionOf(out);
    return {
      write: (pages, assets, scratch) =>
        explainDisk(out, async () => {
          const files = new Map<string, OutputFile>([...assets, ...pages].map((file) => [file.path, file]));
          return withLock(out, workFor, (lock, work) =>
            writeLocked({ work, out, files, scratch, opened, lock }),
          );
        }),
    };
  });
}

async function explainDisk<T>(out: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw outputError(error, out);
  }
}

async function withLock<T>(
  out: string,
  chooseWork: (out: string) => string,
  act: (lock: OutputLock, work: string) => Promise<T>,
): Promise<T> {
  let release = () => {};
  const stopListening = onSignal(() => release());
  try {
    const work = chooseWork(out);
    const lock = await takeLock(work, out);
    release = work === workInside(out) ? lock.dissolve : lock.release;
    if (isUnfinished(work)) finishMove(work, out);
    return await act(lock, work);
  } finally {
    release();
    release = () => {};
    await stopListening();
  }
}

function versionOf(out: string): string | undefined {
  const found = lstatSync(join(out, marker), { throwIfNoEntry: false });
  const marked = readMarker(out);
  // A folder that was empty gets its marker before its first site.
  const isNew = marked?.isWhole && marked.files.size === 0;
  return found && !isNew ? `${found.ino} ${found.mtimeMs}` : undefined;
}

interface Writing {
  readonly work: string;
  readonly out: string;
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly scratch: string | undefined;
  readonly opened: string | undefined;
  readonly lock: OutputLock;
}

async function writeLocked({ work, out, files, scratch, opened, lock }: Writing): Promise<Written> {
  const before = readMarker(out);
  const isSwapped = work !== workInside(out);
  const tree = readOutput(
    out,
    new Set([...(before?.files ?? []), ...files.keys()]),
    isSwapped ? before : undefined,
  );
  assertNoConflicts({ out, files, before, tree });
  const changed = await changedFiles(out, files, tree.files);
  const removed = [...tree.files, ...tree.replaced].filter((path) => !files.has(path));
  const bytes = [...files.values()].reduce((sum, file) => sum + sizeOf(file), 0);
  const written = {
    files: files.size,
    bytes,
    changed: changed.length,
    foreign: tree.foreign,
  };
  const isListed = before?.isWhole && before.files.size === files.size;
  if (isListed && changed.length === 0 && removed.length === 0) return written;
  const moveSite = isSwapped ? swapSite : moveSiteIn;
  try {
    const moreBytes = await moveSite(
      work,
      { out, files, changed, scratch, removed, foreign: tree.foreign },
      () => {
        if (versionOf(out) === opened && lock.isHeld()) return;
        throw new SiteError(`Another build wrote into ${out} while this one was running.\n  Build again.`);
      },
    );
    return { ...written, bytes: bytes + moreBytes };
  } catch (error) {
    rmSync(nextIn(work), { recursive: true, force: true });
    throw error;
  }
}

interface NewSite extends StagedSite {
  readonly removed: readonly string[];
  readonly foreign: readonly string[];
}

async function swapSite(work: string, site: NewSite, checkUnchanged: () => void): Promise<number> {
  const next = nextIn(work);
  checkUnchanged();
  removeLinked(work, next);
  const moreBytes = await stageWhole(next, site);
  try {
    linkForeign(work, next, site.out, site.foreign);
    await noticeSignals();
    checkUnchanged();
    swapIn(work, site.out);
  } catch (error) {
    if (!(error instanceof ImmovableError || error instanceof UnlinkableError)) throw error;
    removeLinked(work, next);
    await moveStagedIn(next, site, checkUnchanged);
  }
  return moreBytes;
}

/** Moves a staged site in file by file: its folder can't be put in the place of the published one. */
async function moveStagedIn(next: string, site: NewSite, checkUnchanged: () => void): Promise<void> {
  const staged = (file: OutputFile) => ({
    ...{ path: file.path, size: sizeOf(file), movedFrom: join(next, file.path) },
    read: () => bytesOf(file),
  });
  await withLock(site.out, workInsideOf, async (_, inside) =>
    moveSiteIn(inside, { ...site, changed: site.changed.map(staged) }, checkUnchanged),
  );
  rmSync(next, { recursive: true, force: true });
}

async function moveSiteIn(work: string, site: NewSite, checkUnchanged: () => void): Promise<number> {
  const { out, files, changed, removed } = site;
  rmSync(nextIn(work), { recursive: true, force: true });
  const list = { path: marker, text: markerText(files.keys()) };
  const moreBytes = await stageChanged(nextIn(work), [...changed, list]);
  await noticeSignals();
  checkUnchanged();
  moveIn(work, out, { moved: changed.map(({ path }) => path), removed });
  return moreBytes;
}
