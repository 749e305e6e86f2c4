import { availableParallelism } from "node:os";
import type { SavedFragments } from "../../../renderer/resolve/report/fragments.ts";
import { rememberPages } from "../../incremental/pages.ts";
import { movedFrom } from "../../write/page-store.ts";
import type { ScratchFolder } from "../../write/scratch-folder.ts";
import { type MadeSlices, makeSlices } from "./make-slices.ts";
import { jobOf, type Precomputed, type PrecomputeInput } from "./precompute.ts";

/**
 * From how many entries or pages on threads are started. Each has to read the site and become fast first: two of them
 * on two cores save a sixteenth of the time at 10,000 pages, and need half as much memory again; README.md has the
 * figures.
 */
const fewestForThreads = availableParallelism() > 2 ? 1000 : 20_000;

interface ThreadsInput extends PrecomputeInput {
  readonly scratch: ScratchFolder;
  /** The output folder, absolute. */
  readonly out: string;
}

export function precomputeInThreads(input: ThreadsInput): Precomputed {
  const { opened, sources, options, loadAssets, scratch, out } = input;
  const { threads } = options;
  const fewest = threads === undefined ? fewestForThreads : threads === 0 ? Number.POSITIVE_INFINITY : 1;
  let made: Promise<MadeSlices> | undefined;
  const make = (resolved: SavedFragments | undefined) => {
    const job = () => ({ ...jobOf(input), resolved, folder: scratch.open() });
    made ??= makeSlices({ job: job(), assets: loadAssets, threads });
    return made;
  };
  return {
    async resolved() {
      const before = opened.memory.resolved(sources);
      if (before || sources.entries.length < fewest) return before;
      return (await make(undefined)).resolved;
    },
    async pages({ resolved, version, count }) {
      const folder = count < fewest ? undefined : scratch.open();
      if (folder === undefined) return [];
      const { pages } = await make(resolved);
      const moved = movedFrom(folder, out);
      const fileOf = ([path, size]: readonly [string, string]) => moved({ path, size: Number(size) });
      return pages.map((saved) => rememberPages(saved, { version, fileOf }));
    },
  };
}
