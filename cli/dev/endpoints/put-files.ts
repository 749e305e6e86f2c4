import type { IncomingMessage } from "node:http";
import { patternsFolder } from "../../../schema/site/pattern-schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { orderName } from "../../pipeline/read/read-order.ts";
import { etag } from "../../write/save/etag.ts";
import type { FileChange } from "../../write/save/file-change.ts";
import { readIfPresent } from "../../write/save/pending-save.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import type { NamedPictureSave } from "./plan-pictures.ts";
import { bytesOf, type Collections, entryFile } from "./put-entry.ts";
import { orderFile } from "./put-order.ts";
import { patternFile } from "./put-pattern.ts";
import { isPictureSave, jsonOf, pictureFile } from "./put-picture.ts";
import { fileInside, type Rescued } from "./save-file.ts";
import { saveSite } from "./save-site.ts";

/** In bytes: ten thousand long entries. */
const maxBytes = 100_000_000;

/** The response to a save. */
export interface SavedFiles extends Rescued {
  /** The ETags of the saved texts by their files, for the next save. */
  readonly etags: Readonly<Record<string, string>>;
}

/**
 * Saves files of the site together or not at all: the body is `{ "files": […] }`, each of them
 * `{ "file": …, "text": …, "over": … }` or, for a picture, `{ "file": …, "picture": …, "known": … }`. Throws a
 * RequestError: 400 for another body, 404 for a file that can be none of these, and what `saveSite` throws.
 */
export async function putFiles(request: IncomingMessage, context: EndpointContext): Promise<SavedFiles> {
  const sent = filesIn(await readBody(request, maxBytes));
  const collections = await context.engine.collections();
  const texts: FileChange[] = [];
  const pictures: NamedPictureSave[] = [];
  for (const save of sent) {
    if ("known" in save) pictures.push({ ...save, name: pictureName(save.file) });
    else if (await isToBeWritten(context, save))
      texts.push({ ...save, file: textFile(context, collections, save.file) });
  }
  const { problems: _, ...saved } = await saveSite(context, { texts, pictures });
  const etags = texts.flatMap(({ file, bytes }) => (bytes ? [[file, etag(bytes)] as const] : []));
  return { etags: Object.fromEntries(etags), ...saved };
}

/** Whether a file is not gone already that is to be deleted. */
async function isToBeWritten({ root }: EndpointContext, { file, bytes }: FileChange): Promise<boolean> {
  return bytes !== undefined || (await readIfPresent(await fileInside(root, file))) !== undefined;
}

function pictureName(file: string): string {
  const name = file.startsWith(`${mediaFolder}/`) ? file.slice(mediaFolder.length + 1) : file;
  pictureFile(name);
  return name;
}

function textFile({ config }: EndpointContext, collections: Collections, file: string): string {
  if (file === config) return file;
  const [, folder = "", name = ""] = /^content\/(.+)\/([^/]+)$/.exec(file) ?? [];
  const [, stem = ""] = /^(.+)\.(?:md|json)$/.exec(name) ?? [];
  const known =
    name === orderName
      ? orderFile(collections, folder)
      : file.startsWith(`${patternsFolder}/`)
        ? patternFile(stem)
        : entryFile(collections, `${folder}/${stem}`);
  if (known === file) return file;
  throw new RequestError({ status: 404, error: `There can be no file ${file}.` });
}

type FileSave = FileChange | (Omit<NamedPictureSave, "name"> & { readonly file: string });

function filesIn(body: Uint8Array): readonly FileSave[] {
  const value = jsonOf(body);
  const files = isObject(value) && Array.isArray(value.files) ? value.files.map(fileIn) : [];
  const names = new Set(files.flatMap((save) => save?.file ?? []));
  const isRight = files.every((save) => save !== undefined) && names.size === files.length;
  if (isRight && files.length > 0) return files.filter((save) => save !== undefined);
  throw new RequestError({
    status: 400,
    error:
      'The body must be { "files": […] }, each file once as { "file": …, "text": …, "over": … } or { "file": …, "picture": …, "known": … }.',
  });
}

function fileIn(save: unknown): FileSave | undefined {
  if (!isObject(save) || typeof save.file !== "string" || Object.keys(save).length !== 3) return undefined;
  const { file, text, over } = save;
  if (isPictureSave(save)) return { file, picture: save.picture, known: save.known };
  const isEtag = typeof over === "string" && /^(?:new|"[0-9a-f]{32}")$/.test(over);
  if (!isEtag || (text === null && over === "new")) return undefined;
  if (text === null) return { file, over };
  const bytes = bytesOf(text);
  return bytes && { file, bytes, over };
}
