import { loadEntryFormat } from "../edits/text/entry-format.ts";

/** Loads a part in which entries are edited, with the code that reads and writes their files. */
export async function withEntryFormat<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadEntryFormat()]);
  return part;
}
