import { readFile } from "node:fs/promises";
import { createProblem, type Problem } from "../../schema/problem.ts";
import { positionAt } from "../../schema/source.ts";
import { unprintableAt, unprintableProblem } from "../../schema/unprintable.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** The largest text that is read, in bytes. A real config or post is a thousand times smaller. */
const largest = 20_000_000;

/**
 * Reads a text file. Reports `file-missing`, `file-unreadable` and, for what is not UTF-8 or holds control
 * characters or lone surrogates, `encoding`. A byte order mark is left out.
 */
export async function readText(path: string, file: string): Promise<{ text?: string; problems: Problem[] }> {
  const failed = (problem: Problem) => ({ problems: [problem] });
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const place = { file, pointer: "" };
    if (code === "ENOENT") return failed(createProblem("file-missing", place, `There is no file ${file}.`));
    return failed(createProblem("file-unreadable", place, `${file} could not be read (${code}).`));
  }
  return decodeText(bytes, file);
}

/** The text of some bytes, or why they are not one; reports as `readText`. */
export function decodeText(bytes: Uint8Array, file: string): { text?: string; problems: Problem[] } {
  const place = { file, pointer: "" };
  if (bytes.byteLength > largest) {
    const message = `${file} is larger than ${largest / 1_000_000} MB, which no text of a site is.`;
    return { problems: [createProblem("file-unreadable", place, message)] };
  }
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    const message = `${file} is not UTF-8 text.`;
    return { problems: [createProblem("encoding", place, message, "Save it as UTF-8 in your editor.")] };
  }
  const bad = unprintableAt(text);
  if (bad === undefined) return { text, problems: [] };
  return { problems: [{ ...unprintableProblem(place, text, bad), ...positionAt(text, bad) }] };
}
