import type { Problem } from "../../schema/problem.ts";
import { SidePanel } from "./side-panel.tsx";

interface ProblemsPanelProps {
  readonly problems: readonly Problem[];
  readonly onOpen: (problem: Problem) => void;
  readonly onClose: () => void;
}

/** What is wrong, in the words of the command line; each entry leads to its field. */
export function ProblemsPanel({ problems, onOpen, onClose }: ProblemsPanelProps) {
  return (
    <SidePanel title="Problems" onClose={onClose}>
      {problems.length === 0 && <p className="nothing">Nothing is wrong with the site.</p>}
      <ul className="panel-list">
        {problems.map((problem) => (
          <li
            key={`${problem.file}${problem.pointer}${problem.code}${problem.offset}`}
            className={`panel-${problem.severity}`}
          >
            <button type="button" onClick={() => onOpen(problem)}>
              <strong>{problem.message}</strong>
              {problem.suggestion && <span>{problem.suggestion}</span>}
              <span className="panel-place">{problem.file}</span>
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
