import type { StoreApi } from "zustand/vanilla";
import { listChanges } from "../../editing/diff/list-changes.ts";
import { documentsIn } from "../../editing/document/entry.ts";
import { readDocument } from "../../editing/document/read-document.ts";
import type { EditedSite } from "../../editing/document/site-document.ts";
import { sameValue } from "../../editing/document/value.ts";
import { currentSite, newHistory } from "../../editing/edits/history.ts";
import { replaceSite } from "../../editing/edits/replace-site.ts";
import type { Schemas } from "../../editing/labels/schema/schemas.ts";
import type { Migrations } from "../../schema/migrations/versions.ts";
import { isNewer, versionsOf } from "../../schema/migrations/versions.ts";
import {
  type AutosavedStores,
  autosavedInDraft,
  countAutosaved,
  type StoredAutosaved,
  storedAutosaved,
} from "../sync/autosave/session-autosaved.ts";
import { type MergedDrafts, mergeDrafts } from "../sync/conflict/merge-drafts.ts";
import type { DraftStorage } from "../sync/drafts/draft-storage.ts";
import type { StoredDraft } from "../sync/drafts/draft-writer.ts";
import { type RestoredSession, restoreDraft } from "../sync/drafts/restore-draft.ts";
import { draftOf } from "../sync/drafts/save-draft.ts";
import {
  addVersion,
  emptyArchive,
  mergeArchives,
  readArchive,
  type VersionArchive,
} from "../sync/drafts/version-archive.ts";
import type { EditorState } from "../sync/state/editor-state.ts";
import { nextSaveState } from "../sync/state/save-machine.ts";
import { configText, hasChanges } from "../sync/state/selectors.ts";
import type { UnappliedEdit } from "../sync/state/unapplied-edit.ts";

/** What is not published, for comparison: equal work has the same result, whatever its log. */
export interface Work {
  readonly site: EditedSite;
  readonly unplaced: readonly UnappliedEdit[];
  /** Texts that repair unreadable entries, by file. */
  readonly repairs: StoredAutosaved["repairs"];
}

/** The unpublished work of this browser. */
export interface LocalWork {
  /** Undefined if everything is published. */
  current(): Work | undefined;
  /** The work as it is written to the branch. */
  draft(): StoredDraft;
  /**
   * The work in a draft as it would be on the site as published now; otherwise why there is none: all of it
   * is `published`, it was made by a `newer` editor, or it is `damaged`.
   */
  restore(draft: StoredDraft): Work | "published" | "newer" | "damaged";
  /** Whether the work can't be replaced now: the user is deciding or publishing, or another tab edits the site. */
  isBusy(): boolean;
  /**
   * Merges a draft of another device into the work, or opens a conflict. If both have repaired the same file
   * differently, the draft is archived with `name` as its reason.
   */
  merge(ancestor: Work | undefined, draft: StoredDraft, name: string): Promise<"merged" | "conflict">;
  /** The named versions of this browser. */
  readVersions(): Promise<VersionArchive>;
  /** Adds the named versions of another device. Resolves to all of them. */
  mergeVersions(theirs: VersionArchive): Promise<VersionArchive>;
  /** Saves a draft as a named version, or archives it where that can't be done. */
  keepAside(draft: StoredDraft, name: string): Promise<void>;
  /** Returns the cleanup. */
  onChange(listener: () => void): () => void;
}

interface WorkParts {
  readonly store: StoreApi<EditorState>;
  readonly autosaved: AutosavedStores;
  readonly storage: DraftStorage;
  readonly schemas: Schemas;
  readonly migrations: Migrations;
  readonly now: () => number;
}

