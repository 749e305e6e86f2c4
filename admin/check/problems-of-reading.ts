import type { Problem } from "../../schema/problem.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";

/** What only somebody can find who reads the disk. */
const ofReading: ReadonlySet<Problem["code"]> = new Set([
  "bad-picture",
  "encoding",
  "file-unreadable",
  "stray-file",
  "unknown-collection",
]);

/** The problems of opened files that the editor can't look for again: pictures, stray files, entries that can't be read. */
export function problemsOfReading(
  content: Pick<EditorContent, "problems" | "unreadable">,
): readonly Problem[] {
  const unreadable = new Set(content.unreadable.map(({ file }) => file));
  const isEntry = (file: string) => /^content\/(?!media\/).*\.md$/.test(file);
  return content.problems.filter(({ code, file }) => {
    if (isEntry(file)) return unreadable.has(file) || code === "stray-file";
    return file.startsWith("content/") && ofReading.has(code);
  });
}
