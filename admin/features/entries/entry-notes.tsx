import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { DeveloperNote } from "../../check/problems/developer-note.tsx";
import { pointerOfProblem } from "../../check/problems/pointer-of-problem.ts";
import { useToldProblems } from "../../check/problems/use-told-problems.ts";
import { useProblems } from "../../check/site-checks.ts";
import { messages } from "../../messages/messages.ts";
import { isFresh, isUntold, placeKey } from "../../workspace/fresh-fields.ts";
import { useWorkspace } from "../../workspace/workspace.ts";

interface EntryNotesProps {
  readonly file: string;
}

/** What has to be known before anything is typed. */
export function EntryNotes({ file }: EntryNotesProps) {
  const { fresh } = useWorkspace();
  const told = useProblems().filter((problem) => problem.file === file);
  const problems = useStore(
    fresh,
    useShallow((state) =>
      told.filter((problem) => {
        const place = placeKey({ in: "entry", file }, pointerOfProblem(problem));
        return !isFresh(state, place) && !isUntold(state, place, problem);
      }),
    ),
  );
  const whole = problems.filter((problem) => {
    const pointer = pointerOfProblem(problem);
    return pointer === "" || pointer === "/frontMatter";
  });
  const words = useToldProblems(whole);
  const lacking = problems.filter(({ severity }) => severity === "error").length;
  return (
    <>
      {lacking > 0 && <p className="inspector-note entry-lacking">{messages.entries.lacking(lacking)}</p>}
      {words.map(([{ code, message }, { text, hint }]) => (
        <p key={code + message} className="inspector-note entry-lacking">
          {text} {hint}
        </p>
      ))}
      {whole.length > 0 && <DeveloperNote problems={whole} />}
    </>
  );
}
