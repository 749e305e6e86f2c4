import { availableParallelism } from "node:os";
import type { SavedFragments } from "../../../../renderer/resolve/fragments.ts";
import { movedFrom } from "../../../write/page-store.ts";
import type { ScratchFolder } from "../../../write/scratch-folder.ts";
import type { OpenBuild } from "../../open-build.ts";
import type { Ahead } from "./ahead.ts";
import { type MadeSlices, makeSlices } from "./make-slices.ts";
import { slicedPages } from "./sliced-pages.ts";

/**
 * From how many entries or pages on threads are started. Each has to read the site and become fast first: two of them
 * on two cores save a sixteenth of the time at 10,000 pages, and need half as much memory again; development.md has the
 * figures.
 */
const fewestParts = availableParallelism() > 2 ? 1000 : 20_000;

interface ThreadsInput {
  readonly opened: Pick<OpenBuild, "sources" | "index" | "job" | "loadAssets">;
  /** Where pages are until they are moved into the output folder. */
  readonly scratch: ScratchFolder;
  /** The output folder, absolute. */
  readonly out: string;
  /** How many threads, for a site of any size. */
  readonly threads: number | undefined;
}

/** Makes what is missing of a large site in threads: once, when that is first asked for. */
export function aheadInThreads({ opened, scratch, out, threads }: ThreadsInput): Ahead {
  const { sources, index, job, loadAssets } = opened;
  const fewest = threads === undefined ? fewestParts : threads === 0 ? Number.POSITIVE_INFINITY : 1;
  let made: Promise<MadeSlices> | undefined;
  const make = (parts: SavedFragments | undefined) => {
    made ??= makeSlices({ job: { ...job, parts, folder: scratch.open() }, assets: loadAssets, threads });
    return made;
  };
  return {
    async parts() {
      const before = index.parts(sources);
      if (before || sources.entries.length < fewest) return before;
      return (await make(undefined)).parts;
    },
    async pages({ parts, version, missing }) {
      const folder = missing < fewest ? undefined : scratch.open();
      if (folder === undefined) return [];
      const { pages } = await make(parts);
      const fileOf = movedFrom(folder, out);
      return pages.map((sliced) => slicedPages(sliced, { version, fileOf }));
    },
  };
}
