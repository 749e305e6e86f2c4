import type { IncomingMessage } from "node:http";
import { fileNameError } from "../../../renderer/resolve/addresses/file-name-error.ts";
import { routeError } from "../../../renderer/resolve/addresses/page-address.ts";
import type { EngineThread } from "../engine/engine-thread.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { type Saved, saveChecked } from "./save-checked.ts";
import { savedOver } from "./saved-over.ts";

/** In bytes. */
const largest = 2_000_000;

function isEntryId(id: string): boolean {
  return (
    id !== "" &&
    !id.includes(".") &&
    id.length <= 100 &&
    !routeError(`/x/${id}`) &&
    !fileNameError(`${id}.md`)
  );
}

export async function putEntry(
  request: IncomingMessage,
  context: EndpointContext,
  name: string,
): Promise<Saved> {
  const over = savedOver(request);
  const file = await entryFile(context.engine, name);
  const draft = { file, bytes: textOf(await readBody(request, largest)) };
  return saveChecked(context, { draft, over, check: context.engine.checkEntry });
}

/** The file of the entry `COLLECTION/ID`. Throws a RequestError, 404, for what can be none. */
export async function entryFile(engine: EngineThread, name: string): Promise<string> {
  const [collection = "", id = "", ...more] = name.split("/");
  const collections = await engine.collections();
  if (!Object.hasOwn(collections, collection) || !isEntryId(id) || more.length > 0) {
    throw new RequestError({ status: 404, error: `There can be no entry ${name}.` });
  }
  return `content/${collection}/${id}.md`;
}

/** The text of a body `{ "text": … }`, as bytes. Throws a RequestError, 400, for any other. */
export function textOf(body: Uint8Array): Uint8Array {
  const wrong = new RequestError({ status: 400, error: 'The body must be { "text": "…" }.' });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw wrong;
  }
  if (typeof value !== "object" || value === null || Object.keys(value).join() !== "text") throw wrong;
  const { text } = value as { text: unknown };
  const bytes = typeof text === "string" ? Buffer.from(text) : undefined;
  // Half of a surrogate pair has no bytes.
  if (!bytes || bytes.toString() !== text) throw wrong;
  return bytes;
}
