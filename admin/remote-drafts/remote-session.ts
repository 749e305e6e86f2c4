import { type DraftBranches, draftBranchName, safeName } from "../publish/hosts/draft-branches.ts";
import { type Repository, RepositoryError } from "../publish/hosts/repository.ts";
import type { PictureStorage } from "../sync/content/picture-storage.ts";
import { archiveStamp, emptyArchive } from "../sync/drafts/version-archive.ts";
import { mergeClocks } from "./clock.ts";
import type { DraftFiles } from "./draft-files.ts";
import type { LocalWork, Work } from "./local-work.ts";
import { type FoundDraft, picturePath } from "./remote-draft.ts";
import type { RemoteMemory, RemoteRecord } from "./remote-memory.ts";

/** Access to the branches of the repository. */
export interface RemoteConnection {
  readonly branches: DraftBranches;
  /** The repository, with commits to this branch. */
  repository(branch: string): Repository;
}

/** A connection to the branch of this user. */
export interface RemoteSession {
  readonly connection: RemoteConnection;
  /** The repository, with commits to the branch of this user. */
  readonly repository: Repository;
  /** What this browser and the branch had in common last, as it is stored. */
  record: RemoteRecord;
  /** What this browser and the branch had in common last. */
  seen: Work | undefined;
}

interface SessionOptions {
  readonly connect: () => Promise<RemoteConnection | undefined>;
  readonly work: LocalWork;
  readonly memory: RemoteMemory;
  readonly folder: string | undefined;
}

type Unopened = "signed-out" | "unnamed" | "unasked" | "declined";

export const noVersions = archiveStamp(emptyArchive);

export async function openSession({
  connect,
  work,
  memory,
  folder,
}: SessionOptions): Promise<RemoteSession | Unopened> {
  const connection = await connect();
  if (!connection) return "signed-out";
  const { name, isAgreed } = memory.choices();
  if (isAgreed === false) return "declined";
  if (isAgreed === undefined && (await connection.branches.isPublic())) return "unasked";
  const account = name ?? (await connection.branches.account()) ?? "";
  if (safeName(account) === "") return "unnamed";
  const branch = draftBranchName(account, folder);
  const known = await memory.read();
  const none: RemoteRecord = { branch, draft: null, clock: {}, versions: noVersions, pictures: {} };
  const record = known?.branch === branch ? known : none;
  return { connection, repository: connection.repository(branch), record, seen: workIn(record, work) };
}

export function workIn({ draft }: Pick<RemoteRecord, "draft">, work: LocalWork): Work | undefined {
  const found = draft === null ? undefined : work.restore(draft);
  return typeof found === "object" ? found : undefined;
}

export function recordOf(record: RemoteRecord, { head, remote }: FoundDraft): RemoteRecord {
  const { branch, versions } = record;
  const { draft, at, pictures } = remote;
  const clock = mergeClocks(record.clock, remote.clock);
  return { branch, head, draft, clock, versions, pictures, ...(draft && { at }) };
}

export async function fetchPictures(
  { repository }: RemoteSession,
  { head, remote }: FoundDraft,
  storage: Pick<PictureStorage, "get" | "add"> | undefined,
): Promise<void> {
  for (const [version, { width, height, type }] of Object.entries(remote.pictures)) {
    if (!storage || storage.get(version)) continue;
    const bytes = await repository.bytes(picturePath(version), head);
    if (bytes) await storage.add({ file: new Blob([bytes], { type }), width, height });
  }
}

interface Writing {
  readonly head: string | undefined;
  readonly files: DraftFiles["files"];
  readonly isReplaced: boolean;
}

const message = "[skip ci] Unpublished work";

/** Undefined, without writing, where the branch is not at `head` any more. */
export async function writeFiles(
  { connection, repository, record }: RemoteSession,
  { head, files, isReplaced }: Writing,
): Promise<string | undefined> {
  const { branch } = record;
  try {
    if (isReplaced || head === undefined) {
      if (head !== undefined) await connection.branches.remove(branch, head);
      return await connection.branches.create({ branch, message, files });
    }
    const paths = files.map(({ path }) => path);
    const known = await repository.read(paths, head);
    const changes = files.map((file) => ({ ...file, version: known.get(file.path)?.version }));
    return await repository.commit({ message, head, files: changes });
  } catch (error) {
    if (error instanceof RepositoryError && error.kind === "moved") return undefined;
    throw error;
  }
}
