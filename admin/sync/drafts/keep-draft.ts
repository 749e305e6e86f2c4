import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import {
  onAutosaved,
  type SessionAutosaved,
  type StoredAutosaved,
  storedAutosaved,
} from "../autosave/session-autosaved.ts";
import type { Draft } from "../state/draft.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** How long a change waits for others before it is written, in milliseconds. */
const pause = 200;
/** For how long nothing has to change before it is said to be kept, so that the words don't flicker while one types. */
const idleMs = 300;

/** Whether the draft in this browser is what is on the screen. */
export interface Keeping {
  /**
   * `pending`: but for the last moments. `refused`: the browser keeps nothing. `lost`: another tab has the site, and what
   * was not kept before it took over is only here.
   */
  readonly state: "kept" | "pending" | "refused" | "lost";
}

/** What of a session is kept: its log, and what is saved by itself. */
export interface KeptDraft extends Draft {
  readonly autosaved?: StoredAutosaved;
}

/** Keeps the draft of a session. */
export interface DraftKeeper {
  readonly keeping: StoreApi<Keeping>;
  /** What is kept, or soon will be; nothing for a session in which nothing was done. */
  draft(): KeptDraft | undefined;
  /** Writes what has changed now, and answers when that is done or refused. */
  flush(): Promise<void>;
  /** Writes what has changed, and from then on nothing. Gives the draft. */
  handOver(): Promise<KeptDraft | undefined>;
  stop(): void;
}

interface KeeperOptions {
  readonly editor: StoreApi<EditorState>;
  readonly autosaved: SessionAutosaved;
  readonly storage: DraftStorage;
  /** Whether the storage has answered so far. */
  readonly refused: boolean;
}

/** Starts to keep the draft of a session: a change is written within `pause`. */
export function keepDraft({ editor, autosaved, storage, refused }: KeeperOptions): DraftKeeper {
  const keeping = createStore<Keeping>()(() => ({ state: refused ? "refused" : "kept" }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let changed = false;
  let stopped = false;

  const draft = () => draftOf(editor.getState(), storedAutosaved(autosaved));
  const show = (state: Keeping["state"]) => {
    if (keeping.getState().state !== state) keeping.setState({ state });
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
    // It does not wait for the one before: the database keeps their order, and a page that is closed has no time.
    writing = Promise.all([writing, write()]).then(() => undefined);
    return writing;
  };
  const later = () => {
    changed = true;
    if (keeping.getState().state === "kept") show("pending");
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
    keeping,
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

/** What of the document's state is in the draft. */
const parts = ["history", "baseText", "savedText", "savedEntries", "unplaced"] as const;

function draftOf(state: EditorState, autosaved: StoredAutosaved | undefined): KeptDraft | undefined {
  if (autosaved) return { ...state.draft(), autosaved };
  return state.history.steps.length === 0 && state.unplaced.length === 0 ? undefined : state.draft();
}
