import { type PictureContent, pictureText } from "../../../editing/document/picture.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { fileSystemKey } from "../../../schema/text/confusable-names.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { versionOf } from "../../assets/measure-picture.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { readMedia } from "../../pipeline/read/read-media.ts";
import { etag } from "../../write/save/etag.ts";
import type { FileChange } from "../../write/save/file-change.ts";
import { readIfPresent } from "../../write/save/pending-save.ts";
import { storedFolder } from "../engine/stored-picture.ts";
import { RequestError } from "../http/request-error.ts";
import { describeMedia } from "./describe-media.ts";
import { bytesOfVersion, checkedPicture } from "./picture-bytes.ts";
import { fileInside } from "./save-file.ts";

/** A change of a picture of content/media and of its line in media.json. */
export interface PictureSave {
  /** What is saved; null to delete the picture. */
  readonly picture: PictureContent | null;
  /** What the editor believes to be there; null if nothing. Another content is a conflict. */
  readonly known: PictureContent | null;
}

export interface NamedPictureSave extends PictureSave {
  /** With its folders, such as `rooms/a.jpg`. */
  readonly name: string;
}

/** What saving pictures takes. */
export interface PlannedPictures {
  /** The pictures that are not as they were loaded, with what is there as JSON. */
  readonly changed: readonly { readonly file: string; readonly text?: string }[];
  /** The names of pictures whose bytes are not here. */
  readonly missing: readonly string[];
  /** Written before whatever shows the pictures. */
  readonly written: readonly FileChange[];
  /** Deleted after whatever has shown the pictures. */
  readonly deleted: readonly FileChange[];
  /** The pictures as they will be, by name; undefined for one that is deleted. */
  readonly facts: readonly (readonly [name: string, facts: MediaMetadata | undefined])[];
}

const none: PlannedPictures = { changed: [], missing: [], written: [], deleted: [], facts: [] };

/**
 * Plans changes of pictures; the bytes of one are those of its version: of any picture that is there, or that was sent or deleted
 * before. Throws a RequestError: 409 for a name that another picture has on some disks, 422 for bytes that are not the picture that
 * the name says and for a media.json that can't be understood.
 */
export async function planPictures(
  folder: SiteFolder,
  saves: readonly NamedPictureSave[],
): Promise<PlannedPictures> {
  if (saves.length === 0) return none;
  const { media } = await readMedia(folder);
  const changed = saves.flatMap(({ name, picture, known }) => {
    const present = media.get(name);
    if (textOf(present) === textOf(known ?? undefined)) {
      if (picture && !present) denyTaken(name, media);
      return [];
    }
    const text = textOf(present);
    return [{ file: `${mediaFolder}/${name}`, ...(text !== undefined && { text }) }];
  });
  if (changed.length > 0) return { ...none, changed };
  const plans = await Promise.all(saves.map((save) => planPicture(folder, save, media)));
  const catalogue = await describeMedia(
    folder.path,
    saves.map(({ name, picture }) => [name, picture ?? undefined]),
  );
  return {
    changed: plans.flatMap(({ conflict }) => conflict ?? []),
    missing: plans.flatMap(({ missing }) => missing ?? []),
    written: [...plans.flatMap(({ written }) => written ?? []), ...(catalogue ? [catalogue] : [])],
    deleted: plans.flatMap(({ deleted }) => deleted ?? []),
    facts: plans.flatMap(({ facts }) => (facts ? [facts] : [])),
  };
}

interface PlannedPicture {
  readonly conflict?: { readonly file: string; readonly text?: string };
  readonly missing?: string;
  readonly written?: FileChange;
  readonly deleted?: FileChange;
  readonly facts?: readonly [name: string, facts: MediaMetadata | undefined];
}

async function planPicture(
  folder: SiteFolder,
  { name, picture }: NamedPictureSave,
  media: ReadonlyMap<string, MediaMetadata>,
): Promise<PlannedPicture> {
  const present = media.get(name);
  const file = `${mediaFolder}/${name}`;
  if (picture && present?.version === picture.version) return { facts: [name, described(present, picture)] };
  const before = present && (await readIfPresent(await fileInside(folder.path, file)));
  if (present && (!before || versionOf(before) !== present.version)) return { conflict: { file } };
  const replaced = {
    file,
    over: before ? etag(before) : "new",
    ...(present && { backup: `${storedFolder}/${present.version}` }),
  };
  if (!picture) return { deleted: replaced, facts: [name, undefined] };
  const bytes = await bytesOfVersion(folder, picture.version, media);
  if (!bytes) return { missing: name };
  const facts = described(await checkedPicture(name, bytes), picture);
  return { written: { ...replaced, bytes }, facts: [name, facts] };
}

/** On some disks two names that differ in case are one file. */
function denyTaken(name: string, media: ReadonlyMap<string, MediaMetadata>): void {
  const isTaken = [...media.keys()].some((other) => other !== name && !canStandBeside(name, other));
  if (isTaken) throw new RequestError({ status: 409, error: `There is a picture ${name} already.` });
}

/** What was measured of a picture, with another description. */
function described(
  { width, height, bytes, moves, transparent }: MediaMetadata,
  picture: PictureContent,
): MediaMetadata {
  return {
    ...{ width, height },
    ...(bytes !== undefined && { bytes }),
    ...(moves && { moves }),
    ...(transparent && { transparent }),
    ...picture,
  };
}

/** Whether two paths of pictures can be on every disk at a time: no part of one is a file of the other, or one that some disk can't tell from it. */
function canStandBeside(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((path) => path.split("/"));
  for (const [depth, part] of (parts ?? []).entries()) {
    const beside = others?.[depth];
    const isEnd = depth + 1 === parts?.length || depth + 1 === others?.length;
    if (part !== beside) return beside === undefined || fileSystemKey(part) !== fileSystemKey(beside);
    if (isEnd) return false;
  }
  return true;
}

function textOf(content: PictureContent | undefined): string | undefined {
  return content && pictureText(content);
}
