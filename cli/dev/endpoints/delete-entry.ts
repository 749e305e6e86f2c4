import type { IncomingMessage } from "node:http";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { entryFile } from "./put-entry.ts";
import type { Rescued } from "./save-file.ts";
import { deleteText } from "./save-text.ts";
import { savedOver } from "./saved-over.ts";

export async function deleteEntry(
  request: IncomingMessage,
  context: EndpointContext,
  name: string,
): Promise<Rescued & { readonly file: string }> {
  const over = savedOver(request);
  if (over === "new") throw new RequestError({ status: 428, error: "If-Match must name the entry's ETag." });
  return deleteText(context, { file: entryFile(await context.engine.collections(), name), over });
}
