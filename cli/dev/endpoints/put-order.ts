import type { IncomingMessage } from "node:http";
import { orderName } from "../../pipeline/read/read-order.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { textOf } from "./put-entry.ts";
import { type Saved, saveChecked } from "./save-checked.ts";
import { type Rescued, saveFiles } from "./save-file.ts";
import { savedOver } from "./saved-over.ts";

/** In bytes; the ids of ten thousand entries are a tenth of it. */
const maxBytes = 2_000_000;

export async function putOrder(
  request: IncomingMessage,
  context: EndpointContext,
  collection: string,
): Promise<Saved> {
  const over = savedOver(request);
  const file = await orderFile(context, collection);
  const draft = { file, bytes: textOf(await readBody(request, maxBytes)) };
  return saveChecked(context, { draft, over, check: context.engine.checkOrder });
}

export async function deleteOrder(
  request: IncomingMessage,
  context: EndpointContext,
  collection: string,
): Promise<Rescued & { readonly file: string }> {
  const over = savedOver(request);
  if (over === "new") throw new RequestError({ status: 428, error: "If-Match must name the order's ETag." });
  const file = await orderFile(context, collection);
  const deleted = await context.inTurn(() => saveFiles(context.root, [{ file, over }]));
  await context.engine.changed(["content"]);
  return { file, ...deleted };
}

async function orderFile({ engine }: EndpointContext, collection: string): Promise<string> {
  const collections = await engine.collections();
  const manual = Object.hasOwn(collections, collection) && collections[collection]?.manual;
  if (manual) return `content/${collection}/${orderName}`;
  throw new RequestError({
    status: 404,
    error: `There is no collection ${collection} that is sorted by hand.`,
  });
}
