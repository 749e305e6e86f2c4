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
 * How media.json changes by what is said of pictures, or by taking the lines of those without a description out; all others stay as
 * they are. Nothing where it stays the same. Throws a RequestError, 422, if that file can't be understood.
 */
export async function describeMedia(
  root: string,
  pictures: readonly (readonly [name: string, content: PictureContent | undefined])[],
): Promise<FileChange | undefined> {
  const present = await readIfPresent(await fileInside(root, catalogueFile));
  const { text, problems } = present ? decodeText(present, catalogueFile) : { text: "{}\n", problems: [] };
  const read = text === undefined ? undefined : readJson(catalogueFile, text);
  const { value } = read?.source ?? {};
  if (text === undefined || typeof value !== "object" || value === null || Array.isArray(value)) {
    const error = `${catalogueFile} can't be understood, so nothing was added to it.`;
    throw new RequestError({ status: 422, error, problems: [...problems, ...(read?.problems ?? [])] });
  }
  const edited = pictures.reduce((json, [name, { version: _, ...said } = { version: "" }]) => {
    const isSaid = Object.keys(said).length > 0;
    return isSaid ? withJsonProperty(json, name, said) : withoutJsonProperty(json, name);
  }, text);
  if (edited === text) return undefined;
  return { file: catalogueFile, bytes: Buffer.from(edited), over: present ? etag(present) : "new" };
}
