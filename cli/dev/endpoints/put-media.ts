import type { IncomingMessage } from "node:http";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { pictureLimits } from "../../../schema/fields/picture-limits.ts";
import { createSiteFolder } from "../../files/site-folder.ts";
import { readBody } from "../http/read-body.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { checkedPicture, storeBytes } from "./picture-bytes.ts";

/**
 * Keeps the bytes of a picture until it is saved under a name that ends as this one. Throws a RequestError, 422, for bytes
 * that are not the picture that the name says, too large or not whole.
 */
export async function putMedia(
  request: IncomingMessage,
  { root, inTurn }: EndpointContext,
  name: string,
): Promise<MediaMetadata> {
  const bytes = await readBody(request, pictureLimits.bytes);
  const facts = await checkedPicture(name, bytes);
  await inTurn(() => storeBytes(createSiteFolder(root), bytes));
  return facts;
}
