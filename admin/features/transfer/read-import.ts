import { messages } from "../../../editing/messages/messages.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { decodeText, maxTextBytes } from "../../../schema/sources/decode-text.ts";
import type { ImportFailure } from "../../view/imports.ts";

/** The part of `File` that an import needs. */
export interface ImportedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
const zipMark = "PK\u0003\u0004";

/** The text of a file that may be a site, or why it can't be one. */
export async function readImport(file: ImportedFile): Promise<{ readonly text: string } | ImportFailure> {
  const { name, size } = file;
  const failed = (reason: string, problems: readonly Problem[] = []) => ({ name, reason, problems });
  if (/\.zip$/i.test(name)) return failed(messages.imports.archive({ name }));
  if (!/\.json$/i.test(name)) return failed(messages.imports.notJson({ name }));
  if (size > maxTextBytes)
    return failed(messages.imports.tooLarge({ name, size: megabytes(size), most: megabytes(maxTextBytes) }));
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return failed(messages.imports.notRead({ name }));
  const bytes = new Uint8Array(buffer);
  if (bytes.length === 0) return failed(messages.imports.empty({ name }));
  if (String.fromCharCode(...bytes.subarray(0, 4)) === zipMark)
    return failed(messages.imports.archive({ name }));
  const { text, problems } = decodeText(bytes, name);
  return text === undefined ? failed(messages.imports.noText({ name }), problems) : { text };
}
