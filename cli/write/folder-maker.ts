import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

export function folderMaker(): (folder: string) => void {
  const made = new Set<string>();
  const make = (folder: string) => {
    if (made.has(folder)) return;
    if (!isMade(folder)) {
      make(dirname(folder));
      if (!isMade(folder)) mkdirSync(folder);
    }
    made.add(folder);
  };
  return make;
}

/** Makes a folder unless it is there; false if the one above it is not. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return true;
    if (code === "ENOENT") return false;
    throw error;
  }
}
