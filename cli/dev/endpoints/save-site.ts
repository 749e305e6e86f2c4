import { rmdir } from "node:fs/promises";
import { join } from "node:path";
import { parentFolders } from "../../../renderer/resolve/pictures/picture-path.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { createSiteFolder, type SiteFolder } from "../../files/site-folder.ts";
import { etag } from "../../write/save/etag.ts";
import type { FileChange } from "../../write/save/file-change.ts";
import { readIfPresent } from "../../write/save/pending-save.ts";
import type { EngineThread } from "../engine/engine-thread.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { type NamedPictureSave, type PlannedPictures, planPictures } from "./plan-pictures.ts";
import { decodedText, fileInside, type Rescued, saveFiles } from "./save-file.ts";

/** What is written or deleted by one save. */
export interface SiteSave {
  /** The config, entries, orders and saved patterns; without bytes, the file is deleted. */
  readonly texts: readonly FileChange[];
  readonly pictures: readonly NamedPictureSave[];
}

/** A file that is not as it was loaded, as the body of a 409 names it. */
export interface ChangedFile {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** What is there now; absent if the file is gone. */
  readonly text?: string;
  readonly etag?: string;
}

/**
 * Checks the site with everything that a save changes, once, and only then writes it: all or nothing. Throws a RequestError: 409 with
 * the `files` that are not as they were loaded, 428 with the pictures in `missing` whose bytes are to be sent first, 422 with the
 * `problems` of its files where they have errors that are not in the files on disk, or what `saveFiles` throws.
 */
export async function saveSite(
  { root, engine, inTurn }: EndpointContext,
  { texts, pictures }: SiteSave,
): Promise<Rescued> {
  const folder = createSiteFolder(root);
  const planned = await planPictures(folder, pictures);
  denyChanged([...(await changedFiles(root, texts)), ...planned.changed]);
  denyMissing(planned.missing);
  await denyNewErrors(engine, texts, planned);
  const saved = await inTurn(() => writeSite(folder, { texts, pictures }));
  await engine.changed(["content"]);
  return saved;
}

/** Writes what a save changes, unchecked. Throws what `saveSite` throws, but 422. */
export async function writeSite(folder: SiteFolder, { texts, pictures }: SiteSave): Promise<Rescued> {
  const { changed, missing, written, deleted } = await planPictures(folder, pictures);
  denyChanged(changed);
  denyMissing(missing);
  const saved = await saveFiles(folder.path, [...written, ...texts, ...deleted]).catch((error: unknown) => {
    throw withFiles(error);
  });
  for (const { name, picture } of pictures) if (!picture) await removeEmptyFolders(folder, name);
  return saved;
}

async function denyNewErrors(
  engine: EngineThread,
  texts: readonly FileChange[],
  { facts }: PlannedPictures,
): Promise<void> {
  const files = texts.map(({ file, bytes }) => ({ file, bytes }));
  if (files.every(({ bytes }) => bytes === undefined)) return;
  const { problems, added } = await engine.checkDraft({ files, pictures: facts });
  const [first] = added;
  if (!first) return;
  const outcome = files.length === 1 ? "it was not saved" : "nothing was saved";
  const error = `${first.file} has new errors, so ${outcome}.`;
  throw new RequestError({ status: 422, error, problems });
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

async function changedFiles(root: string, texts: readonly FileChange[]): Promise<readonly ChangedFile[]> {
  const found = await Promise.all(
    texts.map(async ({ file, over }): Promise<ChangedFile[]> => {
      const present = await readIfPresent(await fileInside(root, file));
      if ((present ? etag(present) : "new") === over) return [];
      return [{ file, ...(present && { text: decodedText(present), etag: etag(present) }) }];
    }),
  );
  return found.flat();
}

function denyChanged(files: readonly ChangedFile[]): void {
  const [first] = files;
  if (!first) return;
  const error = `${first.file} ${first.text === undefined ? "is no longer there" : "was changed on disk since it was loaded"}.`;
  throw new RequestError({ ...first, status: 409, error, files });
}

function denyMissing(missing: readonly string[]): void {
  const [name] = missing;
  if (name === undefined) return;
  throw new RequestError({ status: 428, error: `The bytes of ${name} are to be sent first.`, missing });
}

/** What another program changes between the check and the write is found by the write, one file at a time. */
function withFiles(error: unknown): unknown {
  if (!(error instanceof RequestError) || error.body.status !== 409) return error;
  const { file, text, etag: tag } = error.body;
  return new RequestError({
    ...error.body,
    files: [{ file, ...(text !== undefined && { text, etag: tag }) }],
  });
}
