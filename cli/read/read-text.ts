import { open } from "node:fs/promises";
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
  const place = { file, pointer: "" };
  try {
    await using handle = await open(path);
    // Not read at all when it is too large: memory is what a huge file is after.
    const { size } = await handle.stat();
    return size > largest ? failed(tooLarge(file)) : decodeText(await handle.readFile(), file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return failed(createProblem("file-missing", place, `There is no file ${file}.`));
    return failed(createProblem("file-unreadable", place, `${file} could not be read (${code}).`));
  }
}

/** Reads standard input to its end; reports as `readText`. */
export async function readStandardInput(file: string): Promise<{ text?: string; problems: Problem[] }> {
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
  return createProblem("file-unreadable", { file, pointer: "" }, message);
}

/** The text of some bytes, or why they are not one; reports as `readText`. */
export function decodeText(bytes: Uint8Array, file: string): { text?: string; problems: Problem[] } {
  const place = { file, pointer: "" };
  if (bytes.byteLength > largest) return { problems: [tooLarge(file)] };
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
