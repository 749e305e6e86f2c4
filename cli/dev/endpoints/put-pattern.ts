import type { IncomingMessage } from "node:http";
import { fileNameError } from "../../../renderer/resolve/addresses/file-name-error.ts";
import { patternsFolder } from "../../../schema/site/pattern-schema.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { textOf } from "./put-entry.ts";
import { type Saved, saveChecked } from "./save-checked.ts";
import { type Rescued, saveFiles } from "./save-file.ts";
import { savedOver } from "./saved-over.ts";

const maxBytes = 2_000_000;

export async function putPattern(
  request: IncomingMessage,
  context: EndpointContext,
  name: string,
): Promise<Saved> {
  const over = savedOver(request);
  const file = patternFile(name);
  const draft = { file, bytes: textOf(await readBody(request, maxBytes)) };
  return saveChecked(context, { draft, over, check: context.engine.checkPattern });
}

export async function deletePattern(
  request: IncomingMessage,
  { root, engine, inTurn }: EndpointContext,
  name: string,
): Promise<Rescued & { readonly file: string }> {
  const over = savedOver(request);
  if (over === "new")
    throw new RequestError({ status: 428, error: "If-Match must name the pattern's ETag." });
  const file = patternFile(name);
  const deleted = await inTurn(() => saveFiles(root, [{ file, over }]));
  await engine.changed(["content"]);
  return { file, ...deleted };
}

function patternFile(name: string): string {
  const isName = name.length <= 100 && !/[./\\]/.test(name) && name !== "";
  if (isName && !fileNameError(`${name}.json`)) return `${patternsFolder}/${name}.json`;
  throw new RequestError({ status: 404, error: `There can be no pattern ${name}.` });
}
