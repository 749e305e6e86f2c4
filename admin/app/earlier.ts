import type { OpenPublishing } from "../publish/open-publishing.ts";
import type { EarlierAutosaved } from "../sync/autosave/session-autosaved.ts";
import type { DraftStorage } from "../sync/drafts/draft-storage.ts";
import type { RestoredSession } from "../sync/drafts/restore-draft.ts";

/** What an earlier session and other tabs have to do with this one. */
export interface Earlier {
  readonly storage: DraftStorage;
  /** Whether the storage refused to answer. */
  readonly refused: boolean;
  readonly restored?: RestoredSession;
  /** What was typed that is saved by itself. */
  readonly autosaved?: EarlierAutosaved;
  /** Why nothing may be edited, in a sentence. */
  readonly readOnly?: string;
  /** For a site that is published from here. */
  readonly openPublishing?: OpenPublishing | undefined;
}
