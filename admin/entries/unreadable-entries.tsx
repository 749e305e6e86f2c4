import type { CollectionName } from "../../schema/collections/index.ts";
import { useProblems, useSession } from "../session-context.ts";

/** The files of a collection that can't be understood, and why: they are mended where files are edited. */
export function UnreadableEntries({ collection }: { readonly collection: CollectionName }) {
  const { content } = useSession();
  const problems = useProblems();
  const files = content.unreadable.filter((entry) => entry.collection === collection);
  if (files.length === 0) return null;
  return (
    <ul className="entry-unreadable">
      {files.map(({ file }) => {
        const problem = problems.find((other) => other.file === file);
        return (
          <li key={file}>
            <strong>{file} can’t be read.</strong>
            {problem && ` Line ${problem.line ?? 1}: ${problem.message} ${problem.suggestion ?? ""}`}
          </li>
        );
      })}
    </ul>
  );
}
