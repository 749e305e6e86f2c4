import type { IncomingMessage } from "node:http";
import { isObject } from "../../../schema/text/is-object.ts";
import { localChanges } from "../git/local-changes.ts";
import { publishLocal } from "../git/publish-local.ts";
import { createGit } from "../git/run-git.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";

/** In bytes: the names of ten thousand files. */
const maxBytes = 1_000_000;

/**
 * Commits the site's files that are not in the repository of its folder, and sends them: the body is
 * `{ "head": …, "files": […], "message": … }`, with what was shown. Throws a RequestError: 400 for a body that is not so,
 * 409 where by now other files are changed or another commit is checked out, 502 with what git has said.
 */
export async function putPublish(
  request: IncomingMessage,
  { root, config, inTurn }: EndpointContext,
): Promise<{ readonly published: true }> {
  const { head, files, message } = bodyOf(await readBody(request, maxBytes));
  const git = createGit(root);
  await inTurn(async () => {
    const present = await localChanges({ root, config, git });
    const isSame =
      present?.head === head &&
      present.blocked === undefined &&
      present.files.length === files.length &&
      present.files.every(({ file }) => files.includes(file));
    if (!isSame)
      throw new RequestError({ status: 409, error: "Other files have changed since. Look at them first." });
    const failed = await publishLocal(git, { files, message });
    if (failed)
      throw new RequestError({ status: 502, error: "Git could not publish the changes.", ...failed });
  });
  return { published: true };
}

interface Body {
  readonly head: string;
  readonly files: readonly string[];
  readonly message: string;
}

function bodyOf(bytes: Uint8Array): Body {
  const wrong = new RequestError({
    status: 400,
    error: 'The body must be { "head": "…", "files": ["…"], "message": "…" }.',
  });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw wrong;
  }
  if (!isObject(value)) throw wrong;
  const { head, files, message, ...more } = value;
  const isRight =
    typeof head === "string" &&
    Array.isArray(files) &&
    files.every((file) => typeof file === "string") &&
    typeof message === "string" &&
    message.trim() !== "" &&
    Object.keys(more).length === 0;
  if (!isRight) throw wrong;
  return { head, files, message } as Body;
}
