import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes files into a new temporary folder, and gives its path; none stays where that fails. */
export async function temporaryCopy(files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "blockwork-import-")));
  try {
    for (const [file, bytes] of files) {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
