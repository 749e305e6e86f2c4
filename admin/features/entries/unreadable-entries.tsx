import { TriangleAlert } from "lucide-react";
import { useStore } from "zustand";
import type { Problem } from "../../../schema/problem.ts";
import { useProblems } from "../../check/site-checks.ts";
import { messages } from "../../messages/messages.ts";
import { problemMessage } from "../../messages/problem-message.ts";
import { useRepairs, useSync } from "../../sync/sync.ts";

interface UnreadableEntriesProps {
  readonly collection: string;
  readonly entry: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** The files of a collection that can't be understood, and why, each a way to its text. */
export function UnreadableEntries({ collection, entry, onOpen }: UnreadableEntriesProps) {
  const { unreadableFiles } = useSync();
  const unreadable = useStore(unreadableFiles, (state) => state.unreadable);
  const repairs = useRepairs((state) => state.values);
  const problems = useProblems();
  const files = unreadable.filter(({ collection: of }) => of === collection);
  if (files.length === 0) return null;
  return (
    <ul className="entry-unreadable" aria-label={messages.entries.unreadable}>
      {files.map(({ file, id }) => {
        const problem = problems.find((other) => other.file === file);
        return (
          <li key={file} className="entry-row">
            <button
              type="button"
              className="entry-open"
              aria-current={id === entry || undefined}
              onClick={() => onOpen(id)}
            >
              <TriangleAlert size={18} className="sign-wrong" aria-hidden />
              <span className="entry-words">
                <span className="entry-title">{id}</span>
                <span className="entry-unreadable-why">
                  {problem
                    ? messages.entries.atLine({ line: problem.line ?? 1, message: whyUnreadable(problem) })
                    : file}
                </span>
                <span className="entry-marks">
                  <span className={repairs.has(file) ? "entry-mark entry-changed" : "entry-mark entry-wrong"}>
                    {repairs.has(file) ? messages.entries.notSaved : messages.entries.cantBeRead}
                  </span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const whyUnreadable = (problem: Problem) => problemMessage(problem)?.text ?? messages.entries.cantBeRead;
