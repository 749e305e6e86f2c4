import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Makes folders with those above them; one that it has made is not looked at again. */
export function folderMaker(): (folder: string) => void {
  const made = new Set<string>();
  const make = (folder: string) => {
    if (made.has(folder)) return;
    try {
      mkdirSync(folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT") {
        make(dirname(folder));
        mkdirSync(folder);
      } else if (code !== "EEXIST") throw error;
    }
    made.add(folder);
  };
  return make;
}
