import { createStore, type StoreApi } from "zustand/vanilla";
import { sameValue } from "../../editing/document/value.ts";
import { safeName } from "../publish/hosts/draft-branches.ts";
import { RepositoryError } from "../publish/hosts/repository.ts";
import type { StoredDraft } from "../sync/drafts/draft-writer.ts";
import { mergeClocks } from "./clock.ts";
import type { FoundDraft } from "./remote-draft.ts";
import type { RemoteMemory } from "./remote-memory.ts";
import { fetchPictures, openSession, type RemoteConnection, type RemoteSession } from "./remote-session.ts";
import { nextRemoteState, type RemoteEvent, type RemoteState } from "./remote-state.ts";
import { adopt, type SyncContext, syncDraft } from "./sync-draft.ts";

/** The unpublished work on a branch of the repository, so that other devices of the same user can continue it. */
export interface RemoteDrafts {
  /** How this browser's work relates to that of the branch. */
  readonly now: RemoteState;
  /** The versions of pictures that were too large for the last write. */
  readonly leftOut: readonly string[];
  /** Whether the last write had room for the named versions. */
  readonly hasAllVersions: boolean;
  /** Why the offered work could not be taken or declined; undefined if it could. */
  readonly failure: RepositoryError | undefined;
  /** Connects to the branch, and updates. */
  open(): Promise<void>;
  /** Reads what other devices have written, and writes what is not on the host yet. */
  update(): Promise<void>;
  /** Sets the state to `changed` until the next update. */
  noteEdit(): void;
  /** Replaces this browser's work by the offered one of another device. */
  takeFound(): Promise<void>;
  /** Saves the offered work aside in this browser, and continues with one's own. */
  declineFound(): Promise<void>;
  /** Called once the user has resolved the conflict with the work of another device. */
  resolveConflict(): Promise<void>;
  /** Answers whether work may be stored in a public repository. */
  agree(isAgreed: boolean): Promise<void>;
  /** Names the branch, where the key may not tell whose it is. */
  nameAccount(name: string): Promise<void>;
}

/** What the synchronization needs. */
interface RemoteDraftsOptions
  extends Pick<SyncContext, "work" | "device" | "pictures" | "nameOf" | "onMerged" | "now"> {
  /** Undefined if signed out. */
  readonly connect: () => Promise<RemoteConnection | undefined>;
  readonly memory: RemoteMemory;
  /** The site's folder in the repository; undefined for the repository itself. */
  readonly folder: string | undefined;
  /** Opens the site again with a draft. */
  readonly reopen: (draft: StoredDraft) => Promise<void>;
}

const maxAttempts = 5;

export function createRemoteDrafts(options: RemoteDraftsOptions): StoreApi<RemoteDrafts> {
  const { work, memory, nameOf, pictures } = options;
  let session: RemoteSession | undefined;
  let running: Promise<void> = Promise.resolve();
  return createStore<RemoteDrafts>()((set, get) => {
    const dispatch = (event: RemoteEvent) => set({ now: nextRemoteState(get().now, event) });
    const context: SyncContext = {
      ...options,
      dispatch,
      async keep(of, record) {
        of.record = record;
        await memory.write(record);
      },
      onWritten: set,
    };
    const alone = (step: () => Promise<void>): Promise<void> => {
      running = running.then(step).catch((error: unknown) => {
        if (!(error instanceof RepositoryError)) throw error;
        dispatch({ type: "failed", why: error.kind });
      });
      return running;
    };
    const update = async () => {
      if (work.isBusy()) return;
      for (let attempt = 0; session && attempt < maxAttempts; attempt++)
        if ((await syncDraft(session, context)) === "done") return;
      if (session) throw new RepositoryError("moved");
    };
    const open = async () => {
      session = undefined;
      const opened = await openSession(options);
      if (typeof opened === "string") return dispatch({ type: opened });
      session = opened;
      await update();
    };
    const withFound = (step: (of: RemoteSession, found: FoundDraft) => Promise<void>) =>
      alone(async () => {
        const { now } = get();
        set({ failure: undefined });
        if (!("found" in now) || !session) return;
        await step(session, now.found).catch((error: unknown) => {
          if (!(error instanceof RepositoryError)) throw error;
          set({ failure: error });
        });
      });
    return {
      now: { state: "opening" },
      leftOut: [],
      hasAllVersions: true,
      failure: undefined,
      open: () => alone(open),
      update: () => alone(session ? update : open),
      noteEdit: () => dispatch({ type: "edit" }),
      takeFound: () =>
        withFound(async (of, found) => {
          await fetchPictures(of, found, pictures);
          const { draft } = found.remote;
          if (!draft || !sameValue(work.current(), of.seen)) return update();
          await adopt(of, found, context);
          session = undefined;
          await options.reopen(draft);
        }),
      declineFound: () =>
        withFound(async (of, { head, remote }) => {
          if (remote.draft) await work.keepAside(remote.draft, nameOf(remote));
          const { at: _, ...record } = of.record;
          const clock = mergeClocks(record.clock, remote.clock);
          await context.keep(of, { ...record, clock, head, pictures: remote.pictures });
          await update();
        }),
      resolveConflict: () =>
        withFound(async (of, found) => {
          await adopt(of, found, context);
          await update();
        }),
      agree: (isAgreed) =>
        alone(async () => {
          memory.choose({ isAgreed });
          if (isAgreed) return open();
          session = undefined;
          dispatch({ type: "declined" });
        }),
      nameAccount: (name) =>
        alone(async () => {
          if (safeName(name) === "") return;
          memory.choose({ name });
          await open();
        }),
    };
  });
}
