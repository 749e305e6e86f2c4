import { readFile } from "node:fs/promises";
import type { PictureContent } from "../../../admin/document/picture-file.ts";
import { decodeText } from "../../../schema/decode-text.ts";
import { readJson } from "../../../schema/json-source.ts";
import { catalogueFile } from "../../read/read-catalogue.ts";
import { withJsonProperty, withoutJsonProperty } from "../../write/with-json-property.ts";
import { etag } from "../etag.ts";
import { RequestError } from "../request-error.ts";
import { pathInside, saveFile } from "../save-file.ts";

/**
 * Writes what is said of a picture into media.json, or takes its line out; all others stay as they are. Throws a RequestError, 422, if
 * that file can't be understood.
 */
export async function describeMedia(
  root: string,
  name: string,
  description: Omit<PictureContent, "version"> | undefined,
): Promise<void> {
  const path = await pathInside(root, catalogueFile);
  const present = await readFile(path).catch(() => undefined);
  const { text, problems } = present ? decodeText(present, catalogueFile) : { text: "{}\n", problems: [] };
  const read = text === undefined ? undefined : readJson(catalogueFile, text);
  const { value } = read?.source ?? {};
  if (text === undefined || typeof value !== "object" || value === null || Array.isArray(value)) {
    const error = `${catalogueFile} can't be understood, so nothing was added to it.`;
    throw new RequestError({ status: 422, error, problems: [...problems, ...(read?.problems ?? [])] });
  }
  const edited = description ? withJsonProperty(text, name, description) : withoutJsonProperty(text, name);
  if (edited === text || (!present && !description)) return;
  const over = present ? etag(present) : "new";
  await saveFile(root, { file: catalogueFile, bytes: Buffer.from(edited), over });
}
