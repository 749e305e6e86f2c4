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

export interface RemoteDrafts {
  readonly now: RemoteState;
  readonly leftOut: readonly string[];
  readonly hasAllVersions: boolean;
  readonly failure: RepositoryError | undefined;
  open(): Promise<void>;
  /** Looks what other devices have written, and writes what is not on the host yet. */
  update(): Promise<void>;
  noteEdit(): void;
  takeFound(): Promise<void>;
  declineFound(): Promise<void>;
  resolveConflict(): Promise<void>;
  agree(isAgreed: boolean): Promise<void>;
  nameAccount(name: string): Promise<void>;
}

export interface RemoteDraftsOptions
  extends Pick<SyncContext, "work" | "device" | "pictures" | "nameOf" | "onMerged" | "now"> {
  readonly connect: () => Promise<RemoteConnection | undefined>;
  readonly memory: RemoteMemory;
  readonly folder: string | undefined;
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
