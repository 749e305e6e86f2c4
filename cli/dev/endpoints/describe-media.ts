import type { PictureContent } from "../../../editing/document/picture.ts";
import { decodeText } from "../../../schema/sources/decode-text.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { catalogueFile } from "../../pipeline/read/read-catalogue.ts";
import { etag } from "../../write/save/etag.ts";
import type { FileChange } from "../../write/save/file-change.ts";
import { readIfPresent } from "../../write/save/pending-save.ts";
import { withJsonProperty, withoutJsonProperty } from "../../write/with-json-property.ts";
import { RequestError } from "../http/request-error.ts";
import { fileInside } from "./save-file.ts";

/**
 * How media.json changes by what is said of a picture, or by taking its line out; all others stay as they are. Nothing where it
 * stays the same. Throws a RequestError, 422, if that file can't be understood.
 */
export async function describeMedia(
  root: string,
  name: string,
  description: Omit<PictureContent, "version"> | undefined,
): Promise<FileChange | undefined> {
  const present = await readIfPresent(await fileInside(root, catalogueFile));
  const { text, problems } = present ? decodeText(present, catalogueFile) : { text: "{}\n", problems: [] };
  const read = text === undefined ? undefined : readJson(catalogueFile, text);
  const { value } = read?.source ?? {};
  if (text === undefined || typeof value !== "object" || value === null || Array.isArray(value)) {
    const error = `${catalogueFile} can't be understood, so nothing was added to it.`;
    throw new RequestError({ status: 422, error, problems: [...problems, ...(read?.problems ?? [])] });
  }
  const edited = description ? withJsonProperty(text, name, description) : withoutJsonProperty(text, name);
  if (edited === text || (!present && !description)) return undefined;
  return { file: catalogueFile, bytes: Buffer.from(edited), over: present ? etag(present) : "new" };
}
