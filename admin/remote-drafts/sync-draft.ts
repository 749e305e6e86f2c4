import { sameValue } from "../../editing/document/value.ts";
import { unlessMissing } from "../publish/hosts/read-each.ts";
import type { PictureStorage } from "../sync/content/picture-storage.ts";
import {
  archiveStamp,
  emptyArchive,
  readArchive,
  type VersionArchive,
} from "../sync/drafts/version-archive.ts";
import { advanceClock, includesClock, mergeClocks } from "./clock.ts";
import type { Device } from "./device.ts";
import { draftFiles } from "./draft-files.ts";
import type { LocalWork } from "./local-work.ts";
import {
  draftPath,
  type FoundDraft,
  type RemoteDraft,
  readRemoteDraft,
  versionsPath,
} from "./remote-draft.ts";
import type { RemoteRecord } from "./remote-memory.ts";
import {
  fetchPictures,
  noVersions,
  type RemoteSession,
  recordOf,
  workIn,
  writeFiles,
} from "./remote-session.ts";
import type { RemoteEvent } from "./remote-state.ts";

/** What a step of the synchronization needs. */
export interface SyncContext {
  readonly work: LocalWork;
  readonly device: Device;
  /** Undefined where pictures can't be edited. */
  readonly pictures: Pick<PictureStorage, "get" | "add"> | undefined;
  /** What a draft of another device is called, by its device and time. */
  readonly nameOf: (remote: RemoteDraft) => string;
  /** The work of another device was merged into this one. */
  readonly onMerged: (remote: RemoteDraft) => void;
  readonly now: () => number;
  readonly dispatch: (event: RemoteEvent) => void;
  /** Stores what the browser and the branch have in common now. */
  readonly keep: (session: RemoteSession, record: RemoteRecord) => Promise<void>;
  /** What the last write had no room for. */
  readonly onWritten: (left: {
    readonly leftOut: readonly string[];
    readonly hasAllVersions: boolean;
  }) => void;
}

/** `again`: what the branch has is known now, or it has moved meanwhile. */
type SyncStep = "done" | "again";

export async function syncDraft(session: RemoteSession, context: SyncContext): Promise<SyncStep> {
  const { work, keep, dispatch } = context;
  const head = await unlessMissing(session.repository.head());
  if (head !== undefined && head !== session.record.head) return look(session, head, context);
  if (head === undefined && session.record.head !== undefined) {
    const { head: _, ...record } = session.record;
    await keep(session, { ...record, pictures: {}, versions: noVersions });
  }
  const archive = await work.readVersions();
  const { record, seen } = session;
  const current = work.current();
  const isEmpty = current === undefined && archiveStamp(archive) === noVersions;
  const isStored = sameValue(current, seen) && archiveStamp(archive) === record.versions;
  if (head === undefined ? isEmpty : isStored) {
    dispatch({ type: "stored", ...(current && { at: record.at }) });
    return "done";
  }
  return write(session, { head, archive }, context);
}

interface Written {
  readonly head: string | undefined;
  readonly archive: VersionArchive;
}

async function write(
  session: RemoteSession,
  { head, archive }: Written,
  context: SyncContext,
): Promise<SyncStep> {
  const { work, device, pictures, now, dispatch, keep, onWritten } = context;
  const { record } = session;
  dispatch({ type: "write", at: record.at });
  const id = crypto.randomUUID();
  const clock = advanceClock(record.clock, device.id);
  const current = work.current();
  const draft = current ? work.draft() : null;
  const isReplaced = head === undefined || draft === null;
  const { files, isTooLarge, ...made } = draftFiles({
    ...{ id, device, clock, at: now(), draft, archive },
    pictureOf: (version) => pictures?.get(version),
    there: isReplaced ? { pictures: {}, versions: noVersions } : record,
  });
  onWritten(made);
  if (isTooLarge) {
    dispatch({ type: "failed", why: "draft-too-large" });
    return "done";
  }
  await keep(session, { ...record, attempt: id });
  const written = await writeFiles(session, { head, files, isReplaced });
  if (written === undefined) return "again";
  session.seen = current;
  const versions = made.hasAllVersions ? archiveStamp(archive) : record.versions;
  const at = draft ? now() : undefined;
  const { branch } = record;
  await keep(session, { branch, head: written, draft, at, clock, versions, pictures: made.pictures });
  dispatch({ type: "stored", at });
  if (!sameValue(work.current(), current)) dispatch({ type: "edit" });
  return "done";
}

async function look(session: RemoteSession, head: string, context: SyncContext): Promise<SyncStep> {
  const { work, dispatch } = context;
  const files = await session.repository.read([draftPath, versionsPath], head);
  const read = readRemoteDraft(files.get(draftPath)?.text ?? "");
  if (read.kind !== "read") {
    dispatch({ type: "unreadable", why: read.kind, device: read.device });
    return "done";
  }
  const archive = archiveIn(files.get(versionsPath)?.text);
  if (archiveStamp(archive) !== noVersions) await work.mergeVersions(archive);
  session.record = { ...session.record, versions: archiveStamp(archive) };
  return meet(session, { head, remote: read.remote }, context);
}

async function meet(session: RemoteSession, found: FoundDraft, context: SyncContext): Promise<SyncStep> {
  const { work, keep, dispatch, pictures, nameOf, onMerged } = context;
  const { remote, head } = found;
  const { record } = session;
  // The branch may have been deleted, and begun anew by a device that never saw what this one wrote.
  const isSuccessor = includesClock(remote.clock, record.clock);
  const seen = isSuccessor ? session.seen : undefined;
  if (remote.draft === null && remote.id !== record.attempt) {
    const { at: _, ...emptied } = record;
    session.seen = seen;
    const draft = isSuccessor ? record.draft : null;
    const clock = mergeClocks(record.clock, remote.clock);
    await keep(session, { ...emptied, draft, clock, head, pictures: remote.pictures });
    return "again";
  }
  const theirs = remote.draft ? work.restore(remote.draft) : "published";
  if (theirs === "newer" || theirs === "damaged") {
    dispatch({ type: "unreadable", why: theirs, device: remote.device });
    return "done";
  }
  const mine = work.current();
  const isKnown = remote.id === record.attempt || theirs === "published" || sameValue(theirs, mine);
  if (!isKnown && sameValue(mine, seen)) {
    dispatch({ type: "found", found });
    return "done";
  }
  if (!isKnown && remote.draft) {
    await fetchPictures(session, found, pictures);
    if ((await work.merge(seen, remote.draft, nameOf(remote))) === "conflict") {
      dispatch({ type: "conflict", found });
      return "done";
    }
    onMerged(remote);
  }
  await adopt(session, found, context);
  return "again";
}

export async function adopt(
  session: RemoteSession,
  found: FoundDraft,
  { work, keep }: Pick<SyncContext, "work" | "keep">,
): Promise<void> {
  session.seen = workIn(found.remote, work);
  await keep(session, recordOf(session.record, found));
}

function archiveIn(text: string | undefined): VersionArchive {
  try {
    return readArchive(JSON.parse(text ?? ""));
  } catch {
    return emptyArchive;
  }
}
