import type { Problem } from "../../../schema/problems/problem.ts";
import type { CommandTerminal } from "../../report/terminal.ts";

/** More warnings are found again rather than kept. */
const maxKept = 100;

/** Whether a run that found these warnings can end by showing them again: there are few, and none is of what waits for its day. */
export function canRepeat(problems: readonly Problem[]): boolean {
  const waits = ({ code }: Problem) => code === "future-entry" || code === "future-page";
  return problems.length <= maxKept && !problems.some(waits);
}

/** Shows the warnings of the last run again, beside the lines of the files as they are now. */
export async function repeatProblems(
  problems: readonly Problem[],
  root: string,
  terminal: Pick<CommandTerminal, "stdout" | "stderr">,
): Promise<void> {
  if (problems.length === 0) return;
  const [{ reportProblems }, { textsOf }] = await Promise.all([
    import("../../report/report-problems.ts"),
    import("../../files/read-text.ts"),
  ]);
  reportProblems(problems, textsOf(root), { format: "text", ...terminal });
}
