import type { IncomingMessage, ServerResponse } from "node:http";
import { readNamed } from "../http/open-in-editor.ts";
import { readBody } from "../http/read-body.ts";
import { sendText } from "../http/send-text.ts";
import { describePageErrors, pageErrorsIn } from "../page/describe-page-errors.ts";
import { problemPage } from "../page/problem-page.ts";
import type { EndpointContext } from "./endpoint-context.ts";

const maxBytes = 1_000_000;

export async function answerPageErrors(
  request: IncomingMessage,
  response: ServerResponse,
  { root, scripts }: EndpointContext,
): Promise<void> {
  const errors = pageErrorsIn(await readBody(request, maxBytes));
  const problems = describePageErrors(errors, {
    scripts: await scripts.current(),
    read: (file) => readNamed(root, file),
  });
  const text = problemPage(problems, {
    canOpen: true,
    heading: "Something on this page has failed",
    note: "Close this to go on. The next change of the site closes it too.",
  });
  sendText(response, { status: 200, path: "problems.html", text });
}
