import { readFile } from "node:fs/promises";
import { decodeText } from "../../../schema/decode-text.ts";
import { readJson } from "../../../schema/json-source.ts";
import { catalogueFile } from "../../read/read-catalogue.ts";
import { withJsonProperty } from "../../write/with-json-property.ts";
import { etag } from "../etag.ts";
import { RequestError } from "../request-error.ts";
import { pathInside, saveFile } from "../save-file.ts";

/** What a picture shows, or that it shows nothing that a reader would miss. */
export type Description = { readonly alt: string } | { readonly decorative: true };

/** In characters; a screen reader reads all of it out. */
const longest = 1000;

/** A description out of what was sent; nothing if it is neither a text nor `decorative: true`, or both. */
export function readDescription(value: unknown): Description | undefined {
  const { alt, decorative, ...more } = (typeof value === "object" && value !== null ? value : {}) as {
    readonly alt?: unknown;
    readonly decorative?: unknown;
  };
  if (Object.keys(more).length > 0) return undefined;
  const text = typeof alt === "string" ? alt.trim() : "";
  if (decorative === true && text === "") return { decorative };
  return text !== "" && text.length <= longest && decorative === undefined ? { alt: text } : undefined;
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
  const { dark } = ((value as Record<string, unknown>)[name] ?? {}) as { readonly dark?: unknown };
  const edited = withJsonProperty(text, name, { ...description, ...(dark !== undefined && { dark }) });
  const over = present ? etag(present) : "new";
  await saveFile(root, { file: catalogueFile, bytes: Buffer.from(edited), over });
}
