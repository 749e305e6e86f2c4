import { etag } from "../../write/save/etag.ts";
import { type FileChange, FileConflict, WriteError } from "../../write/save/file-change.ts";
import { pathInside, UnsafePath } from "../../write/save/path-inside.ts";
import { replaceFiles } from "../../write/save/replace-files.ts";
import { RequestError } from "../http/request-error.ts";

export interface Rescued {
  /** Relative to the root, with forward slashes. */
  readonly rescued?: readonly string[];
}

/**
 * Writes and deletes files of the site, all or none. Throws a RequestError: 409 with the text and ETag on disk for a file that
 * is not the one that was loaded, 403 for one that a symbolic link leads out of the root, 507 for a full disk.
 */
export async function saveFiles(root: string, changes: readonly FileChange[]): Promise<Rescued> {
  try {
    return named(await replaceFiles(root, changes));
  } catch (error) {
    throw requestError(error);
  }
}

/** Where on disk a file of the site is or will be. Throws a RequestError, 403, if that is outside of the root. */
export async function fileInside(root: string, file: string): Promise<string> {
  try {
    return await pathInside(root, file);
  } catch (error) {
    throw requestError(error);
  }
}

const named = (rescued: readonly string[]): Rescued => (rescued.length > 0 ? { rescued } : {});

function requestError(error: unknown): unknown {
  if (error instanceof UnsafePath) return new RequestError({ status: 403, error: error.message });
  if (error instanceof WriteError)
    return new RequestError({ status: error.isDiskFull ? 507 : 500, error: error.message });
  if (!(error instanceof FileConflict)) return error;
  const { file, message, present, rescued } = error;
  const found = present && { text: decodedText(present), etag: etag(present) };
  return new RequestError({ status: 409, error: message, file, ...found, ...named(rescued) });
}

/** The text of a file, without a byte order mark; what can't be read is U+FFFD. */
export function decodedText(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
}
