import type { IncomingMessage } from "node:http";
import { fileNameError } from "../../../renderer/resolve/addresses/file-name-error.ts";
import { patternsFolder } from "../../../schema/site/pattern-schema.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { textOf } from "./put-entry.ts";
import type { Rescued } from "./save-file.ts";
import { deleteText, type Saved, saveText } from "./save-text.ts";
import { savedOver } from "./saved-over.ts";

const maxBytes = 2_000_000;

export async function putPattern(
  request: IncomingMessage,
  context: EndpointContext,
  name: string,
): Promise<Saved> {
  const over = savedOver(request);
  const file = patternFile(name);
  return saveText(context, { file, bytes: textOf(await readBody(request, maxBytes)), over });
}

export async function deletePattern(
  request: IncomingMessage,
  context: EndpointContext,
  name: string,
): Promise<Rescued & { readonly file: string }> {
  const over = savedOver(request);
  if (over === "new")
    throw new RequestError({ status: 428, error: "If-Match must name the pattern's ETag." });
  return deleteText(context, { file: patternFile(name), over });
}

/** The file of a saved pattern. Throws a RequestError, 404, for a name that can be none. */
export function patternFile(name: string): string {
  const isName = name.length <= 100 && !/[./\\]/.test(name) && name !== "";
  if (isName && !fileNameError(`${name}.json`)) return `${patternsFolder}/${name}.json`;
  throw new RequestError({ status: 404, error: `There can be no pattern ${name}.` });
}
