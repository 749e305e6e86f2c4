import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import type { ResolveContext } from "./resolve-context.ts";

/** Reports `bad-block` for an error in the site's own code, with the line that threw it. */
export function reportThrownError(
  check: string,
  error: unknown,
  place: ProblemLocation,
  { report, codePosition }: Pick<ResolveContext, "report" | "codePosition">,
): void {
  const said = error instanceof Error ? error.message : String(error);
  const message = `${check} threw an error: ${said}${/[.!?]$/.test(said) ? "" : "."}`;
  const thrown = codePosition?.(error);
  report.add("bad-block", place, message, {
    suggestion: "Mend the check, or what it is given.",
    related: thrown ? [{ ...thrown, pointer: "", message: "It was thrown here." }] : [],
  });
}
