import { randomBytes } from "node:crypto";
import { link, rm, writeFile } from "node:fs/promises";

/** Writes a file whole, unless there is one of that name: then it is left alone, and the answer is false. */
export async function writeNewFile(path: string, data: Uint8Array): Promise<boolean> {
  const temporary = `${path}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    await writeFile(temporary, data, { flag: "wx" });
    await link(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
