import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import {
  type DecodedText,
  decodeText,
  maxTextBytes,
  textTooLarge,
} from "../../schema/sources/decode-text.ts";
import type { Source } from "../../schema/sources/source.ts";
import { isFaultOfMachine } from "../describe-error.js";
import { notAFile } from "./file-problems.ts";

/** A file that is not clean UTF-8, and what can be read of it. */
export interface DamagedText {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** A text file of the site after reading and parsing. */
export interface ReadFile {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** Absent if it could not be read. */
  readonly text?: string | undefined;
  /** Absent if it could not be parsed. */
  readonly source?: Source | undefined;
  readonly problems: readonly Problem[];
}

/** A text that was read, and the bytes of one that is not clean. */
export interface ReadText extends DecodedText {
  readonly bytes?: Uint8Array;
}

/**
 * Reads a text file, at once: to wait for each of thousands of small files takes longer than to read them. Reports `file-missing`, `file-unreadable` and, for what is not UTF-8 or holds a byte order
 * mark, control characters or lone surrogates, `encoding`.
 */
export function readText(path: string, file: string): ReadText {
  const failed = (problem: Problem) => ({ problems: [problem] });
  const place = { file, pointer: "" };
  try {
    const found = statSync(path);
    // A pipe or a device could be read for ever.
    if (!found.isFile()) return failed(notAFile(file));
    // Not read at all when it is too large: memory is what a huge file is after.
    if (found.size > maxTextBytes) return failed(textTooLarge(file));
    const bytes = readFileSync(path);
    const decoded = decodeText(bytes, file);
    return decoded.readable === undefined ? decoded : { ...decoded, bytes };
  } catch (error) {
    if (isFaultOfMachine(error)) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") {
      const hint = "Check its name, its folder and the case of every letter.";
      return failed(createProblem("file-missing", place, `There is no file ${file}.`, hint));
    }
    const hint = "Check whether you may read it.";
    return failed(createProblem("file-unreadable", place, `${file} could not be read (${code}).`, hint));
  }
}

/** The texts of a site's files as they are now, by their paths, for problems that were found before. */
export const textsOf = (root: string): Pick<ReadonlyMap<string, string>, "get"> => ({
  get: (file) => readText(join(root, file), file).text,
});

export const standardInput = "standard input";

/** Reads standard input to its end; reports as `readText`. */
export async function readStandardInput(file: string, stdin: Readable): Promise<DecodedText> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stdin as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxTextBytes) return { problems: [textTooLarge(file)] };
    chunks.push(chunk);
  }
  return decodeText(Buffer.concat(chunks), file);
}
