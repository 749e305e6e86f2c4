import type { IncomingMessage } from "node:http";
import { fileNameError } from "../../../renderer/resolve/addresses/file-name-error.ts";
import { routeError } from "../../../renderer/resolve/addresses/page-address.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { jsonOf } from "./put-picture.ts";
import { type Saved, saveText } from "./save-text.ts";
import { savedOver } from "./saved-over.ts";

/** By name, whether their order is manual. */
export type Collections = Readonly<Record<string, { readonly manual: boolean }>>;

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
  const file = entryFile(await context.engine.collections(), name);
  return saveText(context, { file, bytes: textOf(await readBody(request, largest)), over });
}

/** The file of the entry `COLLECTION/ID`. Throws a RequestError, 404, for what can be none. */
export function entryFile(collections: Collections, name: string): string {
  const [collection = "", id = "", ...more] = name.split("/");
  if (!Object.hasOwn(collections, collection) || !isEntryId(id) || more.length > 0) {
    throw new RequestError({ status: 404, error: `There can be no entry ${name}.` });
  }
  return `content/${collection}/${id}.md`;
}

/** The text of a body `{ "text": … }`, as bytes. Throws a RequestError, 400, for any other. */
export function textOf(body: Uint8Array): Uint8Array {
  const wrong = new RequestError({ status: 400, error: 'The body must be { "text": "…" }.' });
  const value = jsonOf(body);
  const bytes = isObject(value) && Object.keys(value).join() === "text" ? bytesOf(value.text) : undefined;
  if (!bytes) throw wrong;
  return bytes;
}

/** The bytes of a text; undefined for what is none, or has half of a surrogate pair, which has no bytes. */
export function bytesOf(text: unknown): Uint8Array | undefined {
  const bytes = typeof text === "string" ? Buffer.from(text) : undefined;
  return bytes?.toString() === text ? bytes : undefined;
}
