import type { FileChange } from "../publish/hosts/repository.ts";
import type { PictureStorage } from "../sync/content/picture-storage.ts";
import type { StoredDraft } from "../sync/drafts/draft-writer.ts";
import { archiveStamp, type VersionArchive } from "../sync/drafts/version-archive.ts";
import type { Clock } from "./clock.ts";
import type { Device } from "./device.ts";
import {
  draftPath,
  picturePath,
  type RemoteDraft,
  type RemotePicture,
  versionsPath,
} from "./remote-draft.ts";

/** In letters and bytes; hosts take requests of a few tens of megabytes. */
const maxDraftLetters = 5_000_000;
const maxVersionLetters = 5_000_000;
const maxPictureBytes = 5_000_000;
const maxAllPictureBytes = 16_000_000;

interface DraftContent {
  readonly id: string;
  readonly device: Device;
  readonly clock: Clock;
  readonly at: number;
  readonly draft: StoredDraft | null;
  readonly archive: VersionArchive;
  readonly pictureOf: PictureStorage["get"];
  readonly there: { readonly pictures: RemoteDraft["pictures"]; readonly versions: string };
}

/** The files of a write to the branch. */
export interface DraftFiles {
  /** Undefined content deletes the file. */
  readonly files: readonly Pick<FileChange, "path" | "content">[];
  /** All pictures that the branch has after the write, by version. */
  readonly pictures: RemoteDraft["pictures"];
  /** The versions of pictures that are too large to be carried. */
  readonly leftOut: readonly string[];
  /** Whether the draft itself is too large for the host. */
  readonly isTooLarge: boolean;
  /** Whether the named versions had room. */
  readonly hasAllVersions: boolean;
}

export function draftFiles({
  id,
  device,
  clock,
  at,
  draft,
  archive,
  pictureOf,
  there,
}: DraftContent): DraftFiles {
  const versions = JSON.stringify(archive);
  const hasAllVersions = versions.length <= maxVersionLetters;
  const words = [JSON.stringify(draft), ...(hasAllVersions ? [versions] : [])].join(" ");
  const pictures = new Map<string, RemotePicture>();
  const added: Pick<FileChange, "path" | "content">[] = [];
  const leftOut: string[] = [];
  let bytes = 0;
  for (const version of picturesIn(words)) {
    const picture = pictureOf(version);
    if (!picture) continue;
    const { file, width, height } = picture;
    bytes += file.size;
    if (file.size > maxPictureBytes || bytes > maxAllPictureBytes) {
      bytes -= file.size;
      leftOut.push(version);
      continue;
    }
    pictures.set(version, { width, height, type: file.type });
    if (!Object.hasOwn(there.pictures, version)) added.push({ path: picturePath(version), content: file });
  }
  const removed = Object.keys(there.pictures).filter((version) => !pictures.has(version));
  const remote: RemoteDraft = {
    format: 1,
    id,
    device,
    clock,
    at,
    draft,
    pictures: Object.fromEntries(pictures),
  };
  const text = JSON.stringify(remote);
  const isKept = hasAllVersions && there.versions !== archiveStamp(archive);
  return {
    files: [
      { path: draftPath, content: text },
      ...(isKept ? [{ path: versionsPath, content: versions }] : []),
      ...added,
      ...removed.map((version) => ({ path: picturePath(version), content: undefined })),
    ],
    pictures: remote.pictures,
    leftOut,
    isTooLarge: text.length > maxDraftLetters,
    hasAllVersions,
  };
}

function picturesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/"version":"([0-9a-f]{8})"/g)].map(([, version = ""]) => version));
}
