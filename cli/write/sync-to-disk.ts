import { closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Waits until a file and its entry in its folder are on the disk, so that both survive a power cut. File systems that
 * can't do that for a folder do it for the file.
 */
export function syncToDisk(path: string): void {
  syncAt(path);
  try {
    syncAt(dirname(path));
  } catch {
    // Windows opens no folders, and some network file systems do not sync them.
  }
}

function syncAt(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
