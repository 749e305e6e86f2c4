import { randomBytes } from "node:crypto";
import { chmod, rename, rm, writeFile } from "node:fs/promises";

/**
 * Writes a file so that whoever reads it meanwhile gets the old one or the new one, never half of one. It is given
 * a mode when it takes the place of a file whose permissions are its owner's choice.
 */
export async function writeFileWhole(path: string, data: string | Uint8Array, mode?: number): Promise<void> {
  const temporary = `${path}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    await writeFile(temporary, data, { flag: "wx" });
    if (mode !== undefined) await chmod(temporary, mode & 0o777);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
