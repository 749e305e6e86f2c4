import type { SavedFragments } from "../../../../renderer/resolve/fragments.ts";
import type { KnownPages, PagesVersion } from "../../../incremental/known-pages.ts";

/** What of a site is made ahead, in other threads or on other machines. The build makes the rest, and checks the whole. */
export interface Ahead {
  /** What was resolved, in this run or the one before. */
  parts(): Promise<SavedFragments | undefined>;
  /** Pages that were rendered, when the whole site is checked. */
  pages(wanted: Wanted): Promise<readonly KnownPages[]>;
}

interface Wanted {
  /** Of the whole site. */
  readonly parts: SavedFragments | undefined;
  readonly version: PagesVersion;
  /** How many pages are not known from the run before. */
  readonly missing: number;
}
