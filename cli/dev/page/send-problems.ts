import type { ServerResponse } from "node:http";
import type { ShownProblem } from "../../report/shown-problem.ts";
import { sendText } from "../http/send-text.ts";
import { withReload } from "./live-reload.ts";
import { problemPage } from "./problem-page.ts";

interface SentProblems {
  readonly problems: readonly ShownProblem[];
  /** Of before the page was made: a change in the meantime is one that the page may not have seen. */
  readonly version: string;
  readonly canOpen?: boolean;
}

export function sendProblems(
  response: ServerResponse,
  { problems, version, canOpen = true }: SentProblems,
): void {
  const text = withReload(problemPage(problems, { canOpen }), version);
  sendText(response, { status: 500, path: "problems.html", text });
}