export function createLocalWork(parts: WorkParts): LocalWork {
  const { store, autosaved, storage } = parts;
  const repairs = () => storedAutosaved(autosaved)?.repairs ?? {};
  const { saved, restored, siteOf } = createReading(parts);
  return {
    current() {
      const state = store.getState();
      const { unplaced, history } = state;
      const isUnpublished = hasChanges(state) || unplaced.length > 0 || countAutosaved(autosaved) > 0;
      return isUnpublished ? { site: currentSite(history), unplaced, repairs: repairs() } : undefined;
    },
    draft() {
      const typed = storedAutosaved(autosaved);
      return { ...draftOf(store.getState(), parts.now()), ...(typed && { autosaved: typed }) };
    },
    restore(draft) {
      const session = restored(draft);
      const { schemaVersion: config, blockVersions: blocks = {} } = draft;
      if (!session) return isNewer({ config, blocks }, parts.migrations) ? "newer" : "damaged";
      const { site, unplaced } = siteOf(session);
      const work = { site, unplaced, repairs: repairsIn(draft) };
      const isPublished =
        sameValue(site, saved()) && unplaced.length === 0 && Object.keys(work.repairs).length === 0;
      return isPublished ? "published" : work;
    },
    isBusy() {
      const { readOnly, saving } = store.getState();
      return readOnly !== undefined || /^(?:saving|conflict|entry-conflicts)$/.test(saving.state);
    },
    async merge(ancestor, draft, name) {
      const session = restored(draft);
      if (!session) return "merged";
      const theirs = siteOf(session);
      const before = ancestor?.site ?? saved();
      const { history, unplaced } = store.getState();
      const sides = { ancestor: before, mine: history, theirs: theirs.site };
      const merged = mergeDrafts(sides, parts.schemas);
      const others = theirs.unplaced.filter((left) => !unplaced.some((mine) => sameValue(mine, left)));
      if (others.length > 0) store.setState({ unplaced: [...unplaced, ...others] });
      if (hasOtherRepairs(repairs(), repairsIn(draft))) await archive(storage, draft, name);
      takeRepairs(autosaved, repairsIn(draft));
      return show(parts, { before, theirs: theirs.site, merged });
    },
    readVersions: async () => readArchive(await storage.readVersions().catch(() => emptyArchive)),
    mergeVersions: async (theirs) =>
      readArchive(
        await storage.changeVersions((mine) => mergeArchives(readArchive(mine), theirs)).catch(() => theirs),
      ),
    async keepAside(draft, name) {
      const session = restored(draft);
      const { savedAt: at } = draft;
      const id = crypto.randomUUID();
      const versioned =
        session && Object.keys(repairsIn(draft)).length === 0 && session.unplaced.length === 0;
      let isKept = false;
      if (versioned)
        await storage.changeVersions((stored) => {
          const known = readArchive(stored);
          const site = siteOf(session).site;
          const added = addVersion(known, { id, name, at, site, madeFor: versionsOf(parts.migrations) });
          isKept = !("full" in added);
          return "full" in added ? known : added;
        });
      if (!isKept) await archive(storage, draft, name);
    },
    onChange(listener) {
      const stops = [
        store.subscribe((state, before) => {
          if (watched.some((part) => state[part] !== before[part])) listener();
        }),
        autosaved.repairs.subscribe(listener),
        storage.onVersions(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

const watched = ["history", "savedText", "savedEntries", "unplaced", "saving", "readOnly"] as const;

function repairsIn(draft: StoredDraft): StoredAutosaved["repairs"] {
  return Object.fromEntries(autosavedInDraft(draft).repairs);
}

/** Of a file that both have mended, one's own text stays; the other is in the draft that is kept aside. */
function hasOtherRepairs(mine: StoredAutosaved["repairs"], theirs: StoredAutosaved["repairs"]): boolean {
  return Object.entries(theirs).some(
    ([file, { value }]) => mine[file] !== undefined && !sameValue(mine[file].value, value),
  );
}

async function archive(storage: DraftStorage, draft: StoredDraft, reason: string): Promise<void> {
  await storage.writeArchived([...(await storage.readArchived()), { reason, at: draft.savedAt, draft }]);
}

function takeRepairs({ repairs }: AutosavedStores, theirs: StoredAutosaved["repairs"]): void {
  for (const [file, { value }] of Object.entries(theirs))
    if (!repairs.getState().values.has(file)) repairs.getState().type(file, value);
}

function createReading({ store, schemas, migrations }: WorkParts) {
  const read = (text: string) => readDocument(text, migrations);
  const saved = (): EditedSite => {
    const { savedText, savedEntries } = store.getState();
    return { config: read(savedText), entries: documentsIn(savedEntries) };
  };
  return {
    saved,
    restored(draft: StoredDraft): RestoredSession | undefined {
      const { savedText: fileText, savedEntries: entries } = store.getState();
      const found = restoreDraft(draft, { fileText, entries, schemas, migrations });
      return found.kind === "restored" ? found.session : undefined;
    },
    siteOf(session: RestoredSession): MergedDrafts {
      const known = { config: read(session.savedText), entries: documentsIn(session.savedEntries) };
      const [mine, theirs] = [session.history, saved()];
      if (sameValue(known, theirs)) return { site: currentSite(mine), unplaced: session.unplaced };
      const { site, unplaced } = mergeDrafts({ ancestor: known, mine, theirs }, schemas);
      return { site, unplaced: [...session.unplaced, ...unplaced] };
    },
  };
}

interface Shown {
  readonly before: EditedSite;
  readonly theirs: EditedSite;
  readonly merged: MergedDrafts;
}

function show({ store, schemas }: WorkParts, { before, theirs, merged }: Shown): "merged" | "conflict" {
  const state = store.getState();
  const { apply, history, saving } = state;
  const now = currentSite(history);
  if (merged.unplaced.length === 0) {
    if (!sameValue(now, merged.site)) apply(replaceSite(now, merged.site, "other-device"));
    return "merged";
  }
  const conflict = {
    fileText: configText({ ...state, document: theirs.config }),
    mine: listChanges(before, now, schemas),
    theirs: listChanges(before, theirs, schemas),
    together: newHistory(merged.site),
    unplaced: merged.unplaced,
    otherDraft: theirs,
  };
  store.setState({ saving: nextSaveState(saving, { type: "conflict", conflict }) });
  return "conflict";
}
