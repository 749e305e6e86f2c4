import { readFile } from "node:fs/promises";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { decodeText } from "../../../schema/decode-text.ts";
import { readJson } from "../../../schema/json-source.ts";
import { catalogueFile } from "../../read/read-catalogue.ts";
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
  const edited = withProperty(text, name, description);
  const over = present ? etag(present) : "new";
  await saveFile(root, { file: catalogueFile, bytes: Buffer.from(edited), over });
}

/** A JSON object's text with one more property at its end, or another value for one that it has; all else stays. */
function withProperty(text: string, name: string, description: Description): string {
  const value = JSON.stringify(description, null, 1).replace(/\n\s*/g, " ");
  const tree = parseTree(text);
  const present = tree && findNodeAtLocation(tree, [name]);
  if (present) return splice(text, present.offset, present.length, value);
  const last = tree?.children?.at(-1);
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
  const property = `${newline}${indent}${JSON.stringify(name)}: ${value}`;
  if (last) return splice(text, last.offset + last.length, 0, `,${property}`);
  return splice(text, tree?.offset ?? 0, tree?.length ?? 0, `{${property}${newline}}`);
}

function splice(text: string, offset: number, length: number, inserted: string): string {
  return text.slice(0, offset) + inserted + text.slice(offset + length);
}
