import { rmdir } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { type PictureContent, pictureText } from "../../../editing/document/picture.ts";
import { parentFolders, picturePathError } from "../../../renderer/resolve/pictures/picture-path.ts";
import { isPictureFocus } from "../../../schema/fields/picture-focus.ts";
import { pictureExtension } from "../../../schema/fields/picture-name.ts";
import { isLanguageTag } from "../../../schema/site/site-schema.ts";
import { fileSystemKey } from "../../../schema/text/confusable-names.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { versionOf } from "../../assets/measure-picture.ts";
import { createSiteFolder, type SiteFolder } from "../../files/site-folder.ts";
import { readMedia } from "../../pipeline/read/read-media.ts";
import { etag } from "../../write/save/etag.ts";
import type { FileChange } from "../../write/save/file-change.ts";
import { readIfPresent } from "../../write/save/pending-save.ts";
import { storedFolder } from "../engine/stored-picture.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import { describeMedia } from "./describe-media.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { bytesOfVersion, checkedPicture } from "./picture-bytes.ts";
import { fileInside, type Rescued, saveFiles } from "./save-file.ts";

/** In bytes. */
const largest = 40_000;
const longest = 1000;

/** The body of a request that changes a picture. */
interface PictureSave {
  /** What is saved; null to delete the picture. */
  readonly picture: PictureContent | null;
  /** What the editor believes to be there; null if nothing. Another content is a conflict. */
  readonly known: PictureContent | null;
}

/**
 * Adds, changes or deletes a picture of content/media and its line of media.json: the body is
 * `{ "picture": …, "known": … }`. Its bytes are those of its version: of any picture that is there, or that was sent or
 * deleted before. Throws a RequestError: 400 for a name or a body that will not do, 409 with the `text` of what is there
 * if it is not the known one, 422 for bytes that are not the picture that the name says, 428 where its bytes are not here.
 */
export async function putPicture(
  request: IncomingMessage,
  { root, engine, inTurn }: EndpointContext,
  name: string,
): Promise<Rescued & { readonly file: string }> {
  const file = pictureFile(name);
  const body = bodyOf(await readBody(request, largest));
  const saved = await inTurn(() => writePicture(createSiteFolder(root), name, body));
  await engine.changed(["content"]);
  return { file, ...saved };
}

/** Throws what `putPicture` throws. */
export async function writePicture(
  folder: SiteFolder,
  name: string,
  { picture, known }: PictureSave,
): Promise<Rescued> {
  const { media } = await readMedia(folder);
  const present = media.get(name);
  if (textOf(present) !== textOf(known ?? undefined)) {
    const error = present ? `${name} was changed since it was loaded.` : `There is no picture ${name}.`;
    const text = textOf(present);
    throw new RequestError({ status: 409, error, ...(text !== undefined && { text }) });
  }
  // On some disks two names that differ in case are one file.
  const isTaken = [...media.keys()].some((other) => other !== name && !canStandBeside(name, other));
  if (picture && !present && isTaken)
    throw new RequestError({ status: 409, error: `There is a picture ${name} already.` });
  const file = pictureFile(name);
  const isOther = picture?.version !== present?.version;
  const bytes = picture && isOther ? await bytesFor(folder, name, picture.version) : undefined;
  const content = present && isOther ? await knownBytes(folder, name, present.version) : undefined;
  const replaced: FileChange = {
    file,
    ...(bytes && { bytes }),
    over: content ? etag(content) : "new",
    ...(present && { backup: `${storedFolder}/${present.version}` }),
  };
  const { version: _, ...said } = picture ?? { version: "" };
  const described = await describeMedia(folder.path, name, Object.keys(said).length > 0 ? said : undefined);
  const [first, second] = [isOther ? replaced : undefined, described];
  // A picture is there before something is said of it, and as long as that is.
  const changes = (picture ? [first, second] : [second, first]).filter((change) => change !== undefined);
  const saved = await saveFiles(folder.path, changes).catch(async (error: unknown) => {
    throw await pictureConflict(folder, name, error);
  });
  if (!picture) await removeEmptyFolders(folder, name);
  return saved;
}

async function pictureConflict(folder: SiteFolder, name: string, error: unknown): Promise<unknown> {
  if (!(error instanceof RequestError) || error.body.status !== 409) return error;
  const { text: _, etag: __, ...body } = error.body;
  const text = textOf((await readMedia(folder)).media.get(name));
  return new RequestError({ ...body, ...(text !== undefined && { text }) });
}

/** The bytes of a picture that is there. Throws a RequestError, 409, if they are others by now. */
async function knownBytes(folder: SiteFolder, name: string, version: string): Promise<Uint8Array> {
  const bytes = await readIfPresent(await fileInside(folder.path, pictureFile(name)));
  if (bytes && versionOf(bytes) === version) return bytes;
  throw new RequestError({ status: 409, error: `${name} was changed since it was loaded.` });
}

async function removeEmptyFolders(folder: SiteFolder, name: string): Promise<void> {
  for (const above of parentFolders(name).toReversed()) {
    const isGone = await rmdir(join(folder.path, mediaFolder, above)).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
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

async function bytesFor(folder: SiteFolder, name: string, version: string): Promise<Uint8Array> {
  const bytes = await bytesOfVersion(folder, version);
  if (!bytes) throw new RequestError({ status: 428, error: `The bytes of ${name} are to be sent first.` });
  await checkedPicture(name, bytes);
  return bytes;
}

function textOf(content: PictureContent | undefined): string | undefined {
  return content && pictureText(content);
}

/** Where a picture of this name is. Throws a RequestError, 400, for what can be none. */
function pictureFile(name: string): string {
  if (pictureExtension.test(name) && picturePathError(name) === undefined) return `${mediaFolder}/${name}`;
  throw new RequestError({
    status: 400,
    error: `"${name}" is no name for a picture. Call it something like front-door.jpg.`,
  });
}

function bodyOf(bytes: Uint8Array): PictureSave {
  const wrong = new RequestError({
    status: 400,
    error:
      'The body must be { "picture": …, "known": … }, each null or { "version": … } with what is said of the picture.',
  });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw wrong;
  }
  if (!isObject(value) || Object.keys(value).sort().join() !== "known,picture") throw wrong;
  const { picture, known } = value;
  if (!isContent(picture) || !isContent(known)) throw wrong;
  return { picture, known };
}

function isContent(value: unknown): value is PictureContent | null {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const { version, alt, alts, decorative, dark, focus, ...others } = value;
  const isText = (text: unknown) => typeof text === "string" && text.length <= longest;
  const areTexts =
    isObject(alts) && Object.entries(alts).every(([tag, text]) => isLanguageTag(tag) && isText(text));
  return (
    typeof version === "string" &&
    /^[0-9a-f]{8}$/.test(version) &&
    (alt === undefined || isText(alt)) &&
    (alts === undefined || areTexts) &&
    (decorative === undefined || decorative === true) &&
    (dark === undefined || isText(dark)) &&
    (focus === undefined || isPictureFocus(focus)) &&
    Object.keys(others).length === 0
  );
}
