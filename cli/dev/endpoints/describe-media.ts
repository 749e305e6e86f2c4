import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { decodeText } from "../../../schema/decode-text.ts";
import { isObject } from "../../../schema/is-object.ts";
import { readJson } from "../../../schema/json-source.ts";
import { isLanguageTag } from "../../../schema/site-schema.ts";
import { catalogueFile } from "../../read/read-catalogue.ts";
import { withJsonProperty } from "../../write/with-json-property.ts";
import { etag } from "../etag.ts";
import { RequestError } from "../request-error.ts";
import { pathInside, saveFile } from "../save-file.ts";

/** What a picture shows, or that it shows nothing that a reader would miss. */
export type Description = (
  | { readonly alt: string; readonly alts?: Readonly<Record<string, string>> }
  | { readonly decorative: true }
) & {
  /** The name of the picture that stands in its place in dark colour schemes. */
  readonly dark?: string;
};

/** In characters; a screen reader reads all of it out. */
const longest = 1000;

/** A description out of what was sent; nothing if it is neither a text nor `decorative: true`, or both. */
export function readDescription(value: unknown): Description | undefined {
  const { alt, alts, decorative, dark, ...more } = (isObject(value) ? value : {}) as Record<
    "alt" | "alts" | "decorative" | "dark",
    unknown
  >;
  if (Object.keys(more).length > 0 || (dark !== undefined && typeof dark !== "string")) return undefined;
  const version = dark === undefined ? {} : { dark };
  const text = typeof alt === "string" ? alt.trim() : "";
  if (decorative === true && text === "" && alts === undefined) return { decorative, ...version };
  const others = readTexts(alts);
  if (text === "" || text.length > longest || decorative !== undefined || !others) return undefined;
  return { alt: text, ...(Object.keys(others).length > 0 && { alts: others }), ...version };
}

/** Texts by the tags of their languages, without those that are empty; nothing for anything else. */
function readTexts(alts: unknown): Readonly<Record<string, string>> | undefined {
  if (alts === undefined) return {};
  if (!isObject(alts)) return undefined;
  const texts: Record<string, string> = {};
  for (const [language, text] of Object.entries(alts)) {
    if (!isLanguageTag(language) || typeof text !== "string" || text.length > longest) return undefined;
    if (text.trim() !== "") texts[language] = text.trim();
  }
  return texts;
}

/** Whether two descriptions say the same. */
export function isSameDescription(one: Description | null, other: Description | null): boolean {
  return isDeepStrictEqual(one, other);
}

/**
 * Writes what a picture shows into media.json, whose other lines stay as they are. Throws a RequestError, 422, if
 * that file can't be understood.
 */
export async function describeMedia(root: string, name: string, description: Description): Promise<void> {
  const path = await pathInside(root, catalogueFile);
  const present = await readFile(path).catch(() => undefined);
  const { text, problems } = present ? decodeText(present, catalogueFile) : { text: "{}\n", problems: [] };
  const read = text === undefined ? undefined : readJson(catalogueFile, text);
  const { value } = read?.source ?? {};
  if (text === undefined || typeof value !== "object" || value === null || Array.isArray(value)) {
    const error = `${catalogueFile} can't be understood, so nothing was added to it.`;
    throw new RequestError({ status: 422, error, problems: [...problems, ...(read?.problems ?? [])] });
  }
  const edited = withJsonProperty(text, name, description);
  const over = present ? etag(present) : "new";
  await saveFile(root, { file: catalogueFile, bytes: Buffer.from(edited), over });
}
