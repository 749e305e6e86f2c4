import type { IncomingMessage } from "node:http";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { entryFile } from "./put-entry.ts";
import { type Rescued, saveFiles } from "./save-file.ts";
import { savedOver } from "./saved-over.ts";

export async function deleteEntry(
  request: IncomingMessage,
  { root, engine, inTurn }: EndpointContext,
  name: string,
): Promise<Rescued & { readonly file: string }> {
  const over = savedOver(request);
  if (over === "new") throw new RequestError({ status: 428, error: "If-Match must name the entry's ETag." });
  const file = await entryFile(engine, name);
  const deleted = await inTurn(() => saveFiles(root, [{ file, over }]));
  await engine.changed(["content"]);
  return { file, ...deleted };
}
