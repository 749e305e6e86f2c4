import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { useProblems, useSession } from "../session-context.ts";
import { placeOfProblem } from "../view/place-of-problem.ts";

/** What is wrong, in the words of the command line; each entry leads to its field. */
export function ProblemsPanel({ onClose }: { readonly onClose: () => void }) {
  const { store, view } = useSession();
  const problems = useProblems();
  return (
    <Dialog title="Problems" shape="panel" onClose={onClose}>
      {problems.length === 0 && <EmptyState title="No problems" text="Nothing is wrong with the site." />}
      <ul className="panel-list">
        {problems.map((problem) => (
          <li
            key={`${problem.file}${problem.pointer}${problem.code}${problem.offset}`}
            className={`panel-${problem.severity}`}
          >
            <button
              type="button"
              onClick={() => view.getState().go(placeOfProblem(problem, store.getState().document))}
            >
              <strong>{problem.message}</strong>
              {problem.suggestion && <span>{problem.suggestion}</span>}
              <span className="panel-place">{problem.file}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
