import { availableParallelism } from "node:os";
import type { SavedParts } from "../../renderer/resolve/parts.ts";
import type { OpenBuild } from "../commands/open-build.ts";
import { movedFrom } from "../write/page-store.ts";
import type { ScratchFolder } from "../write/scratch-folder.ts";
import type { Ahead } from "./ahead.ts";
import { makeSliceOf, type SlicedPages } from "./make-slice.ts";
import { makeSlices } from "./make-slices.ts";
import { slicedPages } from "./sliced-pages.ts";

const cores = availableParallelism();

/**
 * From how many entries or pages on threads are started. Each has to read the site and become fast first, which on two
 * cores takes longer than they save; development.md has the figures.
 */
const fewestInThreads = cores > 2 ? 1000 : Number.POSITIVE_INFINITY;

/** From how many entries on pages are rendered as they are resolved, so that none is kept in memory. */
export const fewestInTurn = 2000;

interface AheadInput {
  readonly opened: OpenBuild;
  /** Where pages are until they are moved into the output folder. */
  readonly scratch: ScratchFolder;
  /** The output folder, absolute. */
  readonly out: string;
  /** How many threads, for a site of any size; with none, everything is made in this one. */
  readonly threads: number | undefined;
}

interface Made {
  readonly parts: SavedParts;
  readonly pages: readonly SlicedPages[];
}

/** Makes what is missing of a large site, in threads where they pay: once, when that is first asked for. */
export function makeAhead({ opened, scratch, out, threads }: AheadInput): Ahead {
  const { sources, index, job, loadAssets } = opened;
  const fewestThreaded = threads === undefined ? fewestInThreads : threads > 0 ? 1 : Number.POSITIVE_INFINITY;
  const inThreads = (parts: SavedParts | undefined) =>
    makeSlices({ job: { ...job, parts, folder: scratch.open() }, assets: loadAssets, threads });
  const inTurn = async (): Promise<Made | undefined> => {
    const whole = { index: 0, count: 1, run: `${job.run}.0`, parts: undefined, folder: scratch.open() };
    try {
      const slice = await makeSliceOf(opened, { ...job, ...whole }, loadAssets);
      return slice && { parts: slice.parts, pages: [slice.pages] };
    } catch {
      // What makes the rest meets it again, after it has told what is wrong with the whole site.
      return undefined;
    }
  };
  let made: Made | undefined;
  return {
    async parts() {
      const before = index.parts(sources);
      const count = sources.entries.length;
      if (before) return before;
      if (count >= fewestThreaded) made = await inThreads(undefined);
      else if (count >= fewestInTurn) made = await inTurn();
      return made?.parts;
    },
    async pages({ parts, version, missing }) {
      if (!made && missing >= fewestThreaded) made = await inThreads(parts);
      const folder = made && scratch.path;
      if (!made || folder === undefined) return [];
      const fileOf = movedFrom(folder, out);
      return made.pages.map((sliced) => slicedPages(sliced, { version, fileOf }));
    },
  };
}
