import type { Problem } from "../../schema/problems/problem.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";

const fileCodes: ReadonlySet<Problem["code"]> = new Set([
  "bad-picture",
  "encoding",
  "file-unreadable",
  "stray-file",
  "unknown-collection",
]);

export function fileProblemsOf(content: Pick<EditorContent, "problems" | "unreadable">): readonly Problem[] {
  const unreadable = new Set(content.unreadable.map(({ file }) => file));
  const isEntry = (file: string) => /^content\/(?!media\/).*\.md$/.test(file);
  return content.problems.filter(({ code, file }) => {
    if (isEntry(file)) return unreadable.has(file) || code === "stray-file";
    return file.startsWith("content/") && fileCodes.has(code);
  });
}
