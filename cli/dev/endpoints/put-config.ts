import type { IncomingMessage } from "node:http";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { type Saved, saveText } from "./save-text.ts";
import { savedOver } from "./saved-over.ts";

/** In bytes; a config of a thousand pages is a fifth of it. */
const largest = 10_000_000;

/** Saves the config: the body is its text, and its bytes are what is written. */
export async function putConfig(request: IncomingMessage, context: EndpointContext): Promise<Saved> {
  const over = savedOver(request);
  if (over === "new") throw new RequestError({ status: 428, error: "If-Match must name the config's ETag." });
  return saveText(context, { file: context.config, bytes: await readBody(request, largest), over });
}
