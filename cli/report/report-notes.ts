import type { Site } from "../../renderer/site.ts";
import type { Output } from "../terminal.ts";

/** Writes what blocks say of themselves that is no mistake, each sentence once, with the pages that it is true of. */
export function reportNotes({ pages }: Site, output: Output): void {
  const found = new Map<string, string[]>();
  for (const page of pages) {
    for (const note of page.notes) found.set(note, [...(found.get(note) ?? []), page.href]);
  }
  for (const [note, paths] of found) output.write(`note: ${note} (${paths.join(", ")})\n`);
}
