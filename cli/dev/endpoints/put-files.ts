import type { IncomingMessage } from "node:http";
import { etag } from "../../write/save/etag.ts";
import type { FileChange } from "../../write/save/file-change.ts";
import { readIfPresent } from "../../write/save/pending-save.ts";
import { readBody } from "../http/read-body.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import type { NamedPictureSave } from "./plan-pictures.ts";
import { readSaveBody } from "./save-body.ts";
import { fileInside, type Rescued } from "./save-file.ts";
import { saveSite } from "./save-site.ts";
import { denyForeignText, pictureName } from "./saved-file.ts";

/** In bytes: ten thousand long entries. */
const maxBytes = 100_000_000;

/** The response to a save. */
export interface SavedFiles extends Rescued {
  /** The ETags of the saved texts by their files, for the next save. */
  readonly etags: Readonly<Record<string, string>>;
}

/**
 * Saves files of the site together or not at all: the body is what `readSaveBody` reads. Throws a RequestError: 400 for another body,
 * 404 for a file that can be none of the site's, and what `saveSite` throws.
 */
export async function putFiles(request: IncomingMessage, context: EndpointContext): Promise<SavedFiles> {
  const sent = readSaveBody(await readBody(request, maxBytes));
  const folders = { config: context.config, collections: await context.engine.collections() };
  const texts: FileChange[] = [];
  const pictures: NamedPictureSave[] = [];
  for (const save of sent) {
    if ("known" in save) pictures.push({ ...save, name: pictureName(save.file) });
    else {
      denyForeignText(save.file, folders);
      if (await isToBeWritten(context, save)) texts.push(save);
    }
  }
  const saved = await saveSite(context, { texts, pictures });
  const etags = texts.flatMap(({ file, bytes }) => (bytes ? [[file, etag(bytes)] as const] : []));
  return { etags: Object.fromEntries(etags), ...saved };
}

/** Whether a file is not gone already that is to be deleted. */
async function isToBeWritten({ root }: EndpointContext, { file, bytes }: FileChange): Promise<boolean> {
  return bytes !== undefined || (await readIfPresent(await fileInside(root, file))) !== undefined;
}
