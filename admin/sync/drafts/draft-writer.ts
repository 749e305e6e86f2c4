import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import {
  type AutosavedStores,
  onAutosaved,
  type StoredAutosaved,
  storedAutosaved,
} from "../autosave/session-autosaved.ts";
import type { Draft } from "../state/draft.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { draftOf } from "./save-draft.ts";

const pause = 200;
const idleMs = 300;

/** Whether the unsaved work is stored in this browser. */
interface DraftStatus {
  /** `kept`: all is stored. `pending`: it will be, shortly. `refused`: storage is denied. `lost`: another tab has the site, and what was not stored before is only in this tab. */
  readonly state: "kept" | "pending" | "refused" | "lost";
}

/** A draft of the config and the entries, with what is saved outside of the log. */
export interface StoredDraft extends Draft {
  /** Missing if nothing was typed there. */
  readonly autosaved?: StoredAutosaved;
}

/** Writes the unsaved work to the browser while the user edits. */
export interface DraftWriter {
  readonly status: StoreApi<DraftStatus>;
  /** What would be written now; undefined if there are no edits. */
  draft(): StoredDraft | undefined;
  /** Writes now; resolves when it is done or denied. */
  flush(): Promise<void>;
  /** Writes, and stops writing from then on. Resolves to the draft. */
  handOver(): Promise<StoredDraft | undefined>;
  /** Stops writing without a last write. */
  stop(): void;
}

interface DraftWriterOptions {
  readonly editor: StoreApi<EditorState>;
  readonly autosaved: AutosavedStores;
  readonly storage: DraftStorage;
  readonly refused: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createDraftWriter(options: DraftWriterOptions): DraftWriter {
  const { editor, autosaved, storage, refused, now } = options;
  const status = createStore<DraftStatus>()(() => ({ state: refused ? "refused" : "kept" }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let changed = false;
  let stopped = false;

  const draft = () => storedDraft(editor.getState(), storedAutosaved(autosaved), now());
  const show = (state: DraftStatus["state"]) => {
    if (status.getState().state !== state) status.setState({ state });
  };
  const write = async () => {
    try {
      if ((await storage.write(draft())) === "lost") {
        stop();
        show("lost");
      } else {
        clearTimeout(idleTimer);
        idleTimer = setTimeout(() => changed || show("kept"), idleMs);
      }
    } catch {
      show("refused");
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!changed || stopped) return writing;
    changed = false;
    // Does not wait for the previous write: IndexedDB keeps the order, and a page that is closing has no time.
    writing = Promise.all([writing, write()]).then(() => undefined);
    return writing;
  };
  const later = () => {
    changed = true;
    if (status.getState().state === "kept") show("pending");
    timer ??= setTimeout(() => void flush(), pause);
  };
  const unsubscribe = [
    editor.subscribe((state, before) => parts.some((part) => state[part] !== before[part]) && later()),
    onAutosaved(autosaved, later),
  ];
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    for (const end of unsubscribe) end();
  };
  return {
    status,
    draft,
    flush,
    async handOver() {
      await flush();
      stop();
      return draft();
    },
    stop,
  };
}

const parts = ["history", "baseText", "savedText", "savedEntries", "unplaced"] as const;

function storedDraft(
  state: EditorState,
  autosaved: StoredAutosaved | undefined,
  at: number,
): StoredDraft | undefined {
  if (autosaved) return { ...draftOf(state, at), autosaved };
  return state.history.steps.length === 0 && state.unplaced.length === 0 ? undefined : draftOf(state, at);
}
