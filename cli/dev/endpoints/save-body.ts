import type { PictureContent } from "../../../editing/document/picture.ts";
import { isPictureFocus } from "../../../schema/fields/picture-focus.ts";
import { isLanguageTag } from "../../../schema/site/site-schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import type { FileChange } from "../../write/save/file-change.ts";
import { RequestError } from "../http/request-error.ts";
import type { PictureSave } from "./plan-pictures.ts";

/** A text that is written, or deleted where it has no bytes, or a picture. */
type FileSave = FileChange | (PictureSave & { readonly file: string });

/** In characters. */
const longestAlt = 1000;

/**
 * The files of the body of a save, `{ "files": […] }`: each of them once, as `{ "file": …, "text": …, "over": … }` or, for a picture,
 * `{ "file": …, "picture": …, "known": … }`. Throws a RequestError, 400, for another body.
 */
export function readSaveBody(body: Uint8Array): readonly FileSave[] {
  const value = jsonOf(body);
  const files = isObject(value) && Array.isArray(value.files) ? value.files.map(fileIn) : [];
  const isAlone = isObject(value) && Object.keys(value).length === 1;
  const names = new Set(files.flatMap((save) => save?.file ?? []));
  const isRight = isAlone && files.every((save) => save !== undefined) && names.size === files.length;
  if (isRight && files.length > 0) return files.filter((save) => save !== undefined);
  throw new RequestError({
    status: 400,
    error:
      'The body must be { "files": […] }, each file once as { "file": …, "text": …, "over": … } or { "file": …, "picture": …, "known": … }.',
  });
}

/** The value of a body; undefined for one that is not JSON in UTF-8. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function fileIn(save: unknown): FileSave | undefined {
  if (!isObject(save) || typeof save.file !== "string" || Object.keys(save).length !== 3) return undefined;
  const { file, text, over, picture, known } = save;
  if (isContent(picture) && isContent(known)) return { file, picture, known };
  const isEtag = typeof over === "string" && /^(?:new|"[0-9a-f]{32}")$/.test(over);
  if (!isEtag || (text === null && over === "new")) return undefined;
  if (text === null) return { file, over };
  const bytes = bytesOf(text);
  return bytes && { file, bytes, over };
}

/** The bytes of a text; undefined for what is none, or has half of a surrogate pair, which has no bytes. */
function bytesOf(text: unknown): Uint8Array | undefined {
  const bytes = typeof text === "string" ? Buffer.from(text) : undefined;
  return bytes?.toString() === text ? bytes : undefined;
}

function isContent(value: unknown): value is PictureContent | null {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const { version, alt, alts, decorative, dark, focus, ...others } = value;
  const isText = (text: unknown) => typeof text === "string" && text.length <= longestAlt;
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
