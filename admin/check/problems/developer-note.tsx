import { messages } from "../../../editing/messages/messages.ts";
import type { Problem } from "../../../schema/problems/problem.ts";

interface DeveloperNoteProps {
  readonly problems: readonly Problem[];
}

export function DeveloperNote({ problems }: DeveloperNoteProps) {
  return (
    <details className="developer-note">
      <summary>{messages.shell.forDevelopers}</summary>
      <DeveloperMessages problems={problems} />
    </details>
  );
}

export function DeveloperMessages({ problems }: DeveloperNoteProps) {
  return (
    <div lang="en">
      {problems.map((problem) => (
        <div key={problem.code + problem.message + problem.offset}>
          <p className="developer-message">{problem.message}</p>
          {problem.suggestion && <p>{problem.suggestion}</p>}
          <p>
            <code>
              {problem.code} {problem.file}
              {problem.line !== undefined && `:${problem.line}:${problem.column}`} {problem.pointer}
            </code>
          </p>
        </div>
      ))}
    </div>
  );
}
