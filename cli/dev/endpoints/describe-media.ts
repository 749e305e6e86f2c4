import { readFile } from "node:fs/promises";
import { applyEdits, modify } from "jsonc-parser";
import { readJson } from "../../../schema/json-source.ts";
import { catalogueFile } from "../../read/read-catalogue.ts";
import { decodeText } from "../../read/read-text.ts";
import { etag } from "../etag.ts";
import { RequestError } from "../request-error.ts";
import { pathInside, saveFile } from "../save-file.ts";

type Description = { readonly alt: string } | { readonly decorative: true };

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
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
  const formattingOptions = {
    insertSpaces: !indent.startsWith("\t"),
    tabSize: indent.length,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
  const edited = applyEdits(text, modify(text, [name], description, { formattingOptions }));
  const over = present ? etag(present) : "new";
  await saveFile(root, { file: catalogueFile, bytes: Buffer.from(edited), over });
}
