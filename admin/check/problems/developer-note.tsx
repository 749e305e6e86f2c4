import type { Problem } from "../../../schema/problem.ts";
import { messages } from "../../messages/messages.ts";

export function DeveloperNote({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <details className="developer-note">
      <summary>{messages.shell.forDevelopers}</summary>
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
    </details>
  );
}
