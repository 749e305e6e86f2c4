import type { IncomingMessage } from "node:http";
import type { PictureContent } from "../../../editing/document/picture.ts";
import { picturePathError } from "../../../renderer/resolve/pictures/picture-path.ts";
import { isPictureFocus } from "../../../schema/fields/picture-focus.ts";
import { pictureExtension } from "../../../schema/fields/picture-name.ts";
import { isLanguageTag } from "../../../schema/site/site-schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import type { PictureSave } from "./plan-pictures.ts";
import type { Rescued } from "./save-file.ts";
import { saveSite } from "./save-site.ts";

/** In bytes. */
const largest = 40_000;
const longest = 1000;

/**
 * Adds, changes or deletes a picture of content/media and its line of media.json: the body is
 * `{ "picture": …, "known": … }`. Its bytes are those of its version: of any picture that is there, or that was sent or
 * deleted before. Throws a RequestError: 400 for a name or a body that will not do, and what `saveSite` throws.
 */
export async function putPicture(
  request: IncomingMessage,
  context: EndpointContext,
  name: string,
): Promise<Rescued & { readonly file: string }> {
  const file = pictureFile(name);
  const body = bodyOf(await readBody(request, largest));
  const { problems: _, ...saved } = await saveSite(context, { texts: [], pictures: [{ name, ...body }] });
  return { file, ...saved };
}

/** Where a picture of this name is. Throws a RequestError, 400, for what can be none. */
export function pictureFile(name: string): string {
  if (pictureExtension.test(name) && picturePathError(name) === undefined) return `${mediaFolder}/${name}`;
  throw new RequestError({
    status: 400,
    error: `"${name}" is no name for a picture. Call it something like front-door.jpg.`,
  });
}

function bodyOf(bytes: Uint8Array): PictureSave {
  const value = jsonOf(bytes);
  if (isPictureSave(value) && Object.keys(value).length === 2) return value;
  throw new RequestError({
    status: 400,
    error:
      'The body must be { "picture": …, "known": … }, each null or { "version": … } with what is said of the picture.',
  });
}

/** Whether a value has a `picture` and what is `known` of it. */
export function isPictureSave(value: unknown): value is PictureSave {
  return isObject(value) && isContent(value.picture) && isContent(value.known);
}

/** The value of a body; undefined for one that is not JSON in UTF-8. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
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
