import type { IncomingMessage } from "node:http";
import { orderName } from "../../pipeline/read/read-order.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { type Collections, textOf } from "./put-entry.ts";
import type { Rescued } from "./save-file.ts";
import { deleteText, type Saved, saveText } from "./save-text.ts";
import { savedOver } from "./saved-over.ts";

/** In bytes; the ids of ten thousand entries are a tenth of it. */
const maxBytes = 2_000_000;

export async function putOrder(
  request: IncomingMessage,
  context: EndpointContext,
  collection: string,
): Promise<Saved> {
  const over = savedOver(request);
  const file = orderFile(await context.engine.collections(), collection);
  return saveText(context, { file, bytes: textOf(await readBody(request, maxBytes)), over });
}

export async function deleteOrder(
  request: IncomingMessage,
  context: EndpointContext,
  collection: string,
): Promise<Rescued & { readonly file: string }> {
  const over = savedOver(request);
  if (over === "new") throw new RequestError({ status: 428, error: "If-Match must name the order's ETag." });
  return deleteText(context, { file: orderFile(await context.engine.collections(), collection), over });
}

/** The file of a collection's order. Throws a RequestError, 404, if it is not sorted by hand. */
export function orderFile(collections: Collections, collection: string): string {
  const manual = Object.hasOwn(collections, collection) && collections[collection]?.manual;
  if (manual) return `content/${collection}/${orderName}`;
  throw new RequestError({
    status: 404,
    error: `There is no collection ${collection} that is sorted by hand.`,
  });
}
