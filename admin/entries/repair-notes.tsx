import type { Problem } from "../../schema/problem.ts";
import { Button } from "../kit/button.tsx";

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
  const { file, problems, isChecked, state, damaged, published, onGo } = props;
  if (state === "mended-elsewhere") {
    return (
      <p className="inspector-note">
        Somebody else has mended this file meanwhile. What you wrote is still here: save it over theirs, or
        discard it and go on with theirs.
      </p>
    );
  }
  const [first] = problems;
  return (
    <>
      {first && (
        <div className="repair-problems" role="status">
          <h3>{problems.length === 1 ? "This keeps it from being read" : "These things are to be mended"}</h3>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.column} ${problem.message}`}>
                <p>
                  <strong>Line {problem.line ?? 1}:</strong> {problem.message}{" "}
                  {problem.code !== "encoding" && problem.suggestion}
                </p>
                <Button onClick={() => onGo(problem)}>Go to line {problem.line ?? 1}</Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!first && isChecked && (
        <p className="inspector-note" role="status">
          Nothing is wrong with it any more. Save it, and it opens with its fields and its page.
        </p>
      )}
      {damaged && (
        <p className="inspector-note">
          Some characters of the file can’t be read. Each is shown as “�”: write in its place the letter that
          was there. Saving replaces the broken ones in the file.
        </p>
      )}
      {published && (
        <p className="inspector-note">
          This is the published site, so the file can’t be changed here. Whoever makes the site opens {file}{" "}
          in a text editor, mends line {first?.line ?? 1} and publishes the site again.
        </p>
      )}
    </>
  );
}
