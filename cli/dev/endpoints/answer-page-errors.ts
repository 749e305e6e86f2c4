import type { IncomingMessage, ServerResponse } from "node:http";
import { readNamed } from "../http/open-in-editor.ts";
import { readBody } from "../http/read-body.ts";
import { sendText } from "../http/send-text.ts";
import { areHandled, describePageErrors, pageErrorsIn } from "../page/describe-page-errors.ts";
import { problemPage } from "../page/problem-page.ts";
import type { EndpointContext } from "./endpoint-context.ts";

const maxBytes = 1_000_000;

export async function answerPageErrors(
  request: IncomingMessage,
  response: ServerResponse,
  { root, scripts, onRefused }: EndpointContext,
): Promise<void> {
  const errors = pageErrorsIn(await readBody(request, maxBytes));
  const described = {
    scripts: await scripts.current(),
    read: (file: string) => readNamed(root, file),
  };
  const isHandled = areHandled(errors, described);
  const problems = describePageErrors(errors, described);
  if (isHandled) for (const problem of problems) onRefused(problem);
  const text = problemPage(problems, {
    canOpen: true,
    isHandled,
    heading: isHandled
      ? "The policy of this page has refused something"
      : "Something on this page has failed",
    note: isHandled
      ? "No error came of it: the code goes on without. The page on the built site has the same policy."
      : "Close this to go on. The next change of the site closes it too.",
  });
  sendText(response, { status: 200, path: "problems.html", text });
}
