import type { Change } from "../../../editing/diff/change.ts";
import type { CheckSite } from "../state/save-plan.ts";
import type { SaveProgress, SaveResult, SiteWrite } from "../state/save-result.ts";

/** A save on its way to the host. */
export interface SiteSave {
  readonly writes: readonly SiteWrite[];
  /** What the save changes, in words, for the message of a commit. */
  readonly changes: () => readonly Change[];
  readonly onProgress: (progress: SaveProgress) => void;
}

/** How changes are written; the hosts implement it. */
export interface Savers {
  /** Writes and deletes all files, or none. */
  readonly save: (save: SiteSave) => Promise<SaveResult>;
  /** Finds the problems of a site before it is saved. Without it, everything is saved unchecked. */
  readonly check?: CheckSite | undefined;
  /** Whether nothing may be saved unchecked, as the host does not check what it is sent. */
  readonly mustCheck?: boolean;
}
