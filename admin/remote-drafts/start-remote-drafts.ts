import type { StoreApi } from "zustand/vanilla";
import type { Schemas } from "../../editing/labels/schema/schemas.ts";
import type { Migrations } from "../../schema/migrations/versions.ts";
import type { Publishing } from "../publish/create-publishing.ts";
import { openDraftBranches } from "../publish/open-draft-branches.ts";
import { createRepository } from "../publish/open-publishing.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { siteKey } from "../sync/content/site-key.ts";
import type { EditorState } from "../sync/state/editor-state.ts";
import type { Sync } from "../sync/sync.ts";
import { createRemoteDrafts, type RemoteDrafts } from "./create-remote-drafts.ts";
import { deviceKind } from "./device.ts";
import { createLocalWork } from "./local-work.ts";
import type { RemoteDraft } from "./remote-draft.ts";
import type { CurrentRemoteDrafts } from "./remote-drafts-context.ts";
import { createRemoteMemory } from "./remote-memory.ts";
import { isWritable } from "./remote-state.ts";

/** After the last change, and at most after the first one. */
const pauseMs = 15_000;
const longestPauseMs = 60_000;
const retryMs = 30_000;

/** Nothing else is asked as long as it is open. */
interface PublishDialog {
  readonly isOpen: () => boolean;
  readonly onClose: (run: () => void) => () => void;
}

/** What the synchronization needs of the opened editor. */
export interface RemoteDraftsParts {
  readonly store: StoreApi<EditorState>;
  readonly sync: Sync;
  readonly publishing: StoreApi<Publishing>;
  readonly content: EditorContent;
  readonly schemas: Schemas;
  readonly migrations: Migrations;
  /** The store that gets the result, for screens. */
  readonly current: CurrentRemoteDrafts;
  /** Nothing is merged or asked while it is open. */
  readonly publishDialog: PublishDialog;
  /** What a draft of another device is called, by its device and time. */
  readonly nameOf: (remote: RemoteDraft) => string;
  /** The work of another device was merged into this one. */
  readonly onMerged: (remote: RemoteDraft) => void;
  /** The work of another device is offered, and the user has to take or decline it. */
  readonly onOffered: () => void;
  /** The stored draft was replaced, and the site has to be opened again. */
  readonly onReopen: () => void;
}

/** Keeps what is unpublished on the host as long as the editor is open. Returns what ends it. */
export function startRemoteDrafts(parts: RemoteDraftsParts): () => void {
  const { store, sync, publishing, content, schemas, migrations, current } = parts;
  const { publishDialog, nameOf, onMerged } = parts;
  const { autosaved, versionStorage: storage, drafts } = sync;
  const memory = createRemoteMemory(siteKey(content, location), () => localStorage);
  const now = () => Date.now();
  const local = createLocalWork({ store, autosaved, storage, schemas, migrations, now });
  const work = { ...local, isBusy: () => local.isBusy() || publishDialog.isOpen() };
  const id = memory.choices().device ?? crypto.randomUUID();
  memory.choose({ device: id });
  const remote = createRemoteDrafts({
    ...{ work, memory, now, nameOf, onMerged, pictures: content.pictureStorage },
    device: { id, kind: deviceKind(navigator) },
    folder: content.publish?.settings.folder,
    async connect() {
      const access = await publishing.getState().access();
      return (
        access && {
          branches: openDraftBranches(access),
          repository: (branch) => createRepository({ ...access, settings: { ...access.settings, branch } }),
        }
      );
    },
    async reopen(draft) {
      await drafts.flush();
      await storage.write(draft);
      drafts.stop();
      parts.onReopen();
    },
  });
  current.setState({ drafts: remote });
  const stops = [
    followWork(remote, work),
    followScreen(remote),
    followConflict(remote, store),
    publishDialog.onClose(() => void remote.getState().update()),
    publishing.subscribe(({ isSignedIn }, before) => {
      if (isSignedIn !== before.isSignedIn) void remote.getState().open();
    }),
    remote.subscribe(({ now }, before) => {
      const isNew =
        before.now.state !== "offered" || now.state !== "offered" || before.now.found.head !== now.found.head;
      if (now.state === "offered" && isNew) parts.onOffered();
    }),
  ];
  void remote.getState().open();
  return () => {
    for (const stop of stops) stop();
    current.setState({ drafts: undefined });
  };
}

function followWork(
  remote: StoreApi<RemoteDrafts>,
  work: Pick<ReturnType<typeof createLocalWork>, "onChange" | "current">,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first: number | undefined;
  const run = () => {
    clearTimeout(timer);
    first = undefined;
    void remote.getState().update();
  };
  const stop = work.onChange(() => {
    const { now, noteEdit } = remote.getState();
    if (!isWritable(now)) return;
    noteEdit();
    first ??= Date.now();
    clearTimeout(timer);
    // What is published has to be gone from there soon.
    const wait = work.current() ? Math.min(pauseMs, first + longestPauseMs - Date.now()) : 1000;
    timer = setTimeout(run, Math.max(0, wait));
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function followScreen(remote: StoreApi<RemoteDrafts>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { now, update } = remote.getState();
    const isHidden = document.visibilityState === "hidden";
    if (isHidden ? now.state === "changed" : now.state !== "conflict") void update();
  };
  const stopFailures = remote.subscribe(({ now }, before) => {
    if (now === before.now || now.state !== "failed") return;
    clearTimeout(timer);
    const isPassing = now.why === "network" || now.why === "rate-limit" || now.why === "moved";
    if (isPassing) timer = setTimeout(() => document.visibilityState === "hidden" || look(), retryMs);
  });
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  return () => {
    clearTimeout(timer);
    stopFailures();
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", look);
  };
}

function followConflict(remote: StoreApi<RemoteDrafts>, store: StoreApi<EditorState>): () => void {
  let asked: EditorState["history"] | undefined;
  return store.subscribe(({ saving, history }) => {
    if (saving.state === "conflict" && saving.conflict.otherDraft) {
      asked ??= history;
      return;
    }
    if (asked && asked !== history) void remote.getState().resolveConflict();
    asked = undefined;
  });
}
