import { mkdir, mkdtemp, realpath, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export async function temporaryCopy(files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "blockwork-import-")));
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  return folder;
}
