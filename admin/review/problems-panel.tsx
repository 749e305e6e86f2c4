import type { Problem } from "../../schema/problem.ts";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { messages } from "../messages/messages.ts";
import { useEditor, useProblems, useSession } from "../session-context.ts";
import { placeOfProblem } from "../view/place-of-problem.ts";
import { wordsOfPlace } from "./words-of-place.ts";

/** More are a sign that something is wrong with the file as a whole, and nobody reads them. */
const most = 100;

/** What is wrong, in the words of the command line; each entry leads to its field. */
export function ProblemsPanel({ onClose }: { readonly onClose: () => void }) {
  const problems = useProblems();
  const { host } = useSession();
  const words = messages.review;
  const groups = [
    ["error", host.canWrite ? words.errors : words.errorsHere],
    ["warning", words.warnings],
  ] as const;
  return (
    <Dialog title={words.problems} shape="panel" onClose={onClose}>
      {problems.length === 0 && <EmptyState title={words.noProblems} text={words.noProblemsText} />}
      {groups.map(([severity, title]) => {
        const found = problems.filter((problem) => problem.severity === severity);
        if (found.length === 0) return null;
        return (
          <section key={severity}>
            <h3 className="panel-title">{title}</h3>
            <ul className="panel-list">
              {found.slice(0, most).map((problem) => (
                <ProblemItem key={keyOf(problem)} problem={problem} />
              ))}
            </ul>
            {found.length > most && <p className="nothing">{words.more(found.length - most)}</p>}
          </section>
        );
      })}
    </Dialog>
  );
}

function ProblemItem({ problem }: { readonly problem: Problem }) {
  const { view, schemas, content } = useSession();
  const config = useEditor((state) => state.document);
  const entries = useEditor((state) => state.entries);
  const place = placeOfProblem(problem, { model: content.model, document: config });
  const { code, file, line, column, severity } = problem;
  return (
    <li className={`panel-${severity}`} data-code={code} data-place={`${file}:${line}:${column}`}>
      <button type="button" onClick={() => view.getState().go(place)}>
        <span className="panel-where">{wordsOfPlace(place, { config, entries }, schemas)}</span>
        <strong>{problem.message}</strong>
        {problem.suggestion && <span>{problem.suggestion}</span>}
        <span className="panel-place">{messages.review.atLine(file, line)}</span>
      </button>
    </li>
  );
}

function keyOf({ file, pointer, code, offset, message }: Problem): string {
  return `${file} ${pointer} ${code} ${offset} ${message}`;
}
