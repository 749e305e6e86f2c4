import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createProblem, type Problem } from "../../schema/problem.ts";
import { type Position, positionAt } from "../../schema/source.ts";
import { unprintableAt, unprintableProblem } from "../../schema/unprintable.ts";
import { leavesRoot, strayLink } from "./leaves-root.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The largest text that is read, in bytes. A real config or post is a thousand times smaller. */
const largest = 10_000_000;

interface ReadText {
  readonly text?: string;
  readonly problems: Problem[];
}

/** Reads a text file of a site, by its path relative to the root. Reports as `readText`, and `file-unreadable` for a link that leaves the root. */
export async function readSiteText(root: string, file: string): Promise<ReadText> {
  const path = join(root, file);
  return (await leavesRoot(root, path)) ? { problems: [strayLink(file)] } : readText(path, file);
}

/**
 * Reads a text file. Reports `file-missing`, `file-unreadable` and, for what is not UTF-8 or holds a byte order
 * mark, control characters or lone surrogates, `encoding`.
 */
export async function readText(path: string, file: string): Promise<ReadText> {
  const failed = (problem: Problem) => ({ problems: [problem] });
  const place = { file, pointer: "" };
  try {
    const found = await stat(path);
    // A pipe or a device could be read for ever.
    if (!found.isFile()) return failed(createProblem("file-unreadable", place, `${file} is not a file.`));
    // Not read at all when it is too large: memory is what a huge file is after.
    return found.size > largest ? failed(tooLarge(file)) : decodeText(await readFile(path), file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") {
      const hint = "Check its name, its folder and the case of every letter.";
      return failed(createProblem("file-missing", place, `There is no file ${file}.`, hint));
    }
    const hint = "Check whether you may read it.";
    return failed(createProblem("file-unreadable", place, `${file} could not be read (${code}).`, hint));
  }
}

/** Reads standard input to its end; reports as `readText`. */
export async function readStandardInput(file: string): Promise<ReadText> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > largest) return { problems: [tooLarge(file)] };
    chunks.push(chunk);
  }
  return decodeText(Buffer.concat(chunks), file);
}

function tooLarge(file: string): Problem {
  const message = `${file} is larger than ${largest / 1_000_000} MB, which no text of a site is.`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, "Take the largest part out of it.");
}

/** The text of some bytes, or why they are not one; reports as `readText`. */
export function decodeText(bytes: Uint8Array, file: string): ReadText {
  const place = { file, pointer: "" };
  if (bytes.byteLength > largest) return { problems: [tooLarge(file)] };
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    const message = `${file} is not UTF-8 text from this place on.`;
    const problem = createProblem("encoding", place, message, "Save it as UTF-8 in your editor.");
    return { problems: [{ ...problem, ...firstBadByte(bytes) }] };
  }
  const bad = unprintableAt(text);
  if (bad === undefined) return { text, problems: [] };
  if (bad === 0 && text.startsWith("\ufeff")) {
    const message = `${file} starts with a byte order mark, which is no part of a text.`;
    const hint = "Save it as UTF-8 without a byte order mark (BOM, signature).";
    return { problems: [{ ...createProblem("encoding", place, message, hint), line: 1, column: 1 }] };
  }
  return { problems: [{ ...unprintableProblem(place, text, bad), ...positionAt(text, bad) }] };
}

/** The position of the first byte that is not UTF-8: behind the longest beginning that is. */
function firstBadByte(bytes: Uint8Array): Position {
  let [good, bad] = [0, bytes.byteLength + 1];
  let text = "";
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    try {
      const lenient = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
      // As a stream, half a character at the end is not a mistake yet.
      text = lenient.decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return positionAt(text, text.length);
}
