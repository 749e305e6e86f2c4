import type { Problem } from "../../schema/problem.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { DeveloperNote } from "../problems/developer-note.tsx";
import { useToldProblems } from "../problems/use-told-problems.ts";

interface RepairNotesProps {
  readonly file: string;
  readonly problems: readonly Problem[];
  /** Whether these are all of the present text. */
  readonly isChecked: boolean;
  /** `fixed` where nothing can be changed; `mended-elsewhere` if the file can be read again, and a text was typed for it. */
  readonly state: "broken" | "fixed" | "mended-elsewhere";
  /** Whether characters of it can't be read. */
  readonly damaged: boolean;
  /** Whether this is the published site. */
  readonly published: boolean;
  readonly onGo: (problem: Problem) => void;
}

/** What is wrong with a file, where, and what to do about it. */
export function RepairNotes(props: RepairNotesProps) {
  const words = messages.repair;
  const { file, problems, isChecked, state, damaged, published, onGo } = props;
  const told = useToldProblems(problems);
  if (state === "mended-elsewhere") {
    return <p className="inspector-note">{words.elsewhere}</p>;
  }
  const [first] = problems;
  return (
    <>
      {first && (
        <div className="repair-problems" role="status">
          <h3>{words.problems(problems.length)}</h3>
          <ul>
            {told.map(([problem, { text, hint }]) => (
              <li key={`${problem.line} ${problem.column} ${problem.message}`}>
                <p>
                  <strong>{words.line(problem.line ?? 1)}</strong> {text} {hint}
                </p>
                <Button onClick={() => onGo(problem)}>{words.goTo(problem.line ?? 1)}</Button>
              </li>
            ))}
          </ul>
          <DeveloperNote problems={problems} />
        </div>
      )}
      {!first && isChecked && (
        <p className="inspector-note" role="status">
          {words.mended}
        </p>
      )}
      {damaged && <p className="inspector-note">{words.damaged}</p>}
      {published && <p className="inspector-note">{words.published(file, first?.line ?? 1)}</p>}
    </>
  );
}
